import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { overlayEdits } from '../../../../authoring/draft/overlay-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { draftQuery, liveQuery } from '../../api/queries.ts';
import { useAddressName } from '../../draft/address-name.ts';
import { sourceQuery, useDraftFiles } from '../../draft/draft-data.ts';
import { isContentEditable } from '../../draft/open-draft.ts';
import { useOutbox } from '../../draft/outbox/use-outbox.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useUndo } from '../../draft/undo/use-undo.ts';
import { UnsavedMark } from '../../draft/unsaved/unsaved-mark.tsx';
import { UnsavedNotes } from '../../draft/unsaved/unsaved-notes.tsx';
import { useDeclareFindable } from '../../find/findable.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { useHasRole, usePerson } from '../../session/use-me.ts';
import { SourcePicker } from './source-picker.tsx';
import { RulesContext } from './source/rules-source.ts';
import { SuggestView } from './suggest/suggest-view.tsx';
import { RulesView } from './rules-view.tsx';
import { RuleView } from './rule-view.tsx';

interface Props {
  name: string;
  crumbs: readonly { to: string; label: string }[];
  children: ReactNode;
}

const useDraftRules = (draft: Draft) => {
  const { id: person } = usePerson();
  const isEditor = useHasRole('editor');
  const loaded = useDraftFiles(draft);
  const stored = useOutbox(person, draft, loaded.loaded);
  const saved = loaded.data?.files;
  const files = useMemo(
    (): SourceFiles => (saved ? overlayEdits(saved, stored.pending) : {}),
    [saved, stored.pending],
  );
  const { outbox, undo } = useUndo(draft.id, stored, files, useAddressName(loaded.data));
  const { id, name } = draft;
  const changes = loaded.data?.changes;
  const changed = useMemo(() => new Set(changes?.map(({ key }) => key)), [changes]);
  useDeclareFindable(
    useMemo(
      () => (saved ? { draft: { id, name }, files, changed } : undefined),
      [saved, id, name, files, changed],
    ),
  );
  return { loaded, files, outbox, undo, mayEdit: isEditor && isContentEditable(draft) };
};

const DraftRules = ({ draft, name, crumbs, children }: Props & { draft: Draft }) => {
  const { t } = useWords();
  const { loaded, files, outbox, undo, mayEdit } = useDraftRules(draft);
  const put = (edits: readonly DraftEdit[]): void => {
    for (const { address, expected, value } of edits) outbox.type(address, expected, value);
  };
  return (
    <Page
      name={name}
      heading={loaded.data ? undefined : name}
      icon="rules"
      crumbs={crumbs}
      bar={mayEdit && <UnsavedMark outbox={outbox} />}
    >
      <div className="page wide-page">
        <SourcePicker chosen={draft.id} />
        {loaded.data && <UnsavedNotes draft={draft} outbox={outbox} files={loaded.data} />}
        <Loaded from={loaded} rows={10} what={t('rules.title')}>
          {({ base }) => (
            <RulesContext value={{ files, base, draft, mayEdit, put, undo: mayEdit ? undo : undefined }}>
              <AnalysisProvider base={base} files={files}>
                {children}
              </AnalysisProvider>
            </RulesContext>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const LiveRules = ({ source, name, crumbs, children }: Props & { source: string }) => {
  const { t } = useWords();
  const files = useQuery(sourceQuery(source));
  return (
    <Page name={name} heading={files.data ? undefined : name} icon="rules" crumbs={crumbs}>
      <div className="page wide-page">
        <SourcePicker chosen={undefined} />
        <Loaded from={files} rows={10} what={t('rules.title')}>
          {(own) => (
            <RulesContext
              value={{
                files: own,
                base: own,
                draft: undefined,
                mayEdit: false,
                put: () => undefined,
                undo: undefined,
              }}
            >
              <AnalysisProvider base={own} files={own}>
                {children}
              </AnalysisProvider>
            </RulesContext>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const LoadingPage = ({ name, children }: { name: string; children: ReactNode }) => (
  <Page name={name} heading={name} icon="rules">
    <div className="page">{children}</div>
  </Page>
);

const LatestRelease = (props: Props) => {
  const { t } = useWords();
  const live = useQuery(liveQuery);
  const source = live.data?.source ?? null;
  if (source !== null) return <LiveRules {...props} source={source} />;
  return (
    <LoadingPage name={props.name}>
      <Loaded from={live}>
        {() => (
          <section className="panel">
            <Empty icon="rules" title={t('rules.noLive.title')}>
              {t('rules.noLive.text')}
            </Empty>
          </section>
        )}
      </Loaded>
    </LoadingPage>
  );
};

const OpenedDraft = ({ id, ...props }: Props & { id: string }) => {
  const draft = useQuery(draftQuery(id));
  if (draft.data) return <DraftRules {...props} draft={draft.data} />;
  return (
    <LoadingPage name={props.name}>
      <Loaded from={draft}>{() => null}</Loaded>
    </LoadingPage>
  );
};

const Rules = (props: Props) => {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return id === null ? <LatestRelease {...props} /> : <OpenedDraft key={id} id={id} {...props} />;
};

export const RulesPage = () => {
  const { t } = useWords();
  const { name } = useParams();
  const [search] = useSearchParams();
  if (name === undefined)
    return (
      <Rules name={t('rules.title')} crumbs={[]}>
        <RulesView />
      </Rules>
    );
  const crumbs = [{ to: rulePath(search.get('draft') ?? undefined), label: t('rules.title') }];
  return (
    <Rules key={name} name={name} crumbs={crumbs}>
      <RuleView name={name} />
    </Rules>
  );
};

export const SuggestPage = () => {
  const { t } = useWords();
  const [search] = useSearchParams();
  return (
    <Rules
      name={t('rules.wish.title')}
      crumbs={[{ to: rulePath(search.get('draft') ?? undefined), label: t('rules.title') }]}
    >
      <SuggestView />
    </Rules>
  );
};
