import { describe, expect, it } from 'vitest';
import type { TableGroup, TableItem, TableRow } from '../../../scenario/table-items.ts';
import { hasCells, tableLines } from './table-lines.ts';

const row = (id: string): TableRow => ({ id, kind: 'item', everywhere: {}, look: '', cells: [] });
const item = (id: string, more: Partial<TableItem> = {}): TableItem => ({
  ...{ row: row(id), name: id, apart: undefined, group: 'home', before: undefined, changed: [false] },
  ...more,
});
const changed = item('home/b', { before: row('home/b'), changed: [true] });
const added = item('home/c', { changed: [true] });
const group: TableGroup = { key: 'home', name: 'Home', own: item('home'), items: [changed, added] };
const other = { against: 'Live', differences: { 'home/b': [] } };
const nothing = { against: undefined, differences: undefined };

describe('the rows of a gating table', () => {
  it('are the head of a group, the screen and its items', () => {
    expect(tableLines([group], new Set(), nothing).map(({ key }) => key)).toEqual([
      'group home',
      'item home',
      'item home/b',
      'item home/c',
    ]);
  });

  it('are the head alone where a group is folded', () => {
    expect(tableLines([group], new Set(['home']), nothing).map(({ key }) => key)).toEqual(['group home']);
  });

  it('include the other side of a changed item, and the description of its difference if there is one', () => {
    expect(tableLines([group], new Set(), other).map(({ key }) => key)).toEqual([
      ...['group home', 'item home', 'difference home/b', 'before home/b', 'item home/b'],
      ...['before home/c', 'item home/c'],
    ]);
  });

  it('have cells to move to unless they are a heading, a description, or the other side of an added item', () => {
    const lines = tableLines([group], new Set(), other).filter(hasCells);
    expect(lines.map(({ key }) => key)).toEqual(['item home', 'before home/b', 'item home/b', 'item home/c']);
  });
});
