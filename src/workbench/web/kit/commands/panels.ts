// F6 visits the rail, the bar and the named panels, also nested ones; a page without panels is one itself.
const selector = '.rail, header.bar, main [data-panel], main:not(:has([data-panel]))';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const ways = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

const enter = (panel: HTMLElement): void => {
  const current = panel.querySelector<HTMLElement>(
    '[aria-current]:is(a, button), [data-row][aria-selected=true], [role=grid] [tabindex="0"]',
  );
  const target = current ?? [...panel.querySelectorAll<HTMLElement>(ways)].find(isShown) ?? panel;
  if (target === panel) panel.tabIndex = -1;
  target.focus();
};

// 1: next, -1: previous. Focuses the chosen element, else the first that can be focused.
export const goToPanel = (step: 1 | -1): void => {
  const panels = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const at = panels.findLastIndex((panel) => panel.contains(document.activeElement));
  const next =
    panels[at < 0 ? (step === 1 ? 0 : panels.length - 1) : (at + step + panels.length) % panels.length];
  if (next) enter(next);
};
