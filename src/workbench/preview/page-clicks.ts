import type { FrameKey } from '../web/preview/frame-messages.ts';

interface Ways {
  readonly choose: (target: EventTarget | null) => void;
  readonly follow: (href: string) => void;
}

const linkAround = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('a[href]') : null)?.getAttribute('href') ?? undefined;

const keepHere = (event: Event): void => event.preventDefault();

// Ctrl or the command key follows a link or presses a button. No click leaves the page.
export const listenToClicks = ({ choose, follow }: Ways): void => {
  const onClick = (event: MouseEvent): void => {
    const href = linkAround(event.target);
    if (href !== undefined) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!event.ctrlKey && !event.metaKey) choose(event.target);
    else if (href !== undefined) follow(href);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', keepHere, true);
  document.addEventListener('submit', keepHere, true);
  document.addEventListener('dragstart', keepHere, true);
};

const keyOutside = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): FrameKey | undefined => {
  if (key === 'F6') return shiftKey ? 'Shift F6' : 'F6';
  return key === 'k' && (ctrlKey || metaKey) ? 'Ctrl k' : undefined;
};

// The frame keeps its keys from the page around it.
export const listenToKeysOutside = (tell: (name: FrameKey) => void): void => {
  document.addEventListener('keydown', (event) => {
    const name = keyOutside(event);
    if (name === undefined) return;
    event.preventDefault();
    tell(name);
  });
};

// The page must not take the focus from the editor, unless the user is in the frame.
export const keepFocusOutside = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
};
