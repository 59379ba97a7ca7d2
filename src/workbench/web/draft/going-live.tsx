import { Link } from 'react-router-dom';
import type { Draft, Freeze } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Note } from '../kit/marks.tsx';
import { momentText } from '../kit/pacific-time.ts';
import { useNow } from '../kit/time.tsx';
import type { OfferedAction } from './draft-actions.ts';
import { ScheduleOrder } from './schedule-order.tsx';
import { ScheduleAgain, ScheduledFor, ScheduleForm } from './schedule-form.tsx';

export const freezeNow = (freezes: readonly Freeze[], now: number): Freeze | undefined =>
  freezes.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until));

interface Props {
  draft: Draft;
  freezes: readonly Freeze[];
  actions: readonly OfferedAction[];
}

const Progress = ({ draft: { state, publication } }: Pick<Props, 'draft'>) => {
  const { t } = useWords();
  if (state === 'publishing') return <p role="status">{t('draft.live.publishing')}</p>;
  const number = publication?.number;
  if (state === 'published' && typeof number === 'number')
    return (
      <p>
        <Link to={`/releases?number=${number}`}>{t('draft.live.published', { number })}</Link>
      </p>
    );
  return state === 'review' && publication?.failure ? (
    <Note tone="bad">{t('draft.live.notPublished', { reason: publication.failure.message })}</Note>
  ) : null;
};

const Stopped = ({ draft, maySchedule }: Pick<Props, 'draft'> & { maySchedule: boolean }) => {
  const { t, language } = useWords();
  const { schedule, approved } = draft;
  if (schedule?.state !== 'failed' || !schedule.failure) return null;
  const time = momentText(schedule.at, language);
  return (
    <>
      <Note tone="bad">{t('draft.live.failed', { time, reason: schedule.failure.message })}</Note>
      {!maySchedule && (
        <p>
          {schedule.createdBy && t('draft.live.by', { name: schedule.createdBy.name })}{' '}
          {t(approved ? 'draft.live.againByPublisher' : 'draft.live.againOnceApproved')}
        </p>
      )}
    </>
  );
};

export const GoingLive = ({ draft, freezes, actions }: Props) => {
  const { t, language } = useWords();
  const now = useNow().getTime();
  const freeze = freezeNow(freezes, now);
  const { schedule, state } = draft;
  const setting = actions.find(({ id }) => id === 'schedule');
  const mayAgain = setting && setting.why === undefined;
  const isEmpty =
    state === 'open' ||
    state === 'discarded' ||
    // The page shows above everything that it may not be live.
    (state === 'published' && draft.publication?.differs) ||
    (state === 'review' && !setting && !schedule && !draft.publication && !freeze);
  if (isEmpty) return null;
  return (
    <section className="panel">
      <header>
        <h2>{t('draft.live.title')}</h2>
      </header>
      <div className="body col">
        {freeze && state !== 'published' && (
          <Note tone="wait">
            {t('draft.live.frozen', { until: momentText(freeze.until, language), reason: freeze.reason })}
          </Note>
        )}
        <Progress draft={draft} />
        {state !== 'published' && <Stopped draft={draft} maySchedule={setting !== undefined} />}
        {mayAgain && schedule?.state === 'failed' && Date.parse(schedule.at) > now && (
          <ScheduleAgain draft={draft} at={Date.parse(schedule.at)} />
        )}
        {state === 'scheduled' && schedule && (
          <>
            <p>
              <ScheduledFor at={schedule.at} />
            </p>
            {schedule.createdBy && (
              <p className="small muted">{t('draft.live.by', { name: schedule.createdBy.name })}</p>
            )}
            <ScheduleOrder id={draft.id} schedule={schedule} />
            <p className="small muted">{t('draft.live.stops')}</p>
          </>
        )}
        {setting && <ScheduleForm draft={draft} notYet={setting.why && t(`draft.why.${setting.why}`)} />}
      </div>
    </section>
  );
};
