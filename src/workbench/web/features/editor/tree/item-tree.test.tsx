import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../../tests/support/components/render-ui.tsx';
import { showStyles } from '../../../../../../tests/support/workbench/show-styles.ts';
import { smallSource } from '../../../../../../tests/support/workbench/small-source.ts';
import { wordsIn, WorkbenchTree } from '../../../../../../tests/support/workbench/workbench-tree.tsx';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import { makeQueryClient } from '../../../api/query-client.ts';
import { type Editor, EditorContext } from '../context/editor-context.ts';
import { ItemTree } from './item-tree.tsx';
import { type TreeRow, treeRows } from './tree-rows.ts';

const marks = { changed: new Map(), toCheck: new Map(), seen: undefined };

// The file, the screen, its block, and the cards `a` and `b`.
const Tree = () => {
  const [open, setOpen] = useState(new Set(['config/screens/home.json', 'home', 'home/cards']));
  const [chosen, choose] = useState<string>();
  const editor = { chosen, choose, readOnly: undefined, put: () => undefined } as Partial<Editor> as Editor;
  const rows = treeRows(outlineOf(smallSource), {
    language: 'en',
    text: '',
    only: undefined,
    menus: 'Menus',
    open,
  });
  const change = (id: string, isOpen: boolean): void =>
    setOpen(new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id)));
  return (
    <EditorContext value={editor}>
      <ItemTree {...{ rows }} {...marks} onOpen={change} />
    </EditorContext>
  );
};

const show = () =>
  render(
    <WorkbenchTree path="/" words={wordsIn('en')} queries={makeQueryClient()}>
      <Tree />
    </WorkbenchTree>,
  );
const rowIds = () => screen.getAllByRole('treeitem').map((row) => row.dataset['id']);
const here = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['id'] : '';

beforeEach(() => onTestFinished(showStyles('light')));

// https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
test.each([
  ['ArrowDown', 'moves to the next row', '{ArrowDown}', 'home', 5],
  ['ArrowUp', 'stops at the first row', '{ArrowUp}', 'config/screens/home.json', 5],
  ['End', 'moves to the last visible row', '{End}', 'home/cards/b', 5],
  ['Home', 'moves to the first row', '{End}{Home}', 'config/screens/home.json', 5],
  ['ArrowRight', 'moves from an open row to its first child', '{ArrowRight}', 'home', 5],
  ['ArrowRight', 'does nothing on a row without children', '{End}{ArrowRight}', 'home/cards/b', 5],
  ['ArrowLeft', 'moves from a row without children to its parent', '{End}{ArrowLeft}', 'home/cards', 5],
  ['ArrowLeft', 'closes an open row', '{End}{ArrowLeft}{ArrowLeft}', 'home/cards', 3],
  ['ArrowRight', 'opens a closed row', '{ArrowLeft}{ArrowRight}', 'config/screens/home.json', 5],
])('%s in the tree of items %s', async (_, __, keys, expected, visible) => {
  show();
  await userEvent.keyboard(`{Tab}${keys}`);
  expect([here(), rowIds().length]).toEqual([expected, visible]);
  expect(screen.getAllByRole('treeitem').filter((row) => row.tabIndex === 0)).toEqual([
    document.activeElement,
  ]);
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s in the tree of items selects the row; levels, state and selection are announced', async (_, key) => {
  show();
  await userEvent.keyboard(`{Tab}{End}${key}`);
  const row = screen.getByRole('treeitem', { selected: true });
  expect([row.dataset['id'], row.getAttribute('aria-level')]).toEqual(['home/cards/b', '4']);
  expect(
    screen.getAllByRole('treeitem', { expanded: true }).map((one) => one.getAttribute('aria-level')),
  ).toEqual(['1', '2', '3']);
  expect(await accessibilityOf()).toEqual([]);
});

const manyRows = Array.from({ length: 1_500 }, (_, at): TreeRow => ({
  ...{ id: `row${at}`, node: undefined, name: `Row ${at}` },
  ...{ level: 1, hasBelow: false, isOpen: false },
}));

test('a long tree has the rows in sight in the page, each with its place, and keys reach all others', async () => {
  const editor = {
    chosen: undefined,
    choose: () => undefined,
    readOnly: undefined,
  } as Partial<Editor> as Editor;
  render(
    <WorkbenchTree path="/" words={wordsIn('en')} queries={makeQueryClient()}>
      <EditorContext value={editor}>
        <div style={{ height: 400, overflow: 'auto' }}>
          <ItemTree rows={manyRows} {...marks} onOpen={() => undefined} />
        </div>
      </EditorContext>
    </WorkbenchTree>,
  );
  const first = await screen.findByRole('treeitem', { name: 'Row 0' });
  expect([first.ariaPosInSet, first.ariaSetSize]).toEqual(['1', '1500']);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
  first.focus();
  await userEvent.keyboard('{End}');
  expect(here()).toBe('row1499');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(here()).toBe('row1497');
  expect(document.activeElement?.ariaPosInSet).toBe('1498');
  await expect.poll(() => screen.getAllByRole('treeitem').length).toBeLessThan(100);
  await userEvent.keyboard('{Home}');
  expect(here()).toBe('row0');
});
