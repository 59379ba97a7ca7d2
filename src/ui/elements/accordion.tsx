import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './artwork.tsx';

// Lets the browser's search look into a closed body and opens it on a match. React does not know this value
// of `hidden`.
const useFound = (body: RefObject<HTMLElement | null>, isOpen: boolean, open: () => void): void =>
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || isOpen) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [body, isOpen, open]);

// Closed at first, open in print (R4.061).
export const Accordion = ({ title, children }: { title: string; children: ReactNode }) => {
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useFound(body, isOpen, open);
  return (
    <section className="card accordion">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          <span>{title}</span>
          <Icon name="chevron" />
        </button>
      </h2>
      <div ref={body} id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
};
