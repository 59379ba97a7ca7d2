import { expect, it } from 'vitest';
import { type CellSign, cellSigns } from '../../api/cell-signs.ts';
import { rowSign, tableCoverage } from '../scenario/sign-off-states.ts';
import { cellsOf, selectionOf } from './selection.ts';
import type { OtherSignOff, SignOff } from '../../api/generated/api-shapes.ts';
import { newlyRight, replacing, requestsFor, requestsOf, undoRequests } from './sign-requests.ts';

const signOff = (state: 'right' | 'wrong', person: string, cellHash: string): CellSign => ({
  state,
  signOff: {
    ...{ id: 'i', item: 'a', column: 'x', cellHash, source: 's', verdict: state, text: 'why', at: '2026' },
    person: { id: person, name: person },
  },
});
const none: CellSign = { state: 'none' };
const again: CellSign = { ...signOff('right', 'ana', 'old'), state: 'again' };
const columns = ['egwp', 'ppo', 'fehb'];
const table = {
  columns,
  hashes: { a: ['1', '2', '3'], b: ['4', '5', '6'] },
  signs: new Map([
    ['a', [signOff('right', 'ana', '1'), signOff('wrong', 'rita', '2'), none]],
    ['b', [again, none, none]],
  ]),
};
const all = cellsOf({ items: new Set(['a', 'b']), columns: new Set(columns) });

it('a range is a rectangle whichever way it was drawn, and a question beside the plans counts as the last plan', () => {
  const from = { item: 'b', column: 'question' };
  const chosen = selectionOf({ from, to: { item: 'a', column: 'ppo' } }, ['a', 'b', 'c'], columns);
  expect(chosen && cellsOf(chosen).map(({ item, column }) => `${item} ${column}`)).toEqual([
    'a ppo',
    'a fehb',
    'b ppo',
    'b fehb',
  ]);
  expect(selectionOf({ from, to: { item: 'gone', column: 'ppo' } }, ['a', 'b'], columns)).toBeUndefined();
});

it('signing off several cells skips wrong ones; signing off a single one replaces its verdict', () => {
  expect(newlyRight(all, table)).toMatchObject({ cells: { length: 4 }, wrong: 1 });
  expect(newlyRight([{ item: 'a', column: 'ppo' }], table)).toMatchObject({ cells: { length: 1 }, wrong: 0 });
  expect(newlyRight([{ item: 'a', column: 'egwp' }], table).cells).toEqual([]);
});

it('a request names the shown outcome, and undoing it restores the same user’s earlier sign-off', () => {
  const requests = requestsFor([...all, { item: 'gone', column: 'ppo' }], { verdict: 'right' }, table);
  expect(requests.map(({ cellHash }) => cellHash)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(requests.map(({ expected }) => expected)).toEqual(['i', 'i', null, null, null, null]);
  const made = [
    { ...signOff('right', 'rita', '2').signOff, id: 'made', item: 'a', column: 'ppo' },
  ] as SignOff[];
  const undone = undoRequests(requests, table, 'rita', made);
  expect(undone.map(({ verdict, text, expected }) => [verdict, text, expected])).toEqual([
    ['withdrawn', '', null],
    ['wrong', 'why', 'made'],
    ...Array.from({ length: 4 }, () => ['withdrawn', '', null]),
  ]);
});

it('what others signed after the page loaded can be replaced, or the other cells signed without it', () => {
  const requests = requestsFor(all, { verdict: 'right' }, table);
  const other = {
    ...{ item: 'a', column: 'ppo' },
    current: { ...signOff('wrong', 'ana', '2').signOff, id: 'theirs' },
  };
  const others = [other as OtherSignOff];
  expect(replacing(requests, others).map(({ expected }) => expected)).toEqual([
    'i',
    'theirs',
    null,
    null,
    null,
    null,
  ]);
  expect(requestsOf(requests, others)).toEqual({
    refused: requests.slice(1, 2),
    rest: requests.filter((_, at) => at !== 1),
  });
});

it('a row names all users who signed off one of its cells, newest first', () => {
  const of = (name: string, at: string) => ({ id: at, ...{ item: 'a', column: 'egwp', cellHash: '1', source: 's', verdict: 'right' as const }, text: '', person: { id: name, name }, at }); // prettier-ignore
  const signs = cellSigns({ a: ['1', '2'] }, columns, [of('Rita', '2026-11-03'), of('Paul', '2026-11-02'), { ...of('Ana', '2026-11-01'), column: 'ppo', cellHash: '2' }, { ...of('Sol', '2026-11-01'), cellHash: 'old' }]); // prettier-ignore
  expect(rowSign(signs.get('a') ?? []).by).toEqual(['Rita', 'Paul', 'Ana']);
});

it('a row shows the most urgent state first; coverage counts signed cells by screen and plan', () => {
  expect([...table.signs.values()].map((signs) => rowSign(signs).state)).toEqual(['wrong', 'again']);
  const item = (id: string, group: string) =>
    ({
      row: { id, kind: 'item', everywhere: {}, look: '', cells: [] },
      name: id,
      group,
      before: undefined,
      changed: [],
    }) as const;
  const {
    groups,
    columns: plans,
    whole,
  } = tableCoverage([item('a', 'one'), item('b', 'two')], table.signs, 3);
  expect([groups.get('one')?.signed, groups.get('two')?.again, whole]).toEqual([
    2,
    1,
    { cells: 6, signed: 2, right: 1, wrong: 1, open: 4, again: 1 },
  ]);
  expect(plans.map(({ signed }) => signed)).toEqual([1, 1, 0]);
});
