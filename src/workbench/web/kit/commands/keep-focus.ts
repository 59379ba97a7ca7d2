/** What the focus is in, the innermost first. */
const pathOf = (element: Element | null): readonly HTMLElement[] => {
  const path: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLElement) path.push(at);
  return path;
};

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/**
 * Where what had the focus goes away, as a row that is removed or a button that did its work, the focus stays near: in the innermost part of
 * the page that it lay in and that is still there. The browser would put it at the beginning of the page. Answers with how to stop.
 */
export const keepFocus = (): (() => void) => {
  let around: readonly HTMLElement[] = [];
  const remember = (): void => {
    around = pathOf(document.activeElement);
  };
  const look = (): void => {
    const [own, ...outer] = around;
    if (document.activeElement !== document.body || !own || own.isConnected) return;
    const near = outer.find((part) => part !== document.body && isShown(part));
    if (!near) return;
    if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
    near.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
};
