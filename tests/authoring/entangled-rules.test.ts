import { describe, expect, it } from 'vitest';
import { TooLarge } from '../../src/analysis/diagrams/too-large.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { tableText } from '../../src/authoring/gating/table-formats.ts';
import { meaningReport } from '../../src/authoring/reports/diff-text.ts';
import { findItem } from '../../src/authoring/reports/find-item.ts';
import { itemReport } from '../../src/authoring/reports/item-report.ts';
import { findProblems } from '../../src/authoring/project/problems.ts';
import { compileSound } from '../../src/authoring/project/read-portal.ts';
import { Refusal } from '../../src/authoring/refusal.ts';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import { compileConfig } from '../../src/config/compile/compile-config.ts';
import {
  type Additions,
  amount,
  chain,
  counting,
  mirrored,
  parity,
  smallGates,
  withAdditions,
} from '../support/config/entangled-configs.ts';

/**
 * The problems of the shipped configuration with these additions, without those of generated rules, which
 * are unused, equal or partly without effect.
 */
const problemsOf = (additions: Additions): readonly Problem[] =>
  findProblems(withAdditions(additions)).filter(
    ({ code }) =>
      ![
        'unused-rule',
        'unused-fact',
        'equal-rules',
        'implied-gate',
        'always-true',
        'stale-word',
        'loose-fact',
        'idle-condition',
      ].includes(code),
  );

const codes = (additions: Additions): readonly string[] =>
  problemsOf(additions).map(({ severity, code, excerpt }) => `${severity} ${code} ${excerpt.trim()}`);

const table = (additions: Additions): string => {
  const portal = compileSound(withAdditions(additions));
  const model = portalModel(portal);
  const items = model.items.filter(({ id }) => id.startsWith('claims/added0'));
  return tableText(gatingTable(model, 'en', [], items));
};

describe('rules and facts that are too much for the analysis', () => {
  it('six of twelve, and twenty of forty, are reported at the rule; the table lists 20 cases and counts the others', () => {
    expect(codes(counting(6, 12))).toEqual(['warning many-cases "atLeast6of12": {']);
    expect(codes(counting(20, 40))).toEqual(['warning many-cases "atLeast20of40": {']);
    expect(problemsOf(counting(6, 12))[0]?.hint).toContain('declare a fact of type `integer`');
    expect(table(counting(6, 12))).toContain('; and 904 more cases of atLeast6of12');
    expect(table(counting(20, 40))).toContain('; and more than a million more cases of atLeast20of40');
  });

  it('explanations and differences name the rule of the cases that they do not list', () => {
    const portal = compileSound(withAdditions(counting(6, 12)));
    const model = portalModel(portal);
    const asked = {
      item: findItem(model, 'added0x0'),
      facts: {},
      language: 'en',
      states: [],
      at: undefined,
    } as const;
    expect(itemReport(model, asked).lines.join('\n')).toContain('; and 1,828 more cases of atLeast6of12.');
    const { changes } = meaningReport(
      compileSound(withAdditions({ facts: {}, rules: {}, gates: [] })),
      portal,
    );
    expect(changes.find(({ item }) => item === 'claims/added0/added0x0')?.members).toContain(
      '; and 1,828 more cases of atLeast6of12',
    );
  });

  it('a chain of 2,000 rules, or of the 299 for an odd number of 300 facts, is reported at its end, and not read further', () => {
    const [problem, ...others] = problemsOf(chain(2000));
    expect(others).toEqual([]);
    expect([problem?.code, problem?.excerpt.trim()]).toEqual(['long-chain', '"step1999": {']);
    expect(problem?.message).toBe(
      'this rule depends on a chain of 2000 rules: `step1999` -> `step1998` -> ... -> `step0`; the limit is 200',
    );
    expect(codes(parity(300))).toEqual(['error long-chain "odd299": {']);
    expect(() => compileSound(withAdditions(chain(2000)))).toThrow(Refusal);
    expect(
      portalModel(compileConfig(withAdditions(chain(2000)))).world.conditions.ofName('step1999'),
    ).toBeGreaterThan(1);
  });

  it('a number with a million values is reported; a number with a thousand is not', () => {
    expect(codes(amount(1_000_000))).toEqual(['error many-values "max": 1000000,']);
    expect(() => compileSound(withAdditions(amount(1_000_000)))).toThrow('Use a smaller `max`');
    expect(codes(amount(999))).toEqual([]);
  });

  it('a rule that is too large in any order of facts is named, with its position', () => {
    expect(codes(mirrored(32))).toEqual(['error too-complex "mirrored": {']);
    expect(() => portalModel(compileConfig(withAdditions(mirrored(32))))).toThrow(
      new TooLarge({ kind: 'rule', name: 'mirrored' }),
    );
  });

  it('items with small gates over many facts are not a problem, and their table is built', () => {
    const additions = smallGates(100, 200);
    expect(codes(additions)).toEqual([]);
    expect(table(additions)).toContain('claims/added0/added0x9');
  });
});
