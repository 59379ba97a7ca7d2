import { expect, test } from 'vitest';
import { smallSource } from '../../../../../../tests/support/workbench/small-source.ts';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import { treeRows, type TreeView } from './tree-rows.ts';

const view: TreeView = { language: 'es', open: new Set(), text: '', only: undefined, menus: 'Menús' };
const rows = (changed: Partial<TreeView>) =>
  treeRows(outlineOf(smallSource), { ...view, ...changed }).map(
    ({ level, name, isOpen }) => `${'  '.repeat(level - 1)}${name}${isOpen ? ' v' : ''}`,
  );

test('a collapsed row hides the rows below it', () => {
  expect(rows({})).toEqual(['home']);
  expect(rows({ open: new Set(['config/screens/home.json', 'home', 'home/cards']) })).toEqual([
    'home v',
    '  home v',
    '    Tarjetas de enlaces v',
    '      Reclamos',
    '      b',
  ]);
});

test('a search expands what contains a match, ignoring accents and case', () => {
  expect(rows({ text: 'RECLAMÓS' })).toEqual([
    'home v',
    '  home v',
    '    Tarjetas de enlaces v',
    '      Reclamos v',
  ]);
});

test('a block without texts is named and found by its type', () => {
  expect(rows({ text: 'tarjetas de' })).toEqual([
    'home v',
    '  home v',
    '    Tarjetas de enlaces v',
    '      Reclamos v',
    '      b v',
  ]);
});

test('a filter shows only the matching items and their containers', () => {
  const wanted = 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[b]';
  expect(rows({ only: ({ entry }) => entry === wanted })).toEqual([
    'home v',
    '  home v',
    '    Tarjetas de enlaces v',
    '      b v',
  ]);
});
