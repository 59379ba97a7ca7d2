import type { BilingualText } from '../../config/message-text.ts';
import type { Language } from '../../config/portal-config.ts';
import type { FactValue } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { oneOf } from '../explain/describe-set.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { valueIndex, type Variable, variableValue } from '../space/space.ts';
import { factWords } from '../words/fact-words.ts';

/** A rule, a fact that is either true or false, or a fact with a value such as `true`, `Active` or `2`. */
export interface NamedCondition {
  readonly name: string;
  readonly value?: string | undefined;
}

export interface FoundCondition {
  readonly says: BilingualText;
  /** The value of a fact that has more than two; undefined for all others. */
  readonly value: BilingualText | undefined;
  readonly holds: Diagram;
}

const both = (say: (language: Language) => string): BilingualText => ({ en: say('en'), es: say('es') });

/** Parses the value of a fact; undefined when the fact does not have this value. */
export const parseValue = (variable: Variable, text: string): FactValue | undefined => {
  const { type } = variable.shape;
  const value = type === 'boolean' ? text === 'true' : type === 'integer' ? Number(text) : text;
  return String(value) === text && variableValue(variable, valueIndex(variable, value)) === value
    ? value
    : undefined;
};

const ofFact = (
  { world, portal: { labels } }: PortalModel,
  variable: Variable,
  text: string,
): FoundCondition | undefined => {
  const value = parseValue(variable, text);
  if (value === undefined) return undefined;
  const values = new Set([valueIndex(variable, value)]);
  const label = labels.facts[variable.name]?.values?.[text];
  return {
    says: both((language) => factWords(labels, language).values(variable, values)),
    value: variable.shape.type === 'boolean' ? undefined : (label ?? { en: text, es: text }),
    holds: oneOf(world, variable, values),
  };
};

/** Returns who meets a condition; undefined when the configuration has no such fact, value or rule. */
export const findCondition = (
  model: PortalModel,
  { name, value }: NamedCondition,
): FoundCondition | undefined => {
  const { world, portal } = model;
  const variable = world.space.byName.get(name);
  if (variable) {
    const text = value ?? (variable.shape.type === 'boolean' ? 'true' : undefined);
    return text === undefined ? undefined : ofFact(model, variable, text);
  }
  const isRule = value === undefined && Object.hasOwn(portal.config.rules, name);
  const holds = isRule ? world.conditions.ofName(name) : undefined;
  if (holds === undefined) return undefined;
  return { says: portal.labels.rules[name] ?? { en: name, es: name }, value: undefined, holds };
};
