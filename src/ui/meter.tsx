import type { AccumulatorView } from '../view/blocks/plan-spending.ts';
import { Icon } from './icon.tsx';
import { useWords } from './use-words.ts';

const Met = () => {
  const { t } = useWords();
  return (
    <b className="metok">
      <Icon name="check" />
      {t('components.planSpending.met')}
    </b>
  );
};

/** One accumulator: name, limit, bar, paid and remaining; at the limit a tick says that it is met (specification 3, Plan spending). */
export const Meter = ({ view }: { readonly view: AccumulatorView }) => {
  const { t } = useWords();
  const { paid, total, remaining } = view;
  const name = t(`components.planSpending.${view.kind}`);
  return (
    <div className="meter">
      <p className="t">
        <span>{name}</span>
        <span>{t('components.planSpending.of', { total })}</span>
      </p>
      <div
        className={view.isMet ? 'bar done' : 'bar'}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(view.percent)}
        aria-valuetext={t('components.planSpending.value', { paid, total, remaining })}
      >
        <span className="fill" style={{ inlineSize: `${view.percent}%` }} />
      </div>
      <p className="v">
        <span>
          <b>{paid}</b> {t('components.planSpending.paid')}
        </span>
        <span>
          {view.isMet && <Met />}
          <b>{remaining}</b> {t('components.planSpending.remaining')}
        </span>
      </p>
    </div>
  );
};
