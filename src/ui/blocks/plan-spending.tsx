import type { PlanSpendingView } from '../../view/blocks/plan-spending.ts';
import { AccumulatorColumns } from '../elements/accumulators.tsx';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { ItemLinks } from '../elements/items.tsx';
import { Tabs } from '../elements/tabs.tsx';
import { useWords } from '../provided/words.ts';

const Limits = () => {
  const { t } = useWords();
  return (
    <details className="how">
      <summary className="more">
        <span>{t('components.planSpending.how')}</span>
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

// R9.17, R9.18.
export const PlanSpending = ({ view }: { view: PlanSpendingView }) => {
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
