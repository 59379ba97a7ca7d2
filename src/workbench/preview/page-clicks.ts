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

// The page must not take the focus from the editor, unless the user is in the frame.
export const keepFocusOutside = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
    ?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
};
