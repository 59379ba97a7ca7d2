import { useMutation } from '@tanstack/react-query';
import { addressToShow } from '../../../../authoring/draft/changed-things.ts';
import { type HistoryEntry, historyOf, revisionsOf } from '../../../api/draft-history.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import { useTakeDraft } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, TextButton } from '../../kit/button.tsx';
import { Face, FailureNote } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { Timeline, TimelineEntry } from '../../kit/timeline.tsx';
import { useToast } from '../../kit/toast.tsx';

const mostNamed = 3;

interface Props {
  draft: Draft;
  outline: OutlineIndex | undefined;
  mayEdit: boolean;
}

const useRestore = ({ id, rev }: Draft) => {
  const { t } = useWords();
  const tell = useToast();
  const take = useTakeDraft();
  const restore = useMutation({
    mutationFn: (to: number) =>
      ask('POST /api/drafts/:id/restore', { path: { id }, body: { to, clientId: crypto.randomUUID() } }),
    onSuccess: () => tell(t('draft.history.restored'), () => restore.mutate(rev)),
    onSettled: () => take(id),
  });
  return restore;
};

const useEditNames = (outline: OutlineIndex | undefined): ((edits: Draft['edits']) => string) => {
  const { t } = useWords();
  const nameOf = useChangeName();
  return (edits) => {
    const names = [
      ...new Set(
        edits.map(({ address }) => {
          const told = addressToShow(address);
          const item = outline?.ownerOf(told);
          return nameOf({ key: told, ...(item && { item }) }).name;
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

interface StepProps extends Pick<Props, 'outline'> {
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
export const History = ({ draft, outline, mayEdit }: Props) => {
  const { t } = useWords();
  const restore = useRestore(draft);
  const [newest] = revisionsOf(draft.edits);
  const restoreTo = (step: HistoryEntry): (() => void) | undefined =>
    mayEdit && 'revision' in step && step.revision.rev !== newest?.rev
      ? () => restore.mutate(step.revision.rev)
      : undefined;
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.history.title')}</h2>
        {mayEdit && newest && (
          <span className="end">
            <Button small icon="undo" busy={restore.isPending} onClick={() => restore.mutate(newest.rev - 1)}>
              {t('draft.history.undo')}
            </Button>
          </span>
        )}
      </header>
      <div className="body">
        <FailureNote error={restore.error} />
        {!newest && <p className="muted">{t('draft.history.none')}</p>}
        <Timeline>
          {historyOf(draft).map((step, index) => (
            <Step
              key={step.key}
              step={step}
              isNewest={index === 0}
              outline={outline}
              onRestore={restoreTo(step)}
            />
          ))}
          <TimelineEntry>
            <p className="muted small">{t('draft.history.start', { number: draft.baseNumber })}</p>
          </TimelineEntry>
        </Timeline>
      </div>
    </section>
  );
};
