import common from '../../../../schemas/common.json' with { type: 'json' };
import type { Fact, IntegerFact } from '../../generated/config-files.ts';
import { type ConfigIndex, type Located, spotOf } from '../config-index.ts';
import type { Finding, Path } from '../finding.ts';
import { listed } from '../wording.ts';
import { cyclicRules } from './cyclic-rules.ts';

type Comparison = Located<readonly [{ readonly var: string }, string | number | boolean | readonly string[]]>;
type Mistake = readonly [message: string, hint: string];

const equality: readonly unknown[] = ['===', '!=='];

const factOf = ({ sources }: ConfigIndex, name: string): Fact | undefined =>
  Object.hasOwn(sources.facts, name) ? sources.facts[name] : undefined;

const valuesAsConditions = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('condition').flatMap((use): readonly Finding[] => {
    const fact = factOf(index, use.value);
    if (!fact || fact.type === 'boolean') return [];
    const kind = fact.type === 'enum' ? 'one of several values' : 'a number';
    const example =
      fact.type === 'enum' ? `{"===": [{"var": "${use.value}"}, "${fact.otherwise}"]}` : `{">=": [{"var": "${use.value}"}, 1]}`;
    return [
      {
        at: spotOf(use),
        code: 'not-yes-no',
        message: `the fact \`${use.value}\` is ${kind}, not a yes or no`,
        hint: `Compare it, such as ${example}.`,
      },
    ];
  });

const enumMistake = (name: string, operator: unknown, literal: unknown): Mistake | undefined => {
  if (operator === 'in') return undefined;
  if (!equality.includes(operator))
    return [`\`${String(operator)}\` compares numbers, and \`${name}\` is one of several values`, 'Use `===`, `!==` or `in`.'];
  return typeof literal === 'string'
    ? undefined
    : [`\`${name}\` is compared with ${JSON.stringify(literal)}, which is not one of its values`, 'Write one of its values in quotes.'];
};

const integerMistake = (name: string, operator: unknown, literal: unknown, fact: IntegerFact): Mistake | undefined => {
  if (operator === 'in')
    return [`\`in\` needs a fact that is one of several values, and \`${name}\` is a number`, 'Use `===`, `<`, `<=`, `>` or `>=`.'];
  if (typeof literal !== 'number')
    return [`\`${name}\` is a number, compared with ${JSON.stringify(literal)}`, 'Write a whole number without quotes.'];
  if (fact.min <= fact.max && (literal < fact.min || literal > fact.max))
    return [
      `\`${name}\` lies between ${fact.min} and ${fact.max}; ${literal} is outside`,
      'Write a number in that range, or change `min` and `max` of the fact.',
    ];
  return undefined;
};

const booleanMistake = (name: string, operator: unknown, literal: unknown): Mistake | undefined => {
  if (!equality.includes(operator))
    return [
      `\`${String(operator)}\` does not fit \`${name}\`, which is a yes or no`,
      `Write {"var": "${name}"} or {"!": {"var": "${name}"}}.`,
    ];
  return typeof literal === 'boolean'
    ? undefined
    : [`\`${name}\` is a yes or no, compared with ${JSON.stringify(literal)}`, 'Compare it with true or false, or name it alone.'];
};

const comparisonMistake = (fact: Fact | undefined, operator: unknown, { value: [variable, literal] }: Comparison): Mistake | undefined => {
  if (fact?.type === 'enum') return enumMistake(variable.var, operator, literal);
  if (fact?.type === 'integer') return integerMistake(variable.var, operator, literal, fact);
  return booleanMistake(variable.var, operator, literal);
};

const wrongComparisons = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('comparison').flatMap((use): readonly Finding[] => {
    const name = use.value[0].var;
    const fact = factOf(index, name);
    if (!fact && !Object.hasOwn(index.sources.rules, name)) return [];
    const [message, hint] = comparisonMistake(fact, use.path.at(-1), use) ?? [];
    return message === undefined || hint === undefined ? [] : [{ at: spotOf(use, [1]), code: 'wrong-comparison', message, hint }];
  });

const maxDepth = 40;

/** Expressions that are nested too deep; only the first is reported. */
const tooDeep = (index: ConfigIndex): readonly Finding[] =>
  [...index.withRole('condition'), ...index.withRole('comparison')]
    .filter(({ path }) => path.filter((step) => typeof step === 'string' && /^(!|and|or)$/.test(step)).length > maxDepth)
    .slice(0, 1)
    .map((use) => ({
      at: spotOf(use),
      code: 'deep-rule',
      message: `this expression is more than ${maxDepth} levels deep`,
      hint: 'Give parts of it names in rules.json.',
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
        at: spotOf(use),
        severity: 'warning',
        code: 'repeated-condition',
        message: 'this condition is written elsewhere in the same words',
        hint: 'Give it a name in rules.json and use the name in both places.',
        also: [spotOf(first)],
      },
    ];
  });
};

/** What is wrong with conditions whose names are all known: types of facts, values, cycles, repetitions. */
export const ruleFindings = (index: ConfigIndex): readonly Finding[] => [
  ...valuesAsConditions(index),
  ...wrongComparisons(index),
  ...cyclicRules(index),
  ...tooDeep(index),
  ...repeatedConditions(index),
];

const operators = Object.keys(common.definitions.logic.properties);

const allKeys = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(allKeys);
  return Array.isArray(value) ? below : [...Object.keys(value), ...below];
};

/** The end of a message that names operators of a condition that the portal does not have; empty when there are none. */
export const unknownOperators = (value: unknown, path: Path): string => {
  const isCondition = path.some((step) => /^(logic|when|.+When)$/.test(String(step)));
  const unknown = new Set(isCondition ? allKeys(value).filter((name) => !operators.includes(name)) : []);
  return unknown.size === 0 ? '' : `, and no operator is called ${listed(unknown)}`;
};
