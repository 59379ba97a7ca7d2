import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Freeze } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { freezesQuery } from '../../draft/draft-data.ts';
import { freezeNow } from '../../draft/going-live.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note, Pill } from '../../kit/marks.tsx';
import { momentText, pacificMoments } from '../../kit/pacific-time.ts';
import { Loaded } from '../../kit/states.tsx';
import { useNow } from '../../kit/time.tsx';
import { useToast } from '../../kit/toast.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole } from '../../session/use-me.ts';

/** A field for a moment of the Pacific calendar. */
const MomentField = ({
  label,
  value,
  problem,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onChange: (wall: string) => void;
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

const NewFreeze = () => {
  const { t } = useWords();
  const tell = useToast();
  const queries = useQueryClient();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [begin, end] = [pacificMoments(from)[0], pacificMoments(until).at(-1)];
  const missing = (wall: string, moment: object | undefined): string | undefined =>
    wall !== '' && !moment ? t('draft.live.missing') : undefined;
  const isTurned = begin && end && end.at <= begin.at;
  const set = useMutation({
    mutationFn: () =>
      ask('POST /api/freezes', {
        body: { from: new Date(begin?.at ?? 0).toISOString(), until: new Date(end?.at ?? 0).toISOString(), reason: reason.trim() },
      }),
    onSuccess: () => {
      tell(t('releases.freezes.done'));
      setFrom('');
      setUntil('');
      setReason('');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['freezes'] }),
  });
  const isReady = begin && end && !isTurned && reason.trim() !== '';
  return (
    <section className="panel">
      <header>
        <h2>{t('releases.freezes.add')}</h2>
      </header>
      <form
        className="body col"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) set.mutate();
        }}
      >
        <div className="pair">
          <MomentField label={t('releases.freezes.from')} value={from} problem={missing(from, begin)} onChange={setFrom} />
          <MomentField
            label={t('releases.freezes.until')}
            value={until}
            problem={isTurned ? t('releases.freezes.order') : missing(until, end)}
            onChange={setUntil}
          />
        </div>
        <p className="small muted">{t('draft.live.pacific')}</p>
        <TextField
          label={t('releases.freezes.reason')}
          value={reason}
          required
          maxLength={1_000}
          onChange={({ target }) => setReason(target.value)}
        />
        {set.error && (
          <Note tone="bad" live>
            {set.error.message}
          </Note>
        )}
        <div className="row">
          <Button type="submit" kind="primary" busy={set.isPending}>
            {t('releases.freezes.set')}
          </Button>
        </div>
      </form>
    </section>
  );
};

const FreezeTable = ({ freezes }: { readonly freezes: readonly Freeze[] }) => {
  const { t, language } = useWords();
  const tell = useToast();
  const queries = useQueryClient();
  const mayPublish = useHasRole('publisher');
  const current = freezeNow(freezes, useNow().getTime());
  const lift = useMutation({
    mutationFn: (id: string) => ask('DELETE /api/freezes/:id', { path: { id } }),
    onSuccess: () => tell(t('releases.freezes.removed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['freezes'] }),
  });
  if (freezes.length === 0) return <p className="muted">{t('releases.freezes.none')}</p>;
  return (
    <table className="tbl stack">
      <thead>
        <tr>
          <th scope="col">{t('releases.freezes.reason')}</th>
          <th scope="col">{t('releases.freezes.from')}</th>
          <th scope="col">{t('releases.freezes.until')}</th>
          <th scope="col">{t('releases.freezes.by')}</th>
          <th scope="col">
            <span className="sr">{t('releases.freezes.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {freezes.map(({ id, from, until, reason, createdBy }) => (
          <tr key={id}>
            <td className="wide said">
              {reason}{' '}
              {id === current?.id && (
                <Pill tone="wait" icon="pause">
                  {t('releases.freezes.now')}
                </Pill>
              )}
            </td>
            <td>{momentText(from, language)}</td>
            <td>{momentText(until, language)}</td>
            <td>{createdBy?.name ?? t('common.is.nobody')}</td>
            <td>
              {mayPublish && (
                <Button small busy={lift.isPending} onClick={() => lift.mutate(id)}>
                  {t('releases.freezes.remove')}
                  <span className="sr">{reason}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The windows in which nothing is published: all of them, and for publishers a new one. */
export const FreezesPage = () => {
  const { t } = useWords();
  const freezes = useQuery(freezesQuery);
  const mayPublish = useHasRole('publisher');
  return (
    <Page name={t('releases.freezes.title')} icon="pause" crumbs={[{ to: '/releases', label: t('releases.title') }]}>
      <div className="page">
        <PageHead title={t('releases.freezes.title')} text={t('releases.freezes.text')} />
        <div className="col spaced">
          <section className="panel" aria-label={t('releases.freezes.title')}>
            <div className="body">
              <Loaded from={freezes} rows={2}>
                {(all) => <FreezeTable freezes={all} />}
              </Loaded>
            </div>
          </section>
          {mayPublish && <NewFreeze />}
        </div>
      </div>
    </Page>
  );
};
