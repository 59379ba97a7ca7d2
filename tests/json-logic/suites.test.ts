import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaFindings } from '../../src/config/check/files/schema-findings.ts';
import { problemOf } from '../../src/config/check/findings/problem.ts';
import { parseDocument } from '../../src/config/files/parse-document.ts';
import { type Expression, ruleNames } from '../../src/rules/expression.ts';
import { type Facts, gatekeeper } from '../../src/rules/gate.ts';

interface Case {
  readonly description: string;
  readonly rule: unknown;
  readonly data?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

const folder = new URL('suites/', import.meta.url);
const cases = readdirSync(folder).flatMap((name) =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly (string | Case)[]).flatMap((entry) =>
    typeof entry === 'string' ? [] : [{ ...entry, name: `${name}: ${entry.description}` }],
  ),
);

const ours: readonly string[] = ['var', '!', 'and', 'or', '===', '!==', 'in', '<', '<=', '>', '>='];

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of operators that a rule uses, in its arguments too. */
const operators = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap(operators)
    : isTree(value)
      ? [...Object.keys(value), ...Object.values(value).flatMap(operators)]
      : [];

/** What a configuration with this rule is told; every problem has its line and column in the rules file. */
const problemsOf = (rule: unknown) =>
  schemaFindings(
    parseDocument(
      'config/rules/rules.json',
      JSON.stringify({ rules: { tried: { says: { en: 'x', es: 'x' }, logic: rule } } }, null, 1),
    ),
  ).map((finding) => problemOf(finding));

const truth = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const decision = ({ rule, data }: Case) =>
  gatekeeper({ rules: { tried: rule as Expression }, variants: [] })(
    (isTree(data) ? data : {}) as Facts,
  ).decide('tried');

const isUndecided = (one: Case): boolean => {
  const actual = decision(one);
  return !actual.shown && actual.undecided !== undefined;
};

const inside = cases.filter(
  ({ rule }) => operators(rule).length > 0 && operators(rule).every((name) => ours.includes(name)),
);
const outside = cases.filter(({ rule }) => operators(rule).some((name) => !ours.includes(name)));

describe('the public JsonLogic suite', () => {
  it('is read whole', () => {
    expect(cases.length).toBe(1138);
    expect(inside.length).toBeGreaterThan(200);
    expect(outside.length).toBeGreaterThan(600);
  });

  it('evaluates every case of our eleven operators correctly, or rejects it with line and column', () => {
    const tally = { right: 0, refused: 0 };
    const wrong = inside.flatMap((one): readonly object[] => {
      const problems = problemsOf(one.rule);
      if (problems.length > 0) {
        tally.refused += 1;
        return problems.every(({ line, column, message }) => line > 1 && column > 0 && message !== '')
          ? []
          : [{ name: one.name, problems }];
      }
      expect(ruleNames(one.rule as Expression)).toBeDefined();
      const actual = decision(one);
      if (!actual.shown && actual.undecided !== undefined) {
        tally.refused += 1;
        return /^nothing is called /.test(actual.undecided) ? [] : [{ name: one.name, actual }];
      }
      tally.right += 1;
      return one.error === undefined && actual.shown === truth(one.result)
        ? []
        : [{ name: one.name, rule: one.rule, actual, result: one.result }];
    });
    expect(wrong).toEqual([]);
    expect(tally.right + tally.refused).toBe(inside.length);
    expect(tally.right).toBeGreaterThan(5);
  });

  it('refuses every other operator by its name, when it is loaded and again when it is evaluated', () => {
    const missed = outside.flatMap((one) => {
      const foreign = operators(one.rule).filter((name) => !ours.includes(name));
      const located = problemsOf(one.rule).filter(({ line, column }) => line > 1 && column > 0);
      const isNamed = located.some(({ message }) => foreign.some((name) => message.includes(`\`${name}\``)));
      return isNamed && isUndecided(one) ? [] : [{ name: one.name, located }];
    });
    expect(missed).toEqual([]);
  });

  it('rejects values that are not rules', () => {
    const literals = cases.filter(({ rule }) => operators(rule).length === 0);
    expect(literals.length).toBeGreaterThan(0);
    expect(literals.filter(({ rule }) => problemsOf(rule).length === 0)).toEqual([]);
  });
});
