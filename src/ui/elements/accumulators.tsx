import type { AccumulatorGroupView, AccumulatorView } from '../../view/blocks/plan-spending.ts';
import { useWords } from '../provided/words.ts';
import { Icon } from './artwork.tsx';
import { Tabs } from './tabs.tsx';
import { useMedia } from '../provided/use-media.ts';

type FilledBar = NonNullable<AccumulatorView['bar']>;

const Met = () => {
  const { t } = useWords();
  return (
    <b className="metok">
      <Icon name="check" />
      <span>{t('components.planSpending.met')}</span>
    </b>
  );
};

const Bar = ({ view, bar, name }: { view: AccumulatorView; bar: FilledBar; name: string }) => {
  const { t } = useWords();
  const { paid, total } = view;
  const { percent, remaining, isMet } = bar;
  return (
    <div
      className={isMet ? 'bar done' : 'bar'}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={t('components.planSpending.value', { paid, total, remaining })}
    >
      <span className="fill" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
};

// At the limit, a check mark says that it is met (R3.032). A text has no bar.
const Meter = ({ view }: { view: AccumulatorView }) => {
  const { t } = useWords();
  const { paid, total, bar } = view;
  const name = t(`components.planSpending.${view.kind}`);
  return (
    <div className="meter">
      <p className="t">
        <span>{name}</span>
        <span>{bar ? t('components.planSpending.of', { total }) : <bdi>{total}</bdi>}</span>
      </p>
      {bar && <Bar view={view} bar={bar} name={name} />}
      <p className="v">
        <span>
          <b>
            <bdi>{paid}</bdi>
          </b>{' '}
          <span>{t('components.planSpending.paid')}</span>
        </span>
        {bar && (
          <span>
            {bar.isMet && <Met />}
            <b>{bar.remaining}</b> <span>{t('components.planSpending.remaining')}</span>
          </span>
        )}
      </p>
    </div>
  );
};

const Column = ({ title, accumulators }: { title?: string; accumulators: readonly AccumulatorView[] }) => (
  <div className="meters">
    {title !== undefined && <h3 className="who">{title}</h3>}
    {accumulators.map((accumulator) => (
      <Meter key={accumulator.key} view={accumulator} />
    ))}
  </div>
);

// With family accumulators: two columns on wide screens, tabs on narrow ones; otherwise one full-width column
// (R5.10, A71, A96).
export const AccumulatorColumns = ({ individual, family }: AccumulatorGroupView) => {
  const { t } = useWords();
  const isWide = useMedia('(min-width: 40.01rem)');
  const columns = [
    { key: 'individual', label: t('components.planSpending.individual'), accumulators: individual },
    { key: 'family', label: t('components.planSpending.family'), accumulators: family },
  ].filter((column) => column.accumulators.length > 0);
  if (columns.length === 1) return <Column accumulators={columns[0]?.accumulators ?? []} />;
  if (isWide)
    return (
      <div className="acc">
        {columns.map(({ key, label, accumulators }) => (
          <Column key={key} title={label} accumulators={accumulators} />
        ))}
      </div>
    );
  const tabs = columns.map(({ key, label, accumulators }) => ({
    key,
    label,
    content: <Column accumulators={accumulators} />,
  }));
  return <Tabs label={t('components.planSpending.views')} tabs={tabs} />;
};
