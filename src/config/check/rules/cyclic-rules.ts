import { groupBy } from '../../../rules/group-by.ts';
import { type ConfigIndex, entriesOf, spotOf } from '../config-index.ts';
import type { Finding } from '../finding.ts';

interface Search {
  readonly edges: ReadonlyMap<string, readonly string[]>;
  /** Names from which no cycle can be reached. */
  readonly settled: Set<string>;
}

const cycleFrom = (name: string, search: Search, path: readonly string[] = []): readonly string[] | undefined => {
  if (path.includes(name)) return path.slice(path.indexOf(name));
  if (search.settled.has(name)) return undefined;
  for (const next of search.edges.get(name) ?? []) {
    const cycle = cycleFrom(next, search, [...path, name]);
    if (cycle) return cycle;
  }
  search.settled.add(name);
  return undefined;
};

const edgesOf = (index: ConfigIndex): Search['edges'] => {
  const uses = [
    ...index.withRole('condition').map((use) => ({ path: use.path, name: use.value })),
    ...index.withRole('comparison').map((use) => ({ path: use.path, name: use.value[0].var })),
  ];
  const inRules = groupBy(
    uses.filter(({ path }) => path[0] === 'rules'),
    ({ path }) => String(path[1]),
  );
  return new Map([...inRules].map(([rule, named]) => [rule, named.map(({ name }) => name)]));
};

/** Rules that refer back to themselves: one finding per cycle. */
export const cyclicRules = (index: ConfigIndex): readonly Finding[] => {
  const search: Search = { edges: edgesOf(index), settled: new Set() };
  const known = new Set<string>();
  return entriesOf(index.documentOf('rules'), ['rules'], index.sources.rules).flatMap((rule): readonly Finding[] => {
    const cycle = cycleFrom(rule.name, search);
    if (!cycle || cycle.some((name) => known.has(name))) return [];
    for (const name of cycle) known.add(name);
    const [first = rule.name] = cycle;
    const way = [...cycle, first].map((name) => `\`${name}\``).join(' -> ');
    return [
      {
        at: spotOf({ ...rule, path: ['rules', first] }, [], 'name'),
        says: 'cyclic-rule',
        with: { way },
      },
    ];
  });
};
