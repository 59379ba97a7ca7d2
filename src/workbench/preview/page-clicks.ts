/** What a click in the page does. */
interface Ways {
  readonly choose: (target: EventTarget | null) => void;
  /** Opens an address of the portal, or tells one outside. */
  readonly follow: (href: string) => void;
}

const linkAround = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('a[href]') : null)?.getAttribute('href') ?? undefined;

const keepHere = (event: Event): void => event.preventDefault();

/** A plain click chooses, one with Ctrl or the command key follows the link; buttons that open something do that too. No click leaves the page. */
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

/** Lets nothing in the page take the focus from the editor who works beside it: only somebody who is in the frame moves it there. */
export const keepFocusOutside = (): void => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus'];
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
};
