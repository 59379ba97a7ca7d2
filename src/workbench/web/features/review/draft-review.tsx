import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import { findConflicts } from '../../../../authoring/draft/merge/merge-values.ts';
import type { Choice, Draft, Judgement, Thread } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { isClosed } from '../../api/draft-status.ts';
import { ChangeList, useChangeName } from '../../draft/changes/change-list.tsx';
import { useViewed } from '../../draft/changes/viewed.ts';
import { InWords, withoutSettings } from '../../draft/changes/who-notices.tsx';
import type { ItemChange } from '../../draft/content/item-changes.ts';
import { outlineIndex, titleAt } from '../../draft/content/outline-index.ts';
import { conditionLabelsOfBoth } from '../../draft/content/condition-labels.ts';
import type { OfferedAction } from '../../draft/draft-actions.ts';
import { type DraftFiles, freezesQuery, sourceQuery, useTakeDraft } from '../../draft/draft-data.ts';
import { EmergencyNote } from '../../draft/emergency-note.tsx';
import { GoingLive } from '../../draft/going-live.tsx';
import { isEditable } from '../../draft/open-draft.ts';
import { Checks, problemPlace, Problems } from '../../draft/problems.tsx';
import { Risks } from './risks.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Note } from '../../kit/marks.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMayAuthor, useMe } from '../../session/use-me.ts';
import { Approvals } from './approvals.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { lapsedApproval, SinceApproved } from './since-approved.tsx';
import { ThreadList } from './threads.tsx';

const UnsignedChanges = lazy(async () => ({
  default: (await import('../../sign-off/unsigned-changes.tsx')).UnsignedChanges,
}));

interface Props {
  draft: Draft;
  files: DraftFiles;
  checkResult: Judgement | undefined;
  threads: readonly Thread[];
  live: { number: number; source: string | null } | undefined;
  actions: readonly OfferedAction[];
}

const Outdated = ({
  draft,
  files,
  live,
}: Pick<Props, 'draft' | 'files'> & { live: NonNullable<Props['live']> }) => {
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  const mayEdit = useMayAuthor(draft.kind);
  const { data: theirs } = useQuery({ ...sourceQuery(live.source ?? ''), enabled: live.source !== null });
  const merge = useMutation({
    mutationFn: (choices: readonly Choice[]) =>
      ask('POST /api/drafts/:id/merge', {
        path: { id: draft.id },
        body: { onto: live.number, choices, clientId: crypto.randomUUID() },
      }),
    onSuccess: () => showToast(t('draft.done.merge')),
    onSettled: () => take(draft.id),
  });
  const { base, files: mine, outline, labels } = files;
  const conflicts = theirs ? findConflicts({ base, mine, theirs }) : [];
  const text =
    conflicts.length > 0
      ? t('draft.outdated.conflicts', { count: conflicts.length })
      : theirs
        ? t('draft.outdated.fits')
        : '';
  return (
    <>
      <Note tone="change">
        <b>{t('draft.outdated.title', { number: live.number })}</b> {text}
      </Note>
      {merge.error && !failedWith(merge.error, 'conflicts') && (
        <Note tone="bad" live>
          {merge.error.message}
        </Note>
      )}
      {conflicts.length > 0 && (
        <ConflictPanel
          {...{ conflicts, outline, labels }}
          number={live.number}
          onSolve={mayEdit && isEditable(draft) ? (choices) => merge.mutate(choices) : undefined}
          isBusy={merge.isPending}
        />
      )}
    </>
  );
};

const Summary = ({ draft, checkResult }: Pick<Props, 'draft' | 'checkResult'>) => {
  const { t } = useWords();
  if (checkResult === undefined)
    return (
      <Note icon="person" live>
        {t('draft.inWords.working')}
      </Note>
    );
  return (
    <Note
      icon="person"
      live
      actions={
        draft.kind === 'content' && (
          <Link to={`/grid?source=${draft.id}&only=changed`}>{t('compare.inTable')}</Link>
        )
      }
    >
      <b>{t('draft.inWords.label')}</b>{' '}
      {checkResult.meaning ? (
        <InWords meaning={checkResult.meaning} />
      ) : (
        (checkResult.untold ?? t('draft.inWords.unknown'))
      )}
    </Note>
  );
};

