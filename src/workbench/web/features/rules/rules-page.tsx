import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { overlaid } from '../../../../authoring/draft/overlaid-files.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { draftQuery, liveQuery } from '../../api/queries.ts';
import { useAddressName } from '../../draft/address-name.ts';
import { type DraftFiles, sourceQuery, useDraftFiles } from '../../draft/draft-data.ts';
import { isEditable } from '../../draft/open-draft.ts';
import { useOutbox } from '../../draft/outbox/use-outbox.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useUndo } from '../../draft/undo/use-undo.ts';
import { UnsentMark } from '../../draft/unsent/unsent-mark.tsx';
import { UnsentNotes } from '../../draft/unsent/unsent-notes.tsx';
import { useSearchedHere } from '../../find/findable.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { useHasRole, usePerson } from '../../session/use-me.ts';
import { ChooseDraft } from './choose-draft.tsx';
import { RuleContext } from './context/rule-source.ts';
import { WishView } from './effects/wish-view.tsx';
import { RuleList } from './rule-list.tsx';
import { RuleView } from './rule-view.tsx';

interface Props {
  readonly name: string;
  readonly crumbs: readonly { readonly to: string; readonly label: string }[];
  readonly children: ReactNode;
}

const DraftRules = ({ draft, name, crumbs, children }: Props & { readonly draft: Draft }) => {
  const { t } = useWords();
  const { id: person } = usePerson();
  const isEditor = useHasRole('editor');
  const files = useDraftFiles(draft);
  const kept = useOutbox(person, draft, files.loaded);
  const saved = files.data?.files;
  const textsNow = useMemo((): SourceFiles => (saved ? overlaid(saved, kept.kept) : {}), [saved, kept.kept]);
  const { outbox, undo } = useUndo(draft.id, kept, textsNow, useAddressName(files.data));
  const mayEdit = isEditor && isEditable(draft);
  const { id, name: called } = draft;
  const changes = files.data?.changes;
  const changed = useMemo(() => new Set(changes?.map(({ key }) => key)), [changes]);
  useSearchedHere(
    useMemo(() => (saved ? { draft: { id, name: called }, files: textsNow, changed } : undefined), [saved, id, called, textsNow, changed]),
  );
  const shown = (own: DraftFiles): ReactNode => (
    <RuleContext
      value={{
        ...{ files: textsNow, base: own.base, draft, mayEdit, undo: mayEdit ? undo : undefined },
        put: (edits) => {
          for (const { address, expected, value } of edits) outbox.type(address, expected, value);
        },
      }}
    >
      <AnalysisProvider base={own.base} files={textsNow}>
        {children}
      </AnalysisProvider>
    </RuleContext>
  );
  return (
    <Page name={name} heading={files.data ? undefined : name} icon="rules" crumbs={crumbs} bar={mayEdit && <UnsentMark outbox={outbox} />}>
      <div className="page wide-page">
        <ChooseDraft chosen={draft.id} />
        {files.data && <UnsentNotes draft={draft} outbox={outbox} files={files.data} />}
        <Loaded from={files} rows={10} what={t('rules.title')}>
          {shown}
        </Loaded>
      </div>
    </Page>
  );
};

const LiveRules = ({ source, name, crumbs, children }: Props & { readonly source: string }) => {
  const { t } = useWords();
  const files = useQuery(sourceQuery(source));
  return (
    <Page name={name} heading={files.data ? undefined : name} icon="rules" crumbs={crumbs}>
      <div className="page wide-page">
        <ChooseDraft chosen={undefined} />
        <Loaded from={files} rows={10} what={t('rules.title')}>
          {(own) => (
            <RuleContext value={{ files: own, base: own, draft: undefined, mayEdit: false, put: () => undefined, undo: undefined }}>
              <AnalysisProvider base={own} files={own}>
                {children}
              </AnalysisProvider>
            </RuleContext>
          )}
        </Loaded>
      </div>
    </Page>
  );
};

const Waiting = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Page name={name} heading={name} icon="rules">
    <div className="page">{children}</div>
  </Page>
);

const OfLive = (props: Props) => {
  const { t } = useWords();
  const live = useQuery(liveQuery);
  const source = live.data?.source ?? null;
  if (source !== null) return <LiveRules {...props} source={source} />;
  return (
    <Waiting name={props.name}>
      <Loaded from={live}>
        {() => (
          <section className="panel">
            <Empty icon="rules" title={t('rules.noLive.title')}>
              {t('rules.noLive.text')}
            </Empty>
          </section>
        )}
      </Loaded>
    </Waiting>
  );
};

const OfDraft = ({ id, ...props }: Props & { readonly id: string }) => {
  const draft = useQuery(draftQuery(id));
  if (draft.data) return <DraftRules {...props} draft={draft.data} />;
  return (
    <Waiting name={props.name}>
      <Loaded from={draft}>{() => null}</Loaded>
    </Waiting>
  );
};

/** What is shown of rules, of the draft that the address names or of what is live. */
const Shown = (props: Props) => {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return id === null ? <OfLive {...props} /> : <OfDraft key={id} id={id} {...props} />;
};

/** Every named rule, or the one that the address names: read of what is live, written in a draft. */
export const RulesPage = () => {
  const { t } = useWords();
  const { name } = useParams();
  const [search] = useSearchParams();
  if (name === undefined)
    return (
      <Shown name={t('rules.title')} crumbs={[]}>
        <RuleList />
      </Shown>
    );
  const crumbs = [{ to: rulePath(search.get('draft') ?? undefined), label: t('rules.title') }];
  return (
    <Shown key={name} name={name} crumbs={crumbs}>
      <RuleView name={name} />
    </Shown>
  );
};

/** The page where an effect is wished for, and the smallest edits that have it are found. */
export const WishPage = () => {
  const { t } = useWords();
  const [search] = useSearchParams();
  return (
    <Shown name={t('rules.wish.title')} crumbs={[{ to: rulePath(search.get('draft') ?? undefined), label: t('rules.title') }]}>
      <WishView />
    </Shown>
  );
};
