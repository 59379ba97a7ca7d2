import { Link } from 'react-router-dom';
import type { CalendarDay, DayChange } from '../../../../../authoring/questions/calendar-days.ts';
import { Mark, Pill } from '../../../elements/marks.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { NameOf } from '../../grid/grid-view.ts';

const Change = ({ change: { kind, item, text, who }, nameOf }: { readonly change: DayChange; readonly nameOf: NameOf }) => {
  const { t } = useWords();
  return (
    <li>
      <p>
        {kind === 'begins' && <Mark kind="new" />} {kind === 'ends' && <Mark kind="removed" />}{' '}
        {kind === 'other' ? text : t(`calendar.${kind}`, { item: nameOf(item) ?? item })} <span className="code tiny muted">{item}</span>
      </p>
      <p className="small muted">{t('compare.for', { who })}</p>
    </li>
  );
};

const Plain = ({ label, of }: { readonly label: string; readonly of: readonly string[] }) =>
  of.length === 0 ? null : (
    <p className="small muted">
      {label} {of.join(', ')}
    </p>
  );

interface Props {
  readonly of: CalendarDay;
  /** The source as addresses name it. */
  readonly source: string;
  readonly nameOf: NameOf;
}

/** A day on which the portal changes by itself: what begins and ends with its first moment, and for whom. */
export const DayEntry = ({ of: { day, before, changes, unseen, redirects }, source, nameOf }: Props) => {
  const { t } = useWords();
  const name = encodeURIComponent(source);
  return (
    <>
      <p className="row wrap">
        <b className="strong">{day}</b>
        {changes.length > 0 && <Pill tone="change">{t('calendar.count', { count: changes.length })}</Pill>}
        <Link className="small" to={`/grid?source=${name}&against=${name}&on=${day}&againstOn=${before}&only=changed`}>
          {t('calendar.before')}
        </Link>
        <Link className="small" to={`/grid?source=${name}&on=${day}`}>
          {t('calendar.table')}
        </Link>
      </p>
      <ul className="day-changes">
        {changes.map((change) => (
          <Change key={`${change.kind}${change.item}${change.text}${change.who}`} change={change} nameOf={nameOf} />
        ))}
      </ul>
      <Plain label={t('calendar.unseen')} of={unseen} />
      <Plain label={t('calendar.redirectsBegin')} of={redirects.begin} />
      <Plain label={t('calendar.redirectsEnd')} of={redirects.end} />
    </>
  );
};
