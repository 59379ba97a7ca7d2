import { useWords, type WordKey } from '../../i18n/use-words.ts';
import { spokenDay } from '../../kit/pacific-time.ts';
import type { TablePage } from './use-table-page.ts';
import styles from './filter-summary.module.css';

// Enough digits to tell the snapshot from others.
const digits = 12;

// For paper: the controls are not printed.
export const FilterSummary = ({ page }: { page: TablePage }) => {
  const { t, language } = useWords();
  const { view, source, plan = '', counts, shown, items, isCompared, otherSide, stand } = page;
  const label = (key: WordKey, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`${t(key)}: ${value}`];
  const line = [
    source.label,
    ...label('grid.against', isCompared ? (otherSide.label ?? otherSide.name) : undefined),
    ...(stand.on === undefined ? [] : [t('questions.on', { day: spokenDay(stand.on, language) })]),
    ...label('grid.find', view.text),
    ...(counts ? [t('grid.ofPlan', { plan, ...counts })] : []),
    ...label('grid.state', view.state && t(`grid.states.${view.state}`)),
    ...label('grid.only', view.only && t(`grid.onlyWhat.${view.only}`)),
    ...label('signOff.filter', view.sign && t(`signOff.filters.${view.sign}`)),
    t('grid.count', { shown: shown.size, all: items.length }),
    source.snapshot.slice(0, digits),
  ];
  return <p className={styles.summary}>{line.join(' · ')}</p>;
};
