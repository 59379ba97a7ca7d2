import type { PlanSpendingView } from '../../view/blocks/plan-spending.ts';
import { AccumulatorColumns } from '../accumulator-columns.tsx';
import { CardSection } from '../card-section.tsx';
import { Icon } from '../icon.tsx';
import { ItemLinks } from '../item-links.tsx';
import { Tabs } from '../tabs.tsx';
import { useWords } from '../use-words.ts';

const Limits = () => {
  const { t } = useWords();
  return (
    <details className="how">
      <summary className="more">
        {t('components.planSpending.how')}
        <Icon name="chevron" />
      </summary>
      <dl>
        <dt>{t('components.planSpending.moop')}</dt>
        <dd>{t('components.planSpending.moopHelp')}</dd>
        <dt>{t('components.planSpending.medDeductible')}</dt>
        <dd>{t('components.planSpending.deductibleHelp')}</dd>
      </dl>
    </details>
  );
};

/** Annual balances: the bars by tier, and how the limits work (specification 9). */
export const PlanSpending = ({ view }: { readonly view: PlanSpendingView }) => {
  const { t } = useWords();
  const tabs = view.groups.map((group) => ({
    key: group.tier,
    label: t(`components.common.tier.${group.tier}`),
    content: <AccumulatorColumns {...group} />,
  }));
  return (
    <CardSection title={view.title} content={view.content}>
      <div className="spending" data-bar-width={view.barWidth}>
        <Tabs label={t('components.planSpending.tiers')} tabs={tabs} />
      </div>
      {view.hasHelp && <Limits />}
      <ItemLinks items={view.items} />
    </CardSection>
  );
};
