import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { shownState } from '../../api/draft-status.ts';
import { useTakeDraft } from '../../draft/draft-data.ts';
import { decided, otherValues, OtherValuesDialog } from '../../draft/take-back/other-values.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextArea, TextField } from '../../kit/fields.tsx';
import { FailureNote, Pill, StatePill } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { PageHead } from '../../layout/page.tsx';
import styles from './draft-head.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

type Names = Pick<Draft, 'name' | 'note'>;

interface NameChange {
  readonly wanted: Names;
  readonly expected: Names;
}

const Naming = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const { t } = useWords();
  const take = useTakeDraft();
  // The draft may change while the dialog is open.
  const [seen] = useState<Names>({ name: draft.name, note: draft.note });
  const [name, setName] = useState(seen.name);
  const [note, setNote] = useState(seen.note);
  const change = useMutation({
    mutationFn: ({ wanted, expected }: NameChange) =>
      ask('PATCH /api/drafts/:id', { path: { id: draft.id }, body: { ...wanted, expected } }),
    onSuccess: (changed) => {
      take(draft.id, changed);
      onClose();
    },
    onError: () => take(draft.id),
  });
  const { error, variables, isPending } = change;
  const others = otherValues(error);
  if (others && variables)
    return (
      <OtherValuesDialog
        items={others}
        nameOf={(of) => t(of === 'name' ? 'draft.head.name' : 'draft.head.note')}
        textOf={String}
        isBusy={isPending}
        onDecide={(replaced) => change.mutate(decided(variables, others, replaced))}
        onClose={change.reset}
      />
    );
  return (
    <Dialog title={t('draft.head.edit')} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ wanted: { name: name.trim(), note }, expected: seen });
        }}
      >
        <TextField
          label={t('draft.head.name')}
          value={name}
          required
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label={t('draft.head.note')}
          hint={t('draft.head.noteHint')}
          value={note}
          maxLength={4_000}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailureNote error={error} />
        <div>
          <Button type="submit" kind="primary" busy={isPending}>
            {t('common.do.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export const DraftHead = ({
  draft,
  mayName,
  actions,
}: {
  draft: Draft;
  mayName: boolean;
  actions: ReactNode;
}) => {
  const { t } = useWords();
  const [isNaming, setNaming] = useState(false);
  const { name, note, kind, createdBy, baseNumber, changedAt, outdated, lapsed } = draft;
  return (
    <>
      <PageHead
        above={
          <div className={joinClasses('row wrap', styles.status)}>
            <StatePill state={shownState(draft)} />
            {kind === 'operator' && (
              <Pill tone="plain" icon="settings">
                {t('operator.name')}
              </Pill>
            )}
            {outdated && <Pill tone="change">{t('common.state.outdated')}</Pill>}
            {lapsed && <Pill tone="wait">{t('common.state.lapsed')}</Pill>}
            <span className="small muted">
              {t('draft.head.by', { name: createdBy?.name ?? t('common.is.nobody'), number: baseNumber })}
              {' · '}
              <Moment at={changedAt} whole />
            </span>
            {mayName && (
              <Button kind="quiet" small icon="edit" onClick={() => setNaming(true)}>
                {t('draft.head.edit')}
              </Button>
            )}
          </div>
        }
        title={name}
        text={
          note === '' ? (
            <span className="muted">{t('draft.head.noNote')}</span>
          ) : (
            <span className="said">{note}</span>
          )
        }
        actions={actions}
      />
      {isNaming && <Naming draft={draft} onClose={() => setNaming(false)} />}
    </>
  );
};