interface ThreadsProps extends Pick<Props, 'draft'> {
  threads: readonly Thread[];
  mayWrite: boolean;
}

const DraftThreads = ({ draft, threads, mayWrite }: ThreadsProps) => {
  const { t } = useWords();
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.threads.title')}</h2>
      </header>
      <div className="body">
        {threads.length === 0 && <p className="small muted">{t('draft.threads.none')}</p>}
        <ThreadList draft={draft} address={null} threads={threads} about={draft.name} mayWrite={mayWrite} />
      </div>
    </section>
  );
};

const Unsigned = ({ draft, files, checkResult }: Pick<Props, 'draft' | 'files' | 'checkResult'>) => {
  if (!checkResult?.meaning || checkResult.meaning.isEmpty) return null;
  // Operator settings are in no table.
  const meaning = withoutSettings(checkResult.meaning);
  return (
    <Suspense fallback={null}>
      <UnsignedChanges draft={draft.id} base={files.base} files={files.files} meaning={meaning} />
    </Suspense>
  );
};

export const DraftReview = ({ draft, files, checkResult, threads, live, actions }: Props) => {
  const { t, language } = useWords();
  const nameOf = useChangeName();
  const viewing = useViewed(draft.id);
  const { data: freezes = [] } = useQuery(freezesQuery);
  const approval = lapsedApproval(draft, useMe());
  const [isWhole, setWhole] = useState(false);
  const { changes, outline } = files;
  const labels = useMemo(() => conditionLabelsOfBoth(files.base, files.files), [files.base, files.files]);
  const mayWrite = isEditable(draft) || draft.state === 'scheduled';
  const isOver = isClosed(draft);
  const risks = isOver ? [] : (checkResult?.risks ?? []);
  const keyOf = (address: string): string => outline.ownerOf(address)?.node.entry ?? address;
  const below = (change: ItemChange) => (
    <ThreadList
      draft={draft}
      address={change.key}
      threads={threads.filter(({ address }) => address !== null && keyOf(address) === change.key)}
      about={nameOf(change).name}
      mayWrite={mayWrite}
    />
  );
  const keys = new Set(changes.map(({ key }) => key));
  const whole = threads.filter(({ address }) => address === null || !keys.has(keyOf(address)));
  const wayTo = (address: string, line?: number): string => problemPlace(draft.id, outline, address, line);
  const titleOf = (id: string): string | undefined => titleAt(outline, id, language);
  return (
    <div className="split">
      <div className="col">
        {draft.publication?.differs && <Note tone="bad">{draft.publication.differs.message}</Note>}
        {draft.publication?.emergency && (
          <EmergencyNote {...draft.publication} emergency={draft.publication.emergency} />
        )}
        <Risks {...{ risks, titleOf, wayTo }} />
        <Summary draft={draft} checkResult={checkResult} />
        <p className="small muted">{t('common.outside')}</p>
        <Unsigned {...{ draft, files, checkResult }} />
        {draft.outdated && live && isEditable(draft) && <Outdated {...{ draft, files, live }} />}
        {checkResult && <Problems {...{ checkResult, risks, wayTo, titleOf }} />}
        {approval && !isOver && (
          <SinceApproved review={approval} onWhole={setWhole} {...{ draft, files, isWhole }} />
        )}
        {(!approval || isOver || isWhole) && (
          <ChangeList
            {...{ changes, labels, below, viewing }}
            sources={[files.files, files.base]}
            meaning={checkResult?.meaning ?? undefined}
            outlines={[outline, outlineIndex(outlineOf(files.base))]}
            editAt={({ key, ids }) =>
              isEditable(draft) ? editorAddress(draft.id, ids[0] ?? key) : undefined
            }
          />
        )}
      </div>
      <aside className="col">
        <Checks
          draft={draft}
          checkResult={checkResult}
          openThreads={threads.filter(({ resolvedBy }) => !resolvedBy).length}
          liveNumber={live?.number}
        />
        <Approvals draft={draft} files={files} />
        <GoingLive {...{ draft, freezes, actions }} />
        <DraftThreads draft={draft} threads={whole} mayWrite={mayWrite} />
      </aside>
    </div>
  );
};
