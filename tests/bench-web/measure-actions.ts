import type { Page } from 'playwright-core';

/** Milliseconds from a click until the frame in which `changed` became true has been painted. */
const timed = async (page: Page, selector: string, changed: 'heading' | 'language'): Promise<number> => {
  const measured = page.evaluate(
    (what) =>
      new Promise<number>((resolve, reject) => {
        const read = (): string =>
          what === 'language' ? document.documentElement.lang : (document.querySelector('main h1')?.textContent ?? '');
        const before = read();
        let begun = 0;
        setTimeout(() => reject(new Error(`No new ${what} came in 20 seconds.`)), 20_000);
        addEventListener('click', () => (begun = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const now = read();
          if (begun === 0 || now === before || now === '') return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begun);
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    changed,
  );
  await page.locator(selector).first().click();
  return measured;
};

/** Milliseconds that each action took on a signed-in page, and the slowest interaction that the browser saw. */
export interface ActionFigures {
  readonly routes: readonly number[];
  readonly languages: readonly number[];
  readonly inp: number;
}

/** Opens screens by links of Home and switches the language back and forth. */
export const measureActions = async (page: Page): Promise<ActionFigures> => {
  const hrefs = await page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const routes: number[] = [];
  for (const href of [...new Set(hrefs)].slice(0, 3)) {
    routes.push(await timed(page, `main a[href="${href}"]`, 'heading'));
    await page.goBack();
    await page.locator(`main a[href="${href}"]`).first().waitFor();
  }
  const languages: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) languages.push(await timed(page, '.lang', 'language'));
  const inp = await page.evaluate(() => window.recorded.inp);
  return { routes, languages, inp };
};
