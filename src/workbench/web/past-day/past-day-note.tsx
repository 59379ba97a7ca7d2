import type { PastDay } from './use-past-day.ts';
import { useWords } from '../i18n/use-words.ts';
import { TextButton } from '../kit/button.tsx';
import { Note } from '../kit/marks.tsx';
import { spokenDay } from '../kit/pacific-time.ts';
import { Empty } from '../kit/states.tsx';
import { type ReleaseHours, releaseHours } from './release-hours.ts';
import styles from './past-day-note.module.css';

interface Props {
  /** The source that the page shows, with its name in the page's address. */
  source: { readonly name: string; readonly draft?: object };
  past: PastDay;
  /** Shows another release; if undefined, the last one that was live on the day. */
  choose: (release: string | undefined) => void;
}

const useHoursText = () => {
  const { t } = useWords();
  return ({ from, until }: ReleaseHours): string => {
    if (from === undefined) return until === undefined ? '' : t('grid.past.until', { until });
    return until === undefined ? t('grid.past.from', { from }) : t('grid.past.between', { from, until });
  };
};

const Releases = ({ source, past, choose }: Props) => {
  const { t, language } = useWords();
  const hoursText = useHoursText();
  const shown = source.name === 'live' ? String(past.releases[0]?.number) : source.name;
  return (
    <ul className={styles.releases}>
      {releaseHours(past, language).map((hours) => (
        <li key={hours.number}>
          <TextButton
            aria-current={String(hours.number) === shown ? 'true' : undefined}
            onClick={() => choose(String(hours.number))}
          >
            {t('grid.past.release', { number: hours.number })}
          </TextButton>{' '}
          {hoursText(hours)}
        </li>
      ))}
    </ul>
  );
};

const LiveReleases = (props: Props) => {
  const { t, language } = useWords();
  const { past } = props;
  const day = spokenDay(past.day, language);
  const [one, ...others] = releaseHours(past, language);
  if (past.isUnproved)
    return (
      <Note tone="wait">
        {t('grid.past.unproved', { day })}
        <Releases {...props} />
      </Note>
    );
  if (one && one.from === undefined && others.length === 0)
    return <Note>{t('grid.past.one', { number: one.number, day })}</Note>;
  return (
    <Note>
      {t('grid.past.many', { day })}
      <Releases {...props} />
    </Note>
  );
};

/** Shows which release was live on a past day, with its hours, and where the page shows other data. */
export const PastDayNote = (props: Props) => {
  const { t, language } = useWords();
  const { source, past, choose } = props;
  const day = spokenDay(past.day, language);
  if (source.name === 'live' || past.releases.some(({ number }) => String(number) === source.name))
    return <LiveReleases {...props} />;
  return (
    <Note
      tone="wait"
      actions={<TextButton onClick={() => choose(undefined)}>{t('grid.past.showLive')}</TextButton>}
    >
      {source.draft ? t('grid.past.draft', { day }) : t('grid.past.notLive', { day })}
    </Note>
  );
};

/** Explains why a past day can't be shown: no release was live, or its files are not stored. */
export const NothingOnDay = ({ past, toToday }: { past: PastDay; toToday: () => void }) => {
  const { t, language } = useWords();
  const day = spokenDay(past.day, language);
  const [last] = past.releases;
  return (
    <Empty icon="calendar" title={t('grid.past.nothing')}>
      {past.isUnproved && t('grid.past.unproved', { day })}{' '}
      {last && t('grid.past.lost', { number: last.number, day })}
      {!last && !past.isUnproved && t('grid.past.none', { day })}{' '}
      <TextButton onClick={toToday}>{t('grid.past.today')}</TextButton>
    </Empty>
  );
};
