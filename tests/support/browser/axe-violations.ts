import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { runInFirefox } from './firefox.ts';
import { inFirefox } from './journey-browser.ts';
import { atRest } from './page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const runInChromium = async (page: Page, expression: string): Promise<void> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Runtime.evaluate', { expression });
  await protocol.detach();
};

/**
 * The accessibility violations of the page itself (frames of other systems are theirs), one line each with
 * the elements. The rules enter through the debugging protocol, so the page keeps its content security
 * policy. `impacts` leaves out those of other weight.
 */
export const axeViolations = async (page: Page, impacts?: readonly string[]): Promise<readonly string[]> => {
  await (inFirefox ? runInFirefox(page, axe.source) : runInChromium(page, axe.source));
  await atRest(page);
  const { violations } = await page.evaluate(
    async (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  );
  const counted = violations.filter(({ impact }) => impacts?.includes(impact ?? '') ?? true);
  return counted.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
