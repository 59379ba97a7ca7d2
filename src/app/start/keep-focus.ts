/** How long the page may take to show again what had the focus; parts of it follow the first paint. */
const patienceMilliseconds = 5000;

const isTwin = (one: Element, other: Element): boolean =>
  one.getAttribute('href') === other.getAttribute('href') && one.textContent === other.textContent;

/**
 * Keeps the keyboard's place while the document's own first paint is replaced: what had the focus gives it to the control of the same kind,
 * address and words, as soon as the page shows it. Once a key is pressed after the replacement, the focus is the visitor's.
 */
export const keepFocus = (container: HTMLElement): void => {
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent): void => void (focused = target as Element);
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    const { localName } = focused;
    const lost = focused;
    const twin = [...container.querySelectorAll<HTMLElement>(localName)].find((element) => isTwin(element, lost));
    twin?.focus({ preventScroll: true });
    if (twin) stop();
  });
  const letGo = (): void => {
    if (focused?.isConnected === false) stop();
  };
  const stop = (): void => {
    observer.disconnect();
    container.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', letGo);
  };
  container.addEventListener('focusin', follow);
  document.addEventListener('keydown', letGo);
  observer.observe(container, { childList: true, subtree: true });
  setTimeout(stop, patienceMilliseconds);
};
