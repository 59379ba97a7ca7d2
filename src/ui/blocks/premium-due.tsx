import { useId } from 'react';
import type { PremiumDueView } from '../../view/blocks/premium-due.ts';
import { Icon } from '../elements/artwork.tsx';
import { ItemButtons } from '../elements/items.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  readonly view: PremiumDueView;
}

const tones = { due: '', autopay: 'ok', nothingDue: 'none' } as const;

/** The calendar leaf: month and day of the date, or what stands in its place. Decoration, as the date is said in words beside it. */
const DateTile = ({ view }: Props) => {
  const { t } = useWords();
  const words = {
    due: t('components.premiumDue.due'),
    autopay: t('components.premiumDue.autopay'),
    nothingDue: t('components.premiumDue.paid'),
  };
  const icons = { due: 'calendar', autopay: 'refresh', nothingDue: 'check' } as const;
  return (
    <p className="date" aria-hidden="true">
      <b>{view.date?.month ?? words[view.state]}</b>
      <span>{view.date && view.state !== 'autopay' ? view.date.day : <Icon name={icons[view.state]} />}</span>
    </p>
  );
};

const PastDuePill = () => {
  const { t } = useWords();
  return (
    <span className="pill bad">
      <Icon name="alert" />
      {t('components.premiumDue.pastDue')}
    </span>
  );
};

/** When it is or was due, or when the next payment runs. */
const When = ({ view }: Props) => {
  const { t } = useWords();
  if (view.amount === undefined) return <p className="when">{t('components.premiumDue.noAmount')}</p>;
  if (view.state === 'nothingDue') return <p className="when">{t('components.premiumDue.nothingDue')}</p>;
  const verb = { autopay: 'nextPayment', due: view.isPastDue ? 'wasDue' : 'due' }[view.state];
  return (
    <>
      {view.date && (
        <p className="when">
          {t(`components.premiumDue.${verb}`)} <b>{view.date.text}</b>
        </p>
      )}
      {view.state === 'due' && <p className="muted">{t('components.premiumDue.autopayOff')}</p>}
    </>
  );
};

/** The due block (specification 2, Billing): amount due or autopay amount, its date, PAST DUE, and what to do about it. */
export const PremiumDue = ({ view }: Props) => {
  const { t } = useWords();
  const headingId = useId();
  const { state, isPastDue, amount } = view;
  return (
    <section className={`card due ${isPastDue ? 'bad' : tones[state]}`.trim()} data-block={view.id} aria-labelledby={headingId}>
      <DateTile view={view} />
      <div>
        <div className="lab">
          <h2 id={headingId}>{t(state === 'autopay' ? 'components.premiumDue.autopayAmount' : 'components.premiumDue.amountDue')}</h2>
          {state === 'autopay' && (
            <span className="pill ok">
              <Icon name="check" />
              {t('components.premiumDue.on')}
            </span>
          )}
          {isPastDue && <PastDuePill />}
        </div>
        {amount !== undefined && <p className="amt">{amount}</p>}
      </div>
      <div className="info">
        <When view={view} />
      </div>
      <ItemButtons items={view.items} />
    </section>
  );
};
