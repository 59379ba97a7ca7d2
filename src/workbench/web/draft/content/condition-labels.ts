import { isFields } from '../../../../authoring/draft/json-value.ts';
import { textOf, valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { memoize } from '../../../../rules/memoize.ts';

export type LabelText = Readonly<Record<Language, string>>;

// `short` is the short text of the variant's fact, for example EGWP.
export interface VariantLabel extends LabelText {
  readonly short: LabelText;
}

export interface ConditionLabels {
  readonly conditions: ReadonlyMap<string, LabelText>;
  /** Texts by plan variant, in order of priority. */
  readonly variants: ReadonlyMap<string, VariantLabel>;
}

const labelIn = (entry: unknown, field: 'says' | 'short', other: LabelText): LabelText => ({
  en: textOf(valueUnder(entry, field, 'en')) ?? other.en,
  es: textOf(valueUnder(entry, field, 'es')) ?? other.es,
});

const labelOrName = (name: string, entry: unknown): LabelText =>
  labelIn(entry, 'says', { en: name, es: name });

// Files may contain errors.
export const conditionLabels = memoize((files: SourceFiles): ConditionLabels => {
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
    (entry): readonly (readonly [string, VariantLabel])[] => {
      const name = textOf(valueUnder(entry, 'name'));
      if (name === undefined) return [];
      const says = labelOrName(name, entry);
      const fact = new Map(facts).get(textOf(valueUnder(entry, 'when')) ?? '');
      return [[name, { ...says, short: labelIn(fact, 'short', says) }]];
    },
  );
  return {
    conditions: new Map([...facts, ...rules].map(([name, entry]) => [name, labelOrName(name, entry)])),
    variants: new Map(variants),
  };
});

// The base has the names of what the draft removed or renamed.
export const conditionLabelsOfBoth = (before: SourceFiles, after: SourceFiles): ConditionLabels => {
  const { conditions, variants } = conditionLabels(after);
  return { variants, conditions: new Map([...conditionLabels(before).conditions, ...conditions]) };
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
