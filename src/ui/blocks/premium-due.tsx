import { useId } from 'react';
import type { PremiumDueView } from '../../view/blocks/premium-due.ts';
import { Icon } from '../elements/artwork.tsx';
import { ItemButtons } from '../elements/items.tsx';
import { CallLine } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  readonly view: PremiumDueView;
}

const tones = { due: '', autopay: 'ok', nothingDue: 'none', noBill: 'none', unreadable: 'none' } as const;

/** The calendar leaf: month and day of the date, or what stands in its place. Decoration, as the date is said in words beside it. */
const DateTile = ({ view }: Props) => {
  const { t } = useWords();
  const words = {
    due: t('components.premiumDue.due'),
    autopay: t('components.premiumDue.autopay'),
    nothingDue: t('components.premiumDue.paid'),
    noBill: t('components.premiumDue.noBill'),
    unreadable: t('components.premiumDue.due'),
  };
  const icons = { due: 'calendar', autopay: 'refresh', nothingDue: 'check', noBill: 'minus', unreadable: 'info' } as const;
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
      <span>{t('components.premiumDue.pastDue')}</span>
    </span>
  );
};

/** Why there is no amount, when it is or was due, or when the next payment runs. */
const When = ({ view }: Props) => {
  const { t } = useWords();
  const { state, date, phone } = view;
  if (state === 'noBill' || state === 'nothingDue')
    return <p className="when">{t(`components.premiumDue.${state === 'noBill' ? 'noAmount' : state}`)}</p>;
  const verb = { autopay: 'nextPayment', due: view.isPastDue ? 'wasDue' : 'due', unreadable: 'due' }[state];
  return (
    <>
      {phone && (
        <>
          <p className="when">{t('components.premiumDue.unreadable')}</p>
          <CallLine phone={phone} />
        </>
      )}
      {date && (
        <p className="when">
          <span>{t(`components.premiumDue.${verb}`)}</span> <b>{date.text}</b>
        </p>
      )}
      {state === 'due' && <p className="muted">{t('components.premiumDue.autopayOff')}</p>}
    </>
  );
};

/** The due block (specification 2, Billing): amount due or autopay amount, its date, PAST DUE, and what to do about it. */
export const PremiumDue = ({ view }: Props) => {
  const { t } = useWords();
  const headingId = useId();
  const { state, isPastDue, amount, phone } = view;
  const tone = isPastDue ? 'bad' : phone ? tones.unreadable : tones[state];
  return (
    <section className={`card due ${tone}`.trim()} data-block={view.id} aria-labelledby={headingId}>
      <DateTile view={view} />
      <div>
        <div className="lab">
          <h2 id={headingId}>{t(state === 'autopay' ? 'components.premiumDue.autopayAmount' : 'components.premiumDue.amountDue')}</h2>
          {state === 'autopay' && (
            <span className="pill ok">
              <Icon name={phone ? 'refresh' : 'check'} />
              <span>{t('components.premiumDue.on')}</span>
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
