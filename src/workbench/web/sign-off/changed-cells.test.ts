import { expect, it } from 'vitest';
import { changedCells } from './changed-cells.ts';

const base = { columns: ['egwp', 'ppo'], hashes: { a: ['1', '2'], b: ['3', '4'], gone: ['5', '6'] } };

it('changedCells compares columns by name, so that a new plan between others changes its own cells alone', () => {
  const own = { columns: ['egwp', 'new', 'ppo'], hashes: { a: ['1', '1', '2'], b: ['3', '3', '4'] } };
  expect(changedCells(own, base, [])).toEqual({
    cells: 2,
    unsigned: 2,
    rows: new Set(['a', 'b']),
    gone: ['gone'],
  });
});

it('changedCells counts a changed cell as signed off only where its present outcome is', () => {
  const own = { columns: ['ppo', 'egwp'], hashes: { a: ['9', '1'], b: ['8', '3'], gone: ['6', '5'] } };
  const signOff = {
    id: '1',
    item: 'a',
    column: 'ppo',
    cellHash: '9',
    source: 's',
    verdict: 'right' as const,
    text: '',
    at: '2026',
  };
  const before = { ...signOff, id: '2', item: 'b', cellHash: '4' };
  const person = { id: 'p', name: 'Ana' };
  expect(
    changedCells(own, base, [
      { ...signOff, person },
      { ...before, person },
    ]),
  ).toMatchObject({ cells: 2, unsigned: 1, gone: [] });
});
