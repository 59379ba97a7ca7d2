import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { message, spanishMessage } from '../../../../tests/support/workbench/message.ts';
import { pagesInTurn } from '../../../../tests/support/workbench/all-pages.ts';
import { unanswered } from '../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';

/** Parts that hide some of their width, where neither an ellipsis nor a scroll bar shows it. */
const hiddenWidths = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((part) => {
      const { overflowX, textOverflow } = getComputedStyle(part);
      return ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    })
    // Not parts for screen readers only: a pixel, or a legend, whose width browsers ignore.
    .filter((part) => part.clientWidth > 1 && !part.matches('legend.sr'))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, className, scrollWidth }) => `${tagName} ${className}: ${scrollWidth} pixels`);

test.each(pagesInTurn(false))(
  'axe finds no violations, and a narrow window hides nothing: %s',
  async (_, setup) => {
    await renderWorkbench(setup);
    await expect
      .poll(() => document.title)
      .toContain(setup.language === 'es' ? spanishMessage('common.name') : message('common.name'));
    // Pages scroll inside of the window.
    if (document.querySelector('#page'))
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    expect(await accessibilityOf()).toEqual([]);
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(1024, 768);
    expect(hiddenWidths()).toEqual([]);
  },
);

test.each([
  ['/', false],
  ['/words', true],
  ['/rules', true],
  ['/rules/isMedicare', true],
  ['/wish', true],
  ['/grid', true],
  ['/member', true],
  ['/releases', false],
  ['/freezes', false],
  ['/log', false],
  ['/settings', false],
  ['/me', false],
  ['/nowhere', false],
])('has one heading of the first level while its content is loading: %s', async (path, needsFiles) => {
  const asked: string[] = [];
  const waits = (_: unknown, of: string) => {
    asked.push(of);
    return { status: unanswered };
  };
  const live = `/api/sources/${'a'.repeat(64)}`;
  const routes = { [`GET ${live}`]: waits, 'GET /api/audit': waits };
  await renderWorkbench({ me: sampleMe(samplePeople.solo, ['editor']), path, routes, waits: true });
  // The bar belongs to the page, not to its placeholder. Only a rendered page requests files.
  await expect.poll(() => document.querySelector('header:has(+ main)')).not.toBeNull();
  if (needsFiles) await expect.poll(() => asked).toContain(live);
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
});
