import { isFields } from '../../../../authoring/draft/json-value.ts';
import { textOf, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';

export type Saying = Readonly<Record<Language, string>>;

// `short` is the short text of the variant's fact, for example EGWP.
export interface VariantSaying extends Saying {
  readonly short: Saying;
}

export interface Sayings {
  readonly conditions: ReadonlyMap<string, Saying>;
  /** Texts by plan variant, in order of priority. */
  readonly variants: ReadonlyMap<string, VariantSaying>;
}

const sayingOf = (entry: unknown, field: 'says' | 'short', other: Saying): Saying => ({
  en: textOf(valueUnder(entry, field, 'en')) ?? other.en,
  es: textOf(valueUnder(entry, field, 'es')) ?? other.es,
});

const namedSaying = (name: string, entry: unknown): Saying => sayingOf(entry, 'says', { en: name, es: name });

// Files may contain errors.
export const sayingsOf = memoize((files: SourceFiles): Sayings => {
  const values = valuesOf(files);
  const under = (file: string, field: string): readonly (readonly [string, unknown])[] => {
    const found = valueUnder(values.get(file), field);
    return isFields(found) ? Object.entries(found) : [];
  };
  const rules = under('config/rules/rules.json', 'rules');
  const facts = under('config/rules/facts.json', 'facts').filter(
    ([, fact]) => valueUnder(fact, 'type') === 'boolean',
  );
  const listed = valueUnder(values.get('config/rules/plans.json'), 'variants');
  const variants = (Array.isArray(listed) ? (listed as readonly unknown[]) : []).flatMap(
    (entry): readonly (readonly [string, VariantSaying])[] => {
      const name = textOf(valueUnder(entry, 'name'));
      if (name === undefined) return [];
      const says = namedSaying(name, entry);
      const fact = new Map(facts).get(textOf(valueUnder(entry, 'when')) ?? '');
      return [[name, { ...says, short: sayingOf(fact, 'short', says) }]];
    },
  );
  return {
    conditions: new Map([...facts, ...rules].map(([name, entry]) => [name, namedSaying(name, entry)])),
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
