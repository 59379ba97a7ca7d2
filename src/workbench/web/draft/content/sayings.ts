import { isFields } from '../../../../authoring/draft/json-value.ts';
import { textOf, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';

/** What a fact, rule or plan variant is called in both languages. */
export type Saying = Readonly<Record<Language, string>>;

/** What the configuration calls its facts and rules, and its plan variants, by name. */
export interface Sayings {
  /** Rules first, then facts, each as declared. */
  readonly conditions: ReadonlyMap<string, Saying>;
  /** In the order in which they win. */
  readonly variants: ReadonlyMap<string, Saying>;
}

const sayingOf = (name: string, entry: unknown): Saying => ({
  en: textOf(valueUnder(entry, 'says', 'en')) ?? name,
  es: textOf(valueUnder(entry, 'says', 'es')) ?? name,
});

/** What facts, rules and plan variants are called; files with mistakes say as much as they can. */
export const sayingsOf = memoize((files: SourceFiles): Sayings => {
  const values = valuesOf(files);
  const under = (place: string, field: string): readonly (readonly [string, unknown])[] => {
    const found = valueUnder(values.get(place), field);
    return isFields(found) ? Object.entries(found) : [];
  };
  const rules = under('config/rules/rules.json', 'rules');
  const facts = under('config/rules/facts.json', 'facts').filter(([, fact]) => valueUnder(fact, 'type') === 'boolean');
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

/** What the rules and facts of two states of the files are called, so that a comparison names what is gone or had another name; variants of the later. */
export const sayingsOfBoth = (before: SourceFiles, after: SourceFiles): Sayings => {
  const { conditions, variants } = sayingsOf(after);
  return { variants, conditions: new Map([...sayingsOf(before).conditions, ...conditions]) };
};

/** The names of a gate that is written by name or as a list of names that must all hold; undefined for an expression. */
export const gateNames = (gate: unknown): readonly string[] | undefined => {
  if (gate === undefined) return [];
  if (typeof gate === 'string') return [gate];
  return Array.isArray(gate) && gate.every((name) => typeof name === 'string') ? gate : undefined;
};

/** Somebody to whom plan variants apply, by their names. */
export interface Applying {
  readonly applies: readonly string[];
}

/**
 * Whether somebody gets what a plan variant has of its own, where `having` are all variants that have something of their own; `variant`
 * undefined is what everybody else gets. The first that applies to them wins.
 */
export const wins = ({ applies }: Applying, variant: string | undefined, having: readonly string[]): boolean =>
  applies.find((name) => having.includes(name) || name === variant) === variant;
