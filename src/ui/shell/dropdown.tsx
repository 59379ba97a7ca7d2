import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** What the button shows. */
  readonly button: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button with a panel under it, closed by Escape, an outside click, focus leaving, a choice inside, or any navigation. */
export const Dropdown = ({ button, className, children }: Props) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => setOpenAt(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    trigger.current?.focus();
  };
  return (
    <div ref={root} className="dropdown" role="presentation" onBlur={leave} onKeyDown={escape}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        {button}
      </button>
      <div id={panelId} className="dropdown-panel" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
};
