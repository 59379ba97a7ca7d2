import { expect, it } from 'vitest';
import { cellSigns, coverageOf, isOpen } from './cell-signs.ts';
import type { SignOff } from './generated/api-shapes.ts';

const signOff = (column: string, cellHash: string, verdict: SignOff['verdict'], at: string): SignOff => ({
  ...{ id: at, item: 'a', column, cellHash, source: 's', verdict, text: '', at },
  person: { id: 'p', name: 'Ana' },
});
const signs = cellSigns(
  { a: ['1', '2', '3', '4'], b: ['1', '1', '1', '1'] },
  ['egwp', 'medicare', 'ppo', 'fehb'],
  [
    signOff('egwp', '1', 'right', '2026-11-03'),
    signOff('medicare', '2', 'right', '2026-11-01'),
    signOff('medicare', '2', 'wrong', '2026-11-02'),
    signOff('ppo', 'old', 'right', '2026-11-01'),
    signOff('ppo', 'older', 'wrong', '2026-10-01'),
  ],
);

it('a cell is signed off while its outcome is unchanged, the newest sign-off counts, and a changed outcome must be checked again', () => {
  expect(signs.get('a')?.map(({ state, signOff: by }) => [state, by?.at])).toEqual([
    ['right', '2026-11-03'],
    ['wrong', '2026-11-02'],
    ['again', '2026-11-01'],
    ['none', undefined],
  ]);
  expect(signs.get('b')?.every(({ state }) => state === 'none')).toBe(true);
});

it('right and wrong count as signed off, changed and new cells as open', () => {
  const cells = [...signs.values()].flat();
  expect(coverageOf(cells)).toEqual({ cells: 8, signed: 2, right: 1, wrong: 1, open: 6, again: 1 });
  expect(cells.filter(isOpen)).toHaveLength(6);
});

it('a sign-off from before addresses were included is marked', () => {
  const [sign] =
    cellSigns({ a: ['content-h1'] }, ['x'], [signOff('x', 'h1', 'right', '2026-10-01')]).get('a') ?? [];
  expect(sign).toMatchObject({ state: 'again', isFormer: true });
});
