import { expect, test } from 'vitest';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { pagesInTurn } from '../../../../tests/support/workbench/all-pages.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';

test.each(pagesInTurn(true))(
  'axe finds no violations in the other language and theme: %s',
  async (_, setup) => {
    await renderWorkbench(setup);
    expect(await accessibilityOf()).toEqual([]);
  },
);
