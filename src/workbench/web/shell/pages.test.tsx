import { expect, test } from 'vitest';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { pagesInTurn } from '../../../../tests/support/workbench/all-pages.ts';
import { unanswered } from '../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';

test.each(pagesInTurn(false))('axe finds nothing to mend: %s', async (_, wish) => {
  await renderWorkbench(wish);
  await expect.poll(() => document.title).toContain(wish.language === 'es' ? 'Mesa de trabajo' : 'workbench');
  expect(await accessibilityOf()).toEqual([]);
});

test.each([
  '/',
  '/words',
  '/rules',
  '/rules/isMedicare',
  '/wish',
  '/grid',
  '/member',
  '/releases',
  '/freezes',
  '/log',
  '/settings',
  '/me',
  '/nowhere',
])('has one heading of the first level while what it shows is on its way: %s', async (path) => {
  const waits = () => ({ status: unanswered });
  const routes = { [`GET /api/sources/${'a'.repeat(64)}`]: waits, 'GET /api/drafts': waits, 'GET /api/audit': waits };
  await renderWorkbench({ me: sampleMe(samplePeople.solo, ['editor']), path, routes, waits: true });
  // The bar comes with the page itself, not with what stands in its place.
  await expect.poll(() => document.querySelector('header.bar')).not.toBeNull();
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
});
