import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Draft, NewSchedule } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Check, TextField } from '../kit/fields.tsx';
import { FailureNote } from '../kit/marks.tsx';
import { momentText, ownZone, type PacificMoment, pacificMoments, pacificWall } from '../kit/pacific-time.ts';
import { useNow } from '../kit/time.tsx';
import { useToast } from '../kit/toast.tsx';
import { AffectedDrafts } from './affected-drafts.tsx';
import { useTakeDraft } from './draft-data.ts';

const dayMs = 86_400_000;

const chosenMoment = (
  wall: string,
  later: boolean,
  now: number,
): { readonly moment?: PacificMoment; readonly why?: 'missing' | 'past'; readonly twice: boolean } => {
  const moments = pacificMoments(wall);
  const moment = later ? moments.at(-1) : moments[0];
  if (!moment) return { why: 'missing', twice: false };
  return { moment, twice: moments.length > 1, ...(moment.at <= now && { why: 'past' as const }) };
};

const OwnTime = ({ at }: { at: number }) => {
  const { language, t } = useWords();
  const own = ownZone(at);
  return own && <> {t('draft.live.own', { time: momentText(at, language, own.zone), city: own.city })}</>;
};

type ScheduledDraft = Pick<Draft, 'id' | 'source'>;

const useSchedule = ({ id, source }: ScheduledDraft) => {
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  return useMutation({
    mutationFn: (at: Omit<NewSchedule, 'source'>) =>
      ask('POST /api/drafts/:id/schedule', { path: { id }, body: { source, ...at } }),
    onSuccess: () => showToast(t('draft.done.schedule')),
    onSettled: () => take(id),
  });
};

interface AgainProps {
  draft: ScheduledDraft;
  /** The time of the schedule that stopped. */
  at: number;
}

export const ScheduleAgain = ({ draft, at }: AgainProps) => {
  const { t } = useWords();
  const schedule = useSchedule(draft);
  const wall = pacificWall(at);
  const moments = pacificMoments(wall);
  const offset = moments.length > 1 ? moments.find((one) => one.at === at)?.offset : undefined;
  return (
    <>
      <p>{t('draft.live.mayAgain')}</p>
      <Button
        icon="clock"
        busy={schedule.isPending}
        onClick={() => schedule.mutate({ wall, ...(offset && { offset }) })}
      >
        {t('draft.live.again')}
      </Button>
      <FailureNote error={schedule.error} />
    </>
  );
};

interface TwiceProps {
  wall: string;
  isLater: boolean;
  onChoose: (isLater: boolean) => void;
}

const WhichHour = ({ wall, isLater, onChoose }: TwiceProps) => {
  const { t, language } = useWords();
  const group = useId();
  return (
    <fieldset>
      <legend className="small">{t('draft.live.twice')}</legend>
      {pacificMoments(wall).map(({ at, offset }, index) => (
        <Check
          key={offset}
          kind="radio"
          name={group}
          checked={isLater === index > 0}
          onChange={() => onChoose(index > 0)}
        >
          {t(index > 0 ? 'draft.live.second' : 'draft.live.first', {
            time: momentText(at, language, 'UTC') + ' UTC',
          })}
        </Check>
      ))}
    </fieldset>
  );
};

export const ScheduleForm = ({ draft, notYet }: { draft: ScheduledDraft; notYet: string | undefined }) => {
  const { t } = useWords();
  const now = useNow().getTime();
  const [wall, setWall] = useState(() => `${pacificWall(Date.now() + dayMs).slice(0, 10)}T06:00`);
  const [isLater, setLater] = useState(false);
  // The server compares drafts only for a publisher who uses the form.
  const [isUsed, setUsed] = useState(false);
  const [day = '', hour = ''] = wall.split('T');
  const { moment, why, twice } = chosenMoment(wall, isLater, now);
  const schedule = useSchedule(draft);
  const problem = why && t(`draft.live.${why}`);
  return (
    <form
      className="col"
      onSubmit={(event) => {
        event.preventDefault();
        if (notYet === undefined && problem === undefined)
          schedule.mutate({ wall, ...(twice && moment && { offset: moment.offset }) });
      }}
    >
      <div className="pair">
        <TextField
          label={t('draft.live.day')}
          type="date"
          value={day}
          required
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setWall(`${target.value}T${hour}`)}
        />
        <TextField
          label={t('draft.live.hour')}
          type="time"
          value={hour}
          required
          problem={problem}
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setWall(`${day}T${target.value}`)}
        />
      </div>
      <p className="small muted" role="status">
        {t('draft.live.pacific')}
        {moment && <OwnTime at={moment.at} />}
      </p>
      {twice && <WhichHour wall={wall} isLater={isLater} onChoose={setLater} />}
      <AffectedDrafts by={{ draft: draft.id }} isAsked={isUsed && notYet === undefined} />
      <FailureNote error={schedule.error} />
      <Button
        type="submit"
        onFocus={() => setUsed(true)}
        icon="clock"
        busy={schedule.isPending}
        notYet={notYet ?? problem}
      >
        {t('draft.do.schedule')}
      </Button>
      <p className="small muted">{t('draft.live.stops')}</p>
    </form>
  );
};

export const ScheduledFor = ({ at }: { at: string }) => {
  const { t, language } = useWords();
  return (
    <>
      {t('draft.live.scheduled', { time: momentText(at, language) })}
      <OwnTime at={Date.parse(at)} />
    </>
  );
};
