import type { Language } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { Part } from '../model/choices.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { describedFieldsOf, type Field } from '../model/content.ts';

export type Fields = Readonly<Record<string, string>>;

// Together, the outcomes of an item cover all who see it.
export interface Outcome {
  readonly fields: Readonly<Record<Language, Fields>>;
  readonly members: Diagram;
}

const withField = (
  outcome: Outcome,
  language: Language,
  name: string,
  value: string | undefined,
): Outcome['fields'] =>
  value === undefined
    ? outcome.fields
    : { ...outcome.fields, [language]: { ...outcome.fields[language], [name]: value } };

const parted = (
  diagrams: Diagrams,
  outcomes: readonly Outcome[],
  {
    name,
    language,
    parts,
  }: { readonly name: string; readonly language: Language; readonly parts: readonly Part[] },
): readonly Outcome[] =>
  outcomes.flatMap((outcome) =>
    parts.flatMap(({ value, members }) => {
      const both = diagrams.and(outcome.members, members);
      return both === 0 ? [] : [{ fields: withField(outcome, language, name, value), members: both }];
    }),
  );

const merged = (diagrams: Diagrams, outcomes: readonly Outcome[]): readonly Outcome[] => {
  const same = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(outcome.fields);
    const earlier = same.get(key);
    same.set(key, earlier ? { ...earlier, members: diagrams.or(earlier.members, outcome.members) } : outcome);
  }
  return [...same.values()];
};

const languages: readonly Language[] = ['en', 'es'];

export const outcomes = (
  model: PortalModel,
  item: PortalItem,
  fields = describedFieldsOf(model, item),
): readonly Outcome[] => {
  const { diagrams, possible } = model.world;
  const seen: Outcome = { fields: { en: {}, es: {} }, members: diagrams.and(item.shown, possible) };
  const byField = (before: readonly Outcome[], { name, choices }: Field): readonly Outcome[] =>
    languages.reduce((found, language) => {
      const parts = choices[language];
      return parts.length === 0 ? found : parted(diagrams, found, { name, language, parts });
    }, before);
  return merged(diagrams, fields.reduce(byField, [seen]));
};
