import type { AccumulatorGroupView, AccumulatorView } from '../view/blocks/plan-spending.ts';
import { Meter } from './meter.tsx';
import { Tabs } from './tabs.tsx';
import { useWords } from './use-words.ts';

interface ColumnProps {
  readonly title?: string;
  readonly accumulators: readonly AccumulatorView[];
}

const Column = ({ title, accumulators }: ColumnProps) => (
  <div className="meters">
    {title !== undefined && <h3 className="who">{title}</h3>}
    {accumulators.map((accumulator) => (
      <Meter key={accumulator.key} view={accumulator} />
    ))}
  </div>
);

/**
 * The bars of one tier. With family accumulators: two columns of half the row on a wide screen, tabs on a narrow one;
 * without them one column of the whole row (specification 5, ledger A71, A96).
 */
export const AccumulatorColumns = ({ individual, family }: AccumulatorGroupView) => {
  const { t } = useWords();
  const columns = [
    { key: 'individual', label: t('components.planSpending.individual'), accumulators: individual },
    { key: 'family', label: t('components.planSpending.family'), accumulators: family },
  ].filter((column) => column.accumulators.length > 0);
  if (columns.length === 1) return <Column accumulators={columns[0]?.accumulators ?? []} />;
  const tabs = columns.map(({ key, label, accumulators }) => ({
    key,
    label,
    content: <Column title={label} accumulators={accumulators} />,
  }));
  return <Tabs className="acc" label={t('components.planSpending.views')} tabs={tabs} keepPanels />;
};
