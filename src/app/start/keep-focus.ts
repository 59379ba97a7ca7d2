// How long to wait for the focused control; some parts appear after the first paint.
const patienceMilliseconds = 5000;

const isTwin = (one: Element, other: Element): boolean =>
  one.getAttribute('href') === other.getAttribute('href') && one.textContent === other.textContent;

// Focuses the control with the same kind, address and text. Stops when a key is pressed after the
// replacement.
export const keepFocus = (container: HTMLElement): void => {
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent): void => void (focused = target as Element);
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    const { localName } = focused;
    const lost = focused;
    const twin = [...container.querySelectorAll<HTMLElement>(localName)].find((element) =>
      isTwin(element, lost),
    );
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
