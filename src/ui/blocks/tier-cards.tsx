import { useId } from 'react';
import type { TierCardsView, TierCardView } from '../../view/blocks/tier-cards.ts';
import { Icon } from '../elements/artwork.tsx';
import { MoreLink } from '../elements/items.tsx';
import { useWords } from '../provided/words.ts';

const steps = [1, 2, 3] as const;

// Decoration: the cost is also written beside it.
const CostScale = ({ cost }: { cost: number }) => {
  const { t } = useWords();
  return (
    <p className="scale">
      <span aria-hidden="true">
        {steps.map((step) => (
          <b key={step} data-on={step <= cost}>
            $
          </b>
        ))}
      </span>
      <span>{t(`components.tierCards.cost${cost}`)}</span>
    </p>
  );
};

const TierCard = ({ card }: { card: TierCardView }) => {
  const headingId = useId();
  return (
    <li className="card tier" data-item={card.id} aria-labelledby={headingId}>
      <header>
        {card.icon && (
          <span className="tile">
            <Icon name={card.icon} />
          </span>
        )}
        <h3 id={headingId}>{card.title}</h3>
        {card.cost !== undefined && <CostScale cost={card.cost} />}
      </header>
      {card.content !== undefined && <p className="muted">{card.content}</p>}
      {card.items.length > 0 && (
        <ul>
          {card.items.map(
            (item) =>
              item.link && (
                <li key={item.id} data-item={item.id}>
                  <MoreLink item={item} link={item.link} />
                </li>
              ),
          )}
        </ul>
      )}
    </li>
  );
};

// A43.
export const TierCards = ({ view }: { view: TierCardsView }) => (
  <section className="linkcards-section">
    {view.title !== '' && <h2>{view.title}</h2>}
    {view.content !== undefined && <p className="muted">{view.content}</p>}
    <ul className="tiers">
      {view.cards.map((card) => (
        <TierCard key={card.id} card={card} />
      ))}
    </ul>
  </section>
);
