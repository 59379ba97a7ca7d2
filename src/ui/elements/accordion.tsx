import { type ReactNode, useId, useState } from 'react';
import { Icon } from './artwork.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading that shows and hides what is under it (specification 4: accordions toggle); closed at first. */
export const Accordion = ({ title, children }: Props) => {
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card accordion">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          <span>{title}</span>
          <Icon name="chevron" />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
};
