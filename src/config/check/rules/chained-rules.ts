import { sortTopologically } from '../../../rules/sort-topologically.ts';
import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, roleIn } from '../index/config-index.ts';

type Named = ReadonlyMap<string, readonly string[]>;

const namedRules = (index: ConfigIndex): Named => {
  const document = index.documentOf('rules');
  const uses = document
    ? [
        ...roleIn(document, 'condition').map(({ path, value }) => ({ path, name: value })),
        ...roleIn(document, 'comparison').map(({ path, value }) => ({ path, name: value[0].var })),
      ]
    : [];
  const inRules = Map.groupBy(uses, ({ path }) => String(path[1]));
  const rules = index.sources.rules;
  return new Map(
    Object.keys(rules).map((rule) => [
      rule,
      (inRules.get(rule) ?? []).map(({ name }) => name).filter((name) => Object.hasOwn(rules, name)),
    ]),
  );
};

const chainLengths = (named: Named): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>();
  for (const rule of sortTopologically([...named.keys()], (name) => named.get(name) ?? [])) {
    const below = (named.get(rule) ?? []).map((name) => lengths.get(name));
    if (below.every((length) => length !== undefined))
      lengths.set(rule, 1 + below.reduce((most, length) => Math.max(most, length), 0));
  }
  return lengths;
};

const wayText = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' -> ');

const cycleFrom = (rule: string, named: Named, sound: ReadonlyMap<string, number>): readonly string[] => {
  const path: string[] = [];
  for (let name: string | undefined = rule; name !== undefined && !path.includes(name);) {
    path.push(name);
    name = named.get(name)?.find((one) => !sound.has(one));
  }
  const again = named.get(path.at(-1) ?? '')?.find((one) => !sound.has(one));
  return path.slice(path.indexOf(again ?? ''));
};

const atRule = (index: ConfigIndex, name: string): Finding['at'] | undefined => {
  const document = index.documentOf('rules');
  return document && { document, path: ['rules', name], part: 'name' };
};

const cycles = (index: ConfigIndex, named: Named, sound: ReadonlyMap<string, number>): readonly Finding[] => {
  const known = new Set<string>();
  return [...named.keys()].flatMap((rule): readonly Finding[] => {
    const cycle = sound.has(rule) ? [] : cycleFrom(rule, named, sound);
    const [first] = cycle;
    const at =
      first === undefined || cycle.some((name) => known.has(name)) ? undefined : atRule(index, first);
    for (const name of cycle) known.add(name);
    return at && first !== undefined
      ? [{ at, message: 'cyclic-rule', with: { way: wayText([...cycle, first]) } }]
      : [];
  });
};

// Browsers evaluate rules recursively, so much longer chains would overflow the stack.
const mostChained = 200;

const longestChain = (
  index: ConfigIndex,
  named: Named,
  lengths: ReadonlyMap<string, number>,
): readonly Finding[] => {
  const lengthOf = (name: string): number => lengths.get(name) ?? 0;
  const longest = (names: readonly string[]): string =>
    names.reduce((best, name) => (lengthOf(name) > lengthOf(best) ? name : best), '');
  const top = longest([...lengths.keys()]);
  const at = lengthOf(top) > mostChained ? atRule(index, top) : undefined;
  if (!at) return [];
  const next = longest(named.get(top) ?? []);
  let last = next;
  for (let name = next; name !== ''; name = longest(named.get(name) ?? [])) last = name;
  const way = `${wayText([top, next])} -> ... -> ${wayText([last])}`;
  return [{ at, message: 'long-chain', with: { count: lengthOf(top), most: mostChained, way } }];
};

export const chainedRules = (index: ConfigIndex): readonly Finding[] => {
  const named = namedRules(index);
  const lengths = chainLengths(named);
  return [...cycles(index, named, lengths), ...longestChain(index, named, lengths)];
};
