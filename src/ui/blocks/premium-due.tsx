import { useId } from 'react';
import type { PremiumDueView } from '../../view/blocks/premium-due.ts';
import { Icon } from '../elements/artwork.tsx';
import { ItemButtons } from '../elements/items.tsx';
import { CallLine } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  view: PremiumDueView;
}

const tones = { due: '', autopay: 'ok', nothingDue: 'none', noBill: 'none', unreadable: 'none' } as const;

// Decoration: the date is also written beside it.
const DateTile = ({ view }: Props) => {
  const { t } = useWords();
  const words = {
    due: t('components.premiumDue.bill'),
    autopay: t('components.premiumDue.autopay'),
    nothingDue: t('components.premiumDue.paid'),
    noBill: t('components.premiumDue.noBill'),
    unreadable: t('components.premiumDue.bill'),
  };
  const icons = {
    due: 'calendar',
    autopay: 'refresh',
    nothingDue: 'check',
    noBill: 'minus',
    unreadable: 'info',
  } as const;
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

const When = ({ view }: Props) => {
  const { t } = useWords();
  const { state, date, unread } = view;
  if (state === 'noBill' || state === 'nothingDue')
    return <p className="when">{t(`components.premiumDue.${state === 'noBill' ? 'noAmount' : state}`)}</p>;
  const verb = { autopay: 'nextPayment', due: view.isPastDue ? 'wasDue' : 'due', unreadable: 'due' }[state];
  return (
    <>
      {unread && (
        <>
          <p className="when">{t(`components.premiumDue.unread.${unread.what}`)}</p>
          <CallLine phone={unread.phone} />
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

// R2.169 to R2.173.
export const PremiumDue = ({ view }: Props) => {
  const { t } = useWords();
  const headingId = useId();
  const { state, isPastDue, amount, unread } = view;
  const tone = isPastDue ? 'bad' : tones[unread ? 'unreadable' : state];
  return (
    <section className={`card due ${tone}`.trim()} data-block={view.id} aria-labelledby={headingId}>
      <DateTile view={view} />
      <div>
        <div className="lab">
          <h2 id={headingId}>
            {t(
              state === 'autopay' ? 'components.premiumDue.autopayAmount' : 'components.premiumDue.amountDue',
            )}
          </h2>
          {state === 'autopay' && (
            <span className="pill ok">
              <Icon name={unread ? 'refresh' : 'check'} />
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
