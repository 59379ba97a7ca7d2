import { Link } from 'react-router-dom';
import type { CalendarDay, DayChange } from '../../../../authoring/questions/calendar-days.ts';
import { type ChangeWords, describeChange, useChangeWords } from '../../draft/changes/describe-change.ts';
import { Samples } from '../../draft/changes/who-notices.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Mark, Pill } from '../../kit/marks.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { lastPart, type NameOf } from '../../scenario/item-names.ts';
import styles from './day-entry.module.css';

export const formatDayChange = (change: DayChange, names: string, words: ChangeWords): string =>
  change.happens === 'other'
    ? `${names}: ${describeChange(change, words)}`
    : words.t(`calendar.${change.happens}`, { item: names });

const markKinds = { begins: 'new', ends: 'removed', other: 'changed' } as const;

const Changes = ({ of, nameOf }: { of: readonly DayChange[]; nameOf: NameOf }) => {
  const words = useChangeWords();
  const { t } = words;
  const [first] = of;
  if (!first) return null;
  const names = [...new Set(of.map(({ item }) => nameOf(item) ?? lastPart(item)))].join(', ');
  return (
    <li>
      <p title={of.map(({ item }) => item).join(', ')}>
        <Mark kind={markKinds[first.happens]} isAnnounced={false} /> {formatDayChange(first, names, words)}
      </p>
      <p className="small muted">
        {t('compare.for', { who: first.who })} <Samples names={first.samples} />
      </p>
    </li>
  );
};

const AddressList = ({ label, of }: { label: string; of: readonly string[] }) =>
  of.length === 0 ? null : (
    <p className="small muted">
      {label} {of.join(', ')}
    </p>
  );

interface Props {
  of: CalendarDay;
  source: string;
  nameOf: NameOf;
}

export const DayEntry = ({ of: { day, before, changes, unseen, redirects }, source, nameOf }: Props) => {
  const { t, language } = useWords();
  const name = encodeURIComponent(source);
  return (
    <>
      <p className="row wrap">
        <b className="strong">{spokenDay(day, language)}</b>
        {changes.length > 0 && <Pill tone="change">{t('calendar.count', { count: changes.length })}</Pill>}
        <Link
          className="small"
          to={`/grid?source=${name}&against=${name}&on=${day}&againstOn=${before}&only=changed`}
        >
          {t('calendar.before')}
        </Link>
        <Link className="small" to={`/grid?source=${name}&on=${day}`}>
          {t('calendar.table')}
        </Link>
      </p>
      <ul className={styles.changes}>
        {[...Map.groupBy(changes, ({ happens, text, who }) => `${happens}\n${text}\n${who}`)].map(
          ([key, alike]) => (
            <Changes key={key} of={alike} nameOf={nameOf} />
          ),
        )}
      </ul>
      <AddressList label={t('calendar.unseen')} of={unseen} />
      <AddressList label={t('calendar.redirectsBegin')} of={redirects.begin} />
      <AddressList label={t('calendar.redirectsEnd')} of={redirects.end} />
    </>
  );
};
