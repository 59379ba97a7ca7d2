import { expect, it } from 'vitest';
import type { GatingTable } from '../../analysis/table/gating-table.ts';
import { cellHashes } from './hashed-grid.ts';

type Cells = GatingTable['rows'][number]['cells'];

const shown = { verdict: 'shown', outcomes: [{ fields: {} }] } as const;
const hidden = { verdict: 'hidden', outcomes: [] } as const;
const linked = (link: string) => ({ verdict: 'shown', outcomes: [{ fields: { link } }] }) as const;

const tableOf = (cells: Cells, everywhere: Readonly<Record<string, string>>): GatingTable => ({
  language: 'en',
  columns: ['egwp', 'ppo', 'noPlans'].map((name) => ({ name, says: name })),
  rows: [{ id: 'a', kind: 'item', everywhere, look: '', cells }],
});
const spanish = tableOf([shown, shown, hidden], { title: 'Reclamos', link: '/a' });
const before =
  cellHashes(tableOf([shown, shown, hidden], { title: 'Claims', link: '/a' }), spanish)['a'] ?? [];

const changedBy = (english: GatingTable, other = spanish): readonly boolean[] =>
  (cellHashes(english, other)['a'] ?? []).map((hash, at) => hash !== before[at]);

it.each([
  ['nothing', tableOf([shown, shown, hidden], { title: 'Claims', link: '/a' }), [false, false, false]],
  [
    'a title that everybody reads',
    tableOf([shown, shown, hidden], { title: 'Your claims', link: '/a' }),
    [true, true, false],
  ],
  [
    'the link of one plan alone',
    tableOf([linked('/a'), linked('/b'), hidden], { title: 'Claims' }),
    [false, true, false],
  ],
  ['who sees it', tableOf([hidden, shown, shown], { title: 'Claims', link: '/a' }), [true, false, true]],
])('a change of %s changes the hash of those cells only', (_, table, expected) => {
  expect(changedBy(table)).toEqual(expected);
});

it('a changed Spanish text changes the hash as well', () => {
  const other = tableOf([shown, shown, hidden], { title: 'Sus reclamos', link: '/a' });
  expect(changedBy(tableOf([shown, shown, hidden], { title: 'Claims', link: '/a' }), other)).toEqual([
    true,
    true,
    false,
  ]);
});
