import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Fact, IntegerFact } from '../../generated/config-files.ts';
import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, type Located, locationOf, roleIn } from '../index/config-index.ts';
import type { MessageValues, MistakeName } from '../messages/messages.ts';
import { chainedRules } from './chained-rules.ts';

type Comparison = Located<readonly [{ readonly var: string }, string | number | boolean | readonly string[]]>;
type Mistake = readonly [message: MistakeName, values?: MessageValues];

const equality: readonly unknown[] = ['===', '!=='];

const factOf = ({ sources }: ConfigIndex, name: string): Fact | undefined =>
  Object.hasOwn(sources.facts, name) ? sources.facts[name] : undefined;

const valuesAsConditions = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('condition').flatMap((use): readonly Finding[] => {
    const fact = factOf(index, use.value);
    if (!fact || fact.type === 'boolean') return [];
    const example =
      fact.type === 'enum'
        ? `{"===": [{"var": "${use.value}"}, "${fact.otherwise}"]}`
        : `{">=": [{"var": "${use.value}"}, 1]}`;
    return [
      {
        at: locationOf(use),
        message: fact.type === 'enum' ? 'not-yes-no.enum' : 'not-yes-no.number',
        with: { name: use.value, example },
      },
    ];
  });

const enumMistake = (operator: unknown, literal: unknown): Mistake | undefined => {
  if (operator === 'in') return undefined;
  if (!equality.includes(operator)) return ['wrong-comparison.enum-operator'];
  return typeof literal === 'string' ? undefined : ['wrong-comparison.enum-value'];
};

const integerMistake = (
  operator: unknown,
  literal: unknown,
  { min, max }: IntegerFact,
): Mistake | undefined => {
  if (operator === 'in') return ['wrong-comparison.number-in'];
  if (typeof literal !== 'number') return ['wrong-comparison.number-value'];
  if (min <= max && (literal < min || literal > max)) return ['wrong-comparison.number-range', { min, max }];
  return undefined;
};

const booleanMistake = (operator: unknown, literal: unknown): Mistake | undefined => {
  if (!equality.includes(operator)) return ['wrong-comparison.yes-no-operator'];
  return typeof literal === 'boolean' ? undefined : ['wrong-comparison.yes-no-value'];
};

const comparisonMistake = (
  fact: Fact | undefined,
  operator: unknown,
  { value: [, literal] }: Comparison,
): Mistake | undefined => {
  if (fact?.type === 'enum') return enumMistake(operator, literal);
  if (fact?.type === 'integer') return integerMistake(operator, literal, fact);
  return booleanMistake(operator, literal);
};

const wrongComparisons = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('comparison').flatMap((use): readonly Finding[] => {
    const name = use.value[0].var;
    const fact = factOf(index, name);
    if (!fact && !Object.hasOwn(index.sources.rules, name)) return [];
    const operator = String(use.path.at(-1));
    const [message, values] = comparisonMistake(fact, operator, use) ?? [];
    return message === undefined
      ? []
      : [
          {
            at: locationOf(use, [1]),
            message,
            with: { name, operator, literal: JSON.stringify(use.value[1]), ...values },
          },
        ];
  });

const maxDepth = 40;

const deepIn = (role: 'condition' | 'comparison') =>
  memoize((document: ConfigDocument) =>
    roleIn(document, role).filter(
      ({ path }) =>
        path.filter((step) => typeof step === 'string' && /^(!|and|or)$/.test(step)).length > maxDepth,
    ),
  );

const [deepConditions, deepComparisons] = [deepIn('condition'), deepIn('comparison')];

const tooDeep = ({ documents }: ConfigIndex): readonly Finding[] =>
  [...documents.flatMap(deepConditions), ...documents.flatMap(deepComparisons)].slice(0, 1).map((use) => ({
    at: locationOf(use),
    message: 'deep-rule',
    with: { levels: maxDepth },
  }));

const repeatedConditions = (index: ConfigIndex): readonly Finding[] => {
  const seen = new Map<string, Located<unknown>>();
  return index.withRole('when').flatMap((use): readonly Finding[] => {
    if (typeof use.value === 'string' || Array.isArray(use.value)) return [];
    const text = JSON.stringify(use.value);
    const first = seen.get(text);
    seen.set(text, first ?? use);
    if (!first) return [];
    return [
      {
        at: locationOf(use),
        severity: 'warning',
        message: 'repeated-condition',
        also: [locationOf(first)],
      },
    ];
  });
};

export const ruleFindings = (index: ConfigIndex): readonly Finding[] => [
  ...valuesAsConditions(index),
  ...wrongComparisons(index),
  ...chainedRules(index),
  ...tooDeep(index),
  ...repeatedConditions(index),
];
