import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { shownState } from '../../api/draft-status.ts';
import { useTakeDraft } from '../../draft/draft-data.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextArea, TextField } from '../../kit/fields.tsx';
import { FailureNote, Pill, StatePill } from '../../kit/marks.tsx';
import { Moment } from '../../kit/time.tsx';
import { PageHead } from '../../layout/page.tsx';
import styles from './draft-head.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

const Naming = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const { t } = useWords();
  const take = useTakeDraft();
  const [name, setName] = useState(draft.name);
  const [note, setNote] = useState(draft.note);
  const change = useMutation({
    mutationFn: () =>
      ask('PATCH /api/drafts/:id', { path: { id: draft.id }, body: { name: name.trim(), note } }),
    onSuccess: (changed) => {
      take(draft.id, changed);
      onClose();
    },
  });
  return (
    <Dialog title={t('draft.head.edit')} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate();
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
        <FailureNote error={change.error} />
        <div>
          <Button type="submit" kind="primary" busy={change.isPending}>
            {t('common.do.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export const DraftHead = ({ draft, mayName, acts }: { draft: Draft; mayName: boolean; acts: ReactNode }) => {
  const { t } = useWords();
  const [isNaming, setNaming] = useState(false);
  const { name, note, createdBy, baseNumber, changedAt, outdated, lapsed } = draft;
  return (
    <>
      <PageHead
        above={
          <div className={joinClasses('row wrap', styles.status)}>
            <StatePill state={shownState(draft)} />
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
        acts={acts}
      />
      {isNaming && <Naming draft={draft} onClose={() => setNaming(false)} />}
    </>
  );
};
