import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { NewFreeze as NewFreezeBody, ScheduledDraft } from '../../../api/generated/api-shapes.ts';
import { isApiFailure } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { AffectedList } from '../../draft/affected-drafts.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/fields.tsx';
import { FailureNote } from '../../kit/marks.tsx';
import { pacificMoments } from '../../kit/pacific-time.ts';
import { useToast } from '../../kit/toast.tsx';

const MomentField = ({
  label,
  value,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  problem?: string | undefined;
  onChange: (wall: string) => void;
}) => (
  <TextField
    label={label}
    type="datetime-local"
    value={value}
    required
    problem={problem}
    onChange={({ target }) => onChange(target.value)}
  />
);

const useAddFreeze = (onAdded: () => void) => {
  const { t } = useWords();
  const showToast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFreezeBody) => ask('POST /api/freezes', { body }),
    onSuccess: () => {
      showToast(t('releases.freezes.done'));
      onAdded();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['freezes'] }),
  });
};

const choices = ['move', 'cancel', 'exempt'] as const;

interface InsideProps {
  schedules: readonly ScheduledDraft[];
  isBusy: boolean;
  onChoose: (choice: (typeof choices)[number]) => void;
  onClose: () => void;
}

// A freeze never stops a schedule without a word.
const SchedulesInside = ({ schedules, isBusy, onChoose, onClose }: InsideProps) => {
  const { t } = useWords();
  return (
    <Dialog title={t('releases.freezes.inside.title')} onClose={onClose}>
      <p>{t('releases.freezes.inside.text', { count: schedules.length })}</p>
      <AffectedList drafts={schedules} />
      <div className="col">
        {choices.map((choice) => (
          <Button key={choice} busy={isBusy} onClick={() => onChoose(choice)}>
            {t(`releases.freezes.inside.${choice}`, { count: schedules.length })}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('releases.freezes.inside.none')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const emptyFreeze = { from: '', until: '', reason: '' } as const;

export const NewFreeze = () => {
  const { t } = useWords();
  const [{ from, until, reason }, setTyped] =
    useState<Readonly<Record<keyof typeof emptyFreeze, string>>>(emptyFreeze);
  const setField = (name: keyof typeof emptyFreeze, value: string): void =>
    setTyped((all) => ({ ...all, [name]: value }));
  const add = useAddFreeze(() => setTyped(emptyFreeze));
  const inside =
    isApiFailure(add.error) && add.error.code === 'schedules-inside'
      ? (add.error.body as { readonly schedules: readonly ScheduledDraft[] }).schedules
      : undefined;
  const start = pacificMoments(from)[0];
  const end = pacificMoments(until).at(-1);
  const missing = (wall: string, moment: object | undefined): string | undefined =>
    wall !== '' && !moment ? t('draft.live.missing') : undefined;
  const isTurned = start && end && end.at <= start.at;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (start && end && !isTurned && reason.trim() !== '')
      add.mutate({
        from: new Date(start.at).toISOString(),
        until: new Date(end.at).toISOString(),
        reason: reason.trim(),
      });
  };
  return (
    <section className="panel">
      <header>
        <h2>{t('releases.freezes.add')}</h2>
      </header>
      <form className="body col" onSubmit={submit}>
        <div className="pair">
          <MomentField
            label={t('releases.freezes.from')}
            value={from}
            problem={missing(from, start)}
            onChange={(wall) => setField('from', wall)}
          />
          <MomentField
            label={t('releases.freezes.until')}
            value={until}
            problem={isTurned ? t('releases.freezes.order') : missing(until, end)}
            onChange={(wall) => setField('until', wall)}
          />
        </div>
        <p className="small muted">{t('draft.live.pacific')}</p>
        <TextField
          label={t('releases.freezes.reason')}
          value={reason}
          required
          maxLength={200}
          onChange={({ target }) => setField('reason', target.value)}
        />
        {inside ? (
          <SchedulesInside
            schedules={inside}
            isBusy={add.isPending}
            onChoose={(schedules) => add.variables && add.mutate({ ...add.variables, schedules })}
            onClose={add.reset}
          />
        ) : (
          <FailureNote error={add.error} />
        )}
        <div className="row">
          <Button type="submit" kind="primary" busy={add.isPending}>
            {t('releases.freezes.set')}
          </Button>
        </div>
      </form>
    </section>
  );
};
