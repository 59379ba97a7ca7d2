import { describe, expect, it } from 'vitest';
import type { GatingTable } from '../../../analysis/table/gating-table.ts';
import { cellBriefs, conditionOf } from './cell-briefs.ts';
import { tableItems } from './table-items.ts';

type Cell = GatingTable['rows'][number]['cells'][number];

const cell = (when: string | readonly string[], ...facts: readonly string[]): Cell => ({
  verdict: 'conditional',
  outcomes: [when].flat().map((one) => ({ when: one, fields: {} })),
  ...(facts.length > 0 && { brief: { says: facts[0]!, others: facts.slice(1) } }),
});

const tableOf = (cells: readonly Cell[]): GatingTable => ({
  language: 'en',
  columns: cells.map((_, at) => ({ name: `plan${at}`, says: `plan ${at}` })),
  rows: [{ id: 'home/a', kind: 'item', everywhere: {}, look: '', cells: [...cells] }],
});

const textsOf = (cells: readonly Cell[], before: readonly Cell[] = cells): readonly string[] => {
  const items = tableItems(tableOf(cells), tableOf(before), () => undefined);
  const briefs = cellBriefs(items);
  return [...cells, ...before.filter((one) => !cells.includes(one))].map((one) => {
    const { says, more } = briefs.get(conditionOf(one))!;
    return more === 0 ? says : `${says} +${more}`;
  });
};

describe('the short text of a condition', () => {
  it('is the first fact and the number of others, if no other condition has the same', () => {
    const dental = cell('has dental, has vision and has hearing', 'dental', 'vision', 'hearing');
    expect(textsOf([dental, dental, cell('has vision', 'vision')])).toEqual([
      'dental +2',
      'dental +2',
      'vision',
    ]);
  });

  it('names the facts that tell opposite conditions apart', () => {
    expect(
      textsOf([
        cell('has dental and is retired', 'dental', 'retired'),
        cell('has dental and is not retired', 'dental', 'not retired'),
        cell('has dental, lives abroad and is retired', 'dental', 'abroad', 'retired'),
        cell('has dental, lives abroad and is not retired', 'dental', 'abroad', 'not retired'),
      ]),
    ).toEqual(['dental · retired', 'dental · not retired', 'dental · retired +1', 'dental · not retired +1']);
  });

  it('names more facts where one other fact is not enough', () => {
    expect(
      textsOf([
        cell('one', 'dental', 'retired', 'abroad', 'online'),
        cell('two', 'dental', 'retired', 'at home', 'by mail'),
        cell('three', 'dental', 'working', 'abroad', 'by mail'),
        cell('four', 'dental', 'working', 'at home', 'online'),
      ]),
    ).toEqual([
      'dental · retired · abroad +1',
      'dental · retired · at home +1',
      'dental · working · abroad +1',
      'dental · working · at home +1',
    ]);
  });

  it('is the whole condition where the facts are the same', () => {
    expect(
      textsOf([
        cell('has dental and has vision', 'dental', 'vision'),
        cell('has dental; or has vision', 'dental', 'vision'),
        cell(['has dental', 'has no dental and has vision'], 'dental', 'no dental', 'vision'),
        cell('only a sentence'),
      ]),
    ).toEqual(['has dental and has vision', 'has dental; or has vision', 'dental +2', 'only a sentence']);
  });

  it('also differs from a condition of the other side of a comparison', () => {
    const now = cell('has dental and the tier is Gold', 'dental', 'tier is Gold');
    const old = cell('has dental and the tier is Bronze', 'dental', 'tier is Bronze');
    expect(textsOf([now], [old])).toEqual(['dental · tier is Gold', 'dental · tier is Bronze']);
  });
});
