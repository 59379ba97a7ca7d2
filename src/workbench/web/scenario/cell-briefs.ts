import { memoize } from '../../../rules/memoize.ts';
import { stateOf, type TableCell, type TableItem } from './table-items.ts';

export interface CellBrief {
  readonly says: string;
  /** The number of other deciding facts, which the cell does not name. */
  readonly more: number;
}

export const conditionOf = ({ outcomes }: TableCell): string =>
  outcomes.flatMap(({ when }) => when ?? []).join('; ');

// The first fact alone, with one of the others, and with more and more of them.
const abbreviations = ({ brief }: TableCell): readonly CellBrief[] => {
  if (!brief) return [];
  const { says, others } = brief;
  const more = others.map((_, at) => others.slice(0, at + 1)).slice(1);
  return [[], ...others.map((one) => [one]), ...more].map((named) => ({
    says: [says, ...named].join(' · '),
    more: others.length - named.length,
  }));
};

const textOf = ({ says, more }: CellBrief): string => `${says} +${String(more)}`;

// By condition: as few facts as tell it apart from all other conditions of the table, or else the whole condition.
export const cellBriefs = memoize((items: readonly TableItem[]): ReadonlyMap<string, CellBrief> => {
  const cells = items.flatMap(({ row, before }) => [...row.cells, ...(before?.cells ?? [])]);
  const conditions = new Map(
    cells
      .filter((cell) => stateOf(cell) === 'depends')
      .map((cell) => [conditionOf(cell), abbreviations(cell)]),
  );
  const uses = new Map<string, number>();
  for (const text of [...conditions.values()].flat().map(textOf)) uses.set(text, (uses.get(text) ?? 0) + 1);
  const briefs = [...conditions].map(([condition, all]) => {
    const brief = all.find((one) => uses.get(textOf(one)) === 1);
    return [condition, brief ?? { says: condition, more: 0 }] as const;
  });
  return new Map(briefs);
});
