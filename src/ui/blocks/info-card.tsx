import { useId } from 'react';
import type { InfoCardView } from '../../view/blocks/info-card.ts';
import { Paragraphs } from '../elements/card-section.tsx';
import { ItemLinks } from '../elements/items.tsx';
import { PhoneNote } from '../elements/recovery-buttons.tsx';

export const InfoCard = ({ view }: { view: InfoCardView }) => {
  const headingId = useId();
  return (
    <section className={view.tone === 'help' ? 'card help' : 'card'} aria-labelledby={headingId}>
      <h2 id={headingId}>{view.title}</h2>
      {view.phone && (
        <p>
          <a className="tel" href={view.phone.href}>
            {view.phone.text}
          </a>
          <PhoneNote phone={view.phone} />
        </p>
      )}
      <div className="prose">
        {view.content !== undefined && <Paragraphs text={view.content} className="muted" />}
      </div>
      <ItemLinks items={view.items} />
    </section>
  );
};
