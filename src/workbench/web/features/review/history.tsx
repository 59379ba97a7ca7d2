import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addressToShow } from '../../../../authoring/draft/changed-things.ts';
import { type HistoryEntry, historyOf, revisionsOf } from '../../../api/draft-history.ts';
import type { Draft, RestoreTo, SideChoice, UndoRevision } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import { type DraftFiles, useTakeDraft } from '../../draft/draft-data.ts';
import { askedValues, TakeBackDialog } from '../../draft/take-back/take-back-dialog.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button, TextButton } from '../../kit/button.tsx';
import { Face, FailureNote } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { Timeline, TimelineEntry } from '../../kit/timeline.tsx';
import { useToast } from '../../kit/toast.tsx';

const mostNamed = 3;

interface Props {
  draft: Draft;
  files: DraftFiles | undefined;
  mayEdit: boolean;
}

type RestoreRequest = Pick<RestoreTo, 'to' | 'seen'> | Pick<UndoRevision, 'undo'>;

interface Sent {
  readonly request: RestoreRequest;
  readonly choices: readonly SideChoice[];
}

// The last revision that a person made; the server makes the updates with releases.
const lastWritten = (draft: Draft) =>
  revisionsOf(draft.edits).find(({ edits: [{ kind }] }) => kind !== 'rebase');

const useRestore = ({ id, source }: Draft) => {
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const sending = useMutation({
    mutationFn: ({ request, choices }: Sent) =>
      ask('POST /api/drafts/:id/restore', {
        path: { id },
        body: { ...request, choices, clientId: crypto.randomUUID() },
      }),
    onSuccess: (saved) => {
      if (saved.source === source) showToast(t('draft.history.same'));
      else
        showToast(t('draft.history.restored'), () =>
          sending.mutate({ request: { undo: saved.rev }, choices: [] }),
        );
    },
    // The message offers to undo on other pages too.
    onError: ({ message }) => !isOpen.current && showToast(message),
    onSettled: () => take(id),
  });
  const { error, variables } = sending;
  const asked = askedValues(error);
  return {
    restore: (request: RestoreRequest): void => sending.mutate({ request, choices: [] }),
    decide: (choices: readonly SideChoice[]): void =>
      variables && sending.mutate({ ...variables, choices: [...variables.choices, ...choices] }),
    cancel: sending.reset,
    isBusy: sending.isPending,
    asked,
    error: asked ? null : error,
  };
};

const useEditNames = (outline: OutlineIndex | undefined): ((edits: Draft['edits']) => string) => {
  const { t } = useWords();
  const nameOf = useChangeName();
  return (edits) => {
    const names = [
      ...new Set(
        edits.map(({ address }) => {
          const shown = addressToShow(address);
          const item = outline?.ownerOf(shown);
          return nameOf({ key: shown, ...(item && { item }) }).name;
        }),
      ),
    ];
    const more = names.length - mostNamed;
    return [
      ...names.slice(0, mostNamed),
      ...(more > 0 ? [t('draft.history.edits', { count: more })] : []),
    ].join(', ');
  };
};

interface StepProps {
  outline: OutlineIndex | undefined;
  step: HistoryEntry;
  isNewest: boolean;
  onRestore: (() => void) | undefined;
}

const Step = ({ step, isNewest, outline, onRestore }: StepProps) => {
  const { t } = useWords();
  const namesOf = useEditNames(outline);
  const isEdit = 'revision' in step;
  return (
    <TimelineEntry kind={isNewest ? 'live' : undefined}>
      <p className="row wrap">
        {step.by && <Face name={step.by.name} />}
        <b className="strong">{step.by?.name ?? t('common.is.nobody')}</b>
        <span>
          {isEdit
            ? t(`draft.history.kind.${step.revision.edits[0].kind}`)
            : t(`draft.history.decision.${step.decision}`, { number: step.number ?? 0 })}
        </span>
        <span className="muted small">
          <Moment at={step.at} whole />
        </span>
        {onRestore && (
          <TextButton className="end small" onClick={onRestore}>
            {t('draft.history.restore')}
          </TextButton>
        )}
      </p>
      {isEdit ? (
        <p className="small">{namesOf(step.revision.edits)}</p>
      ) : (
        step.text !== '' && <p className="small said">{step.text}</p>
      )}
    </TimelineEntry>
  );
};

// Restoring is an edit, so it can be undone too.
export const History = ({ draft, files, mayEdit }: Props) => {
  const { t } = useWords();
  const { restore, decide, cancel, isBusy, asked, error } = useRestore(draft);
  const last = lastWritten(draft);
  const restoreTo = (step: HistoryEntry): (() => void) | undefined =>
    mayEdit && 'revision' in step && step.revision.rev !== draft.rev
      ? () => restore({ to: step.revision.rev, seen: draft.rev })
      : undefined;
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.history.title')}</h2>
        {mayEdit && last && (
          <span className="end">
            <Button small icon="undo" busy={isBusy} onClick={() => restore({ undo: last.rev })}>
              {t('draft.history.undo')}
            </Button>
          </span>
        )}
      </header>
      <div className="body">
        <FailureNote error={error} />
        {!last && <p className="muted">{t('draft.history.none')}</p>}
        <Timeline>
          {historyOf(draft).map((step, index) => (
            <Step
              key={step.key}
              step={step}
              isNewest={index === 0}
              outline={files?.outline}
              onRestore={restoreTo(step)}
            />
          ))}
          <TimelineEntry>
            <p className="muted small">{t('draft.history.start', { number: draft.baseNumber })}</p>
          </TimelineEntry>
        </Timeline>
      </div>
      {asked && files && (
        <TakeBackDialog items={asked} files={files} isBusy={isBusy} onDecide={decide} onClose={cancel} />
      )}
    </section>
  );
};
