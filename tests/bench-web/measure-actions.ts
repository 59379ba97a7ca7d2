import type { UnwatchedPage } from './unwatched-page.ts';

/** What a person waits at least before the next click: the page has come to rest. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

/** Milliseconds from a click until the frame where `changed` became true has been painted. */
const timed = async (
  page: UnwatchedPage,
  selector: string,
  changed: 'heading' | 'language',
): Promise<number> => {
  await pause();
  const measured = page.evaluate(
    (what) =>
      new Promise<number>((resolve, reject) => {
        const read = (): string =>
          what === 'language'
            ? document.documentElement.lang
            : (document.querySelector('main h1')?.textContent ?? '');
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
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
    changed,
  );
  await page.click(selector);
  return measured;
};

/**
 * Milliseconds that each action took on a signed-in page, and the slowest interaction that the browser saw.
 */
export interface ActionFigures {
  readonly routes: readonly number[];
  readonly languages: readonly number[];
  readonly inp: number;
}

/** Opens screens by links of Home and switches the language back and forth. */
export const measureActions = async (page: UnwatchedPage): Promise<ActionFigures> => {
  const links = 'main a[href^="/"]';
  const hrefs = await page.evaluate(
    (all) => [...document.querySelectorAll(all)].map((link) => link.getAttribute('href') ?? ''),
    links,
  );
  const routes: number[] = [];
  for (const href of [...new Set(hrefs)].slice(0, 3)) {
    const link = `main a[href="${href}"]`;
    routes.push(await timed(page, link, 'heading'));
    await page.evaluate(() => history.back(), null);
    await page.until((selector) => document.querySelector(selector) !== null, link);
  }
  const languages: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) languages.push(await timed(page, '.lang', 'language'));
  const inp = await page.evaluate(() => window.recorded.inp, null);
  return { routes, languages, inp };
};
