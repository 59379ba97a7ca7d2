import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { expect, it } from 'vitest';
import { meaningDiff } from '../../../analysis/diff/meaning-diff.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { compileSound } from '../../project/read-portal.ts';
import { applyEdits } from '../apply-edits.ts';
import { extractRule, findRepeatedConditions } from './repeated.ts';

const files = frozenSource();
const rule = {
  name: 'mayAddFamily',
  says: { en: 'a subscriber who may add family', es: 'un suscriptor que puede agregar familiares' },
};
const compiled = (of: SourceFiles) =>
  compileSound(Object.entries(of).map(([file, text]) => parseDocument(file, text)));

const named = (condition: object, as: typeof rule | string) => {
  const applied = applyEdits(files, extractRule(files, condition, as) ?? []);
  const after = 'files' in applied ? applied.files : files;
  return { after, meaning: meaningDiff(compiled(files), compiled(after)) };
};

it('finds repeated conditions, also in gates of names, and rules equal to them', () => {
  const found = findRepeatedConditions(files);
  expect(found.find(({ rule: known }) => known === 'noPlansExperience')?.count).toBe(2);
  expect(found.map(({ condition }) => JSON.stringify(condition))).toContain(
    '["isSubscriber","mayAddDependents"]',
  );
  expect(found.every(({ count }) => count > 1)).toBe(true);
});

it('replaces every occurrence by a new rule; no member sees a difference', () => {
  const { after, meaning } = named(['isSubscriber', 'mayAddDependents'], rule);
  expect(meaning.isEmpty).toBe(true);
  expect(after['config/screens/coverage.json']).not.toContain('["isSubscriber", "mayAddDependents"]');
  expect(after['config/screens/coverage.json']?.split('"mayAddFamily"')).toHaveLength(3);
  expect(after['config/rules/rules.json']).toContain('mayAddFamily');
});

it('uses an existing equal rule, except in the rule itself; a taken name is refused', () => {
  const condition = { '===': [{ var: 'productType' }, 'Medicare Drug Plan'] };
  const { after, meaning } = named(condition, 'isDrugPlan');
  expect(meaning.changes).toEqual([]);
  expect(after['config/rules/constraints.json']).not.toBe(files['config/rules/constraints.json']);
  expect(after['config/rules/rules.json']).toBe(files['config/rules/rules.json']);
  expect(extractRule(files, condition, { ...rule, name: 'isDrugPlan' })).toBeUndefined();
});
