/**
 * The parts of the page that F6 goes round: the rail, the bar, and the panels that the page names, those inside of others too; a page without
 * any is one itself.
 */
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

/** Puts the focus into the next (1) or previous (-1) part of the page: on what is chosen there, else on the first that takes it. */
export const goToPanel = (step: 1 | -1): void => {
  const panels = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const at = panels.findLastIndex((panel) => panel.contains(document.activeElement));
  const next = panels[at < 0 ? (step === 1 ? 0 : panels.length - 1) : (at + step + panels.length) % panels.length];
  if (next) enter(next);
};
