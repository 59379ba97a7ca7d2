import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';

interface Props {
  button: ReactNode;
  className: string;
  opening: Omit<ReturnType<typeof useLazyPart>, 'Part'>;
  children: ReactNode;
}

// Also true for a dialog that was opened from inside.
const isInside = (root: HTMLElement | null, place: Element): boolean =>
  root?.contains(place) === true || place.closest('dialog') !== null;

export const Dropdown = ({ button, className, opening, children }: Props) => {
  const { t } = useWords();
  const { isOpen, isLost, open, close } = opening;
  const isShown = isOpen || isLost;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Element && !isInside(root.current, event.target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isShown, close]);
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !isInside(root.current, relatedTarget)) close();
  };
  const closeToButton = (): void => {
    close();
    trigger.current?.focus();
  };
  const escape = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Escape' && isShown && target instanceof Node && root.current?.contains(target))
      closeToButton();
  };
  // A portal link closes the panel by navigating. A link with a notice keeps it open, because the notice
  // returns the focus to the link.
  const choose = ({ target, currentTarget, defaultPrevented }: MouseEvent): void => {
    if (
      !defaultPrevented &&
      target instanceof Element &&
      currentTarget.contains(target) &&
      target.closest('a, button')
    )
      closeToButton();
  };
  return (
    <div ref={root} className="dropdown" role="presentation" onBlur={leave} onKeyDown={escape}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={isOpen ? close : open}
      >
        {button}
      </button>
      <div id={panelId} className="dropdown-panel" role="presentation" hidden={!isOpen} onClick={choose}>
        {isOpen && children}
      </div>
      <span className="not-opened" role="status">
        {isLost && t('components.common.notOpened')}
      </span>
    </div>
  );
};
