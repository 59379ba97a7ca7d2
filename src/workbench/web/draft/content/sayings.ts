import { isFields } from '../../../../authoring/draft/json-value.ts';
import { textOf, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';

export type Saying = Readonly<Record<Language, string>>;

export interface Sayings {
  readonly conditions: ReadonlyMap<string, Saying>;
  /** Texts by plan variant, in order of priority. */
  readonly variants: ReadonlyMap<string, Saying>;
}

const sayingOf = (name: string, entry: unknown): Saying => ({
  en: textOf(valueUnder(entry, 'says', 'en')) ?? name,
  es: textOf(valueUnder(entry, 'says', 'es')) ?? name,
});

// Files may contain errors.
export const sayingsOf = memoize((files: SourceFiles): Sayings => {
  const values = valuesOf(files);
  const under = (place: string, field: string): readonly (readonly [string, unknown])[] => {
    const found = valueUnder(values.get(place), field);
    return isFields(found) ? Object.entries(found) : [];
  };
  const rules = under('config/rules/rules.json', 'rules');
  const facts = under('config/rules/facts.json', 'facts').filter(
    ([, fact]) => valueUnder(fact, 'type') === 'boolean',
  );
  const listed = valueUnder(values.get('config/rules/plans.json'), 'variants');
  const variants = (Array.isArray(listed) ? (listed as readonly unknown[]) : []).flatMap(
    (entry): readonly (readonly [string, Saying])[] => {
      const name = textOf(valueUnder(entry, 'name'));
      return name === undefined ? [] : [[name, sayingOf(name, entry)]];
    },
  );
  return {
    conditions: new Map([...facts, ...rules].map(([name, entry]) => [name, sayingOf(name, entry)])),
    variants: new Map(variants),
  };
});

// The base has the names of what the draft removed or renamed.
export const sayingsOfBoth = (before: SourceFiles, after: SourceFiles): Sayings => {
  const { conditions, variants } = sayingsOf(after);
  return { variants, conditions: new Map([...sayingsOf(before).conditions, ...conditions]) };
};

export const gateNames = (gate: unknown): readonly string[] | undefined => {
  if (gate === undefined) return [];
  if (typeof gate === 'string') return [gate];
  return Array.isArray(gate) && gate.every((name) => typeof name === 'string') ? gate : undefined;
};

export interface Applying {
  readonly applies: readonly string[];
}

// `having` are all variants with their own value; `variant` undefined is the default. The first that applies
// wins.
export const wins = (
  { applies }: Applying,
  variant: string | undefined,
  having: readonly string[],
): boolean => applies.find((name) => having.includes(name) || name === variant) === variant;
