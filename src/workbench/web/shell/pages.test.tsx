import { expect, test } from 'vitest';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { pagesInTurn } from '../../../../tests/support/workbench/all-pages.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';

test.each(pagesInTurn(false))('axe finds nothing to mend: %s', async (_, wish) => {
  await renderWorkbench(wish);
  await expect.poll(() => document.title).toContain(wish.language === 'es' ? 'Mesa de trabajo' : 'workbench');
  expect(await accessibilityOf()).toEqual([]);
});
