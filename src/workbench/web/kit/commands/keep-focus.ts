const pathOf = (element: Element | null): readonly HTMLElement[] => {
  const path: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLElement) path.push(at);
  return path;
};

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

// When the focused element disappears, the browser moves the focus to the start of the page. This keeps it
// nearby.
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
