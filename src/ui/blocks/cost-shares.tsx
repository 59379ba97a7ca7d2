import { useId, useState } from 'react';
import type { CostSharesView, CostShareView } from '../../view/blocks/cost-shares.ts';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { Tabs } from '../elements/tabs.tsx';
import { useMedia } from '../provided/use-media.ts';
import { useWords } from '../provided/words.ts';

const Cell = ({ share }: { share: CostShareView }) => {
  const { t } = useWords();
  return (
    <div>
      <dt>{t(`components.costShares.${share.kind}`)}</dt>
      <dd className={share.isInWords ? 'words' : undefined}>
        <bdi>{share.amount}</bdi>
        {!share.isInWords && (
          <small>
            {t(share.isCopay ? 'components.costShares.copay' : 'components.costShares.coinsurance')}
          </small>
        )}
        {(share.deductibleApplies || !share.isInWords) && (
          <small>
            {t(
              share.deductibleApplies
                ? 'components.costShares.deductibleApplies'
                : 'components.costShares.noDeductible',
            )}
          </small>
        )}
      </dd>
    </div>
  );
};

// A button shows or hides further rows (R4.062). Print shows all.
const Rows = ({ rows, visibleRows }: { rows: readonly CostShareView[]; visibleRows: number }) => {
  const { t } = useWords();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isPrinted = useMedia('print');
  const shown = isOpen || isPrinted ? rows : rows.slice(0, visibleRows);
  return (
    <>
      <dl id={listId} className="costs">
        {shown.map((share) => (
          <Cell key={share.fdiKey} share={share} />
        ))}
      </dl>
      {rows.length > visibleRows && (
        <button
          type="button"
          className="more linkbtn"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{t(isOpen ? 'components.costShares.seeLess' : 'components.costShares.seeMore')}</span>
          <Icon name="chevron" />
        </button>
      )}
    </>
  );
};

export const CostShares = ({ view }: { view: CostSharesView }) => {
  const { t } = useWords();
  const tabs = view.tiers.map(({ tier, rows }) => ({
    key: tier,
    label: t(`components.common.tier.${tier}`),
    content: <Rows rows={rows} visibleRows={view.visibleRows} />,
  }));
  return (
    <CardSection title={view.title} content={view.content}>
      <Tabs label={t('components.planSpending.tiers')} tabs={tabs} />
    </CardSection>
  );
};
