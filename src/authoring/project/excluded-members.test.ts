import { describe, expect, it } from 'vitest';
import { withText } from '../../../tests/config/check-edited.ts';
import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { modelOf } from '../../analysis/model/portal-model.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import type { Problem } from '../../config/check/findings/problem.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Expression } from '../../rules/expression.ts';
import { excludedMembers } from './excluded-members.ts';

const shipped = frozenDocuments();
const file = 'config/rules/constraints.json';
const { model, states } = frozenPortal();

const excludedBy = (logic: Expression, language: Language = 'en'): readonly Problem[] => {
  const constraintsFile = shipped.find((document) => document.file === file)!;
  const value = constraintsFile.value as { readonly constraints: readonly object[] };
  const added = {
    id: 'tooStrict',
    status: 'assumed',
    evidence: both('Seeded.'),
    says: both('they are ruled out'),
    logic,
  };
  const documents = withText(
    shipped,
    file,
    JSON.stringify({ ...value, constraints: [...value.constraints, added] }, null, 2),
  );
  return excludedMembers(modelOf(compileConfig(documents)), documents, { language, samples: states });
};

const both = (text: string) => ({ en: text, es: text });

const not = (name: string): Expression => ({ '!': { var: name } });

describe('a constraint that rules out members who exist', () => {
  it('does not occur in the shipped configuration', () => {
    expect(excludedMembers(model, shipped, { language: 'en', samples: states })).toEqual([]);
  });

  it.each(model.portal.config.variants)(
    '$name: is an error at its position, with the plan and its sample members',
    ({ name, when }) => {
      const rule = when as string;
      const label = model.portal.labels.variants[name]!;
      const own = states.filter(({ facts }) => facts[rule] === true);
      const [english] = excludedBy(not(rule));
      expect(english).toMatchObject({ code: 'excluding-constraint', severity: 'error' });
      expect(english!.file).toContain(file);
      expect(english!.message).toMatch(/every member of /);
      expect(english!.message).toContain(label.en);
      expect(own.length).toBeGreaterThan(0);
      for (const { name: member } of own.slice(0, 4)) expect(english!.message).toContain(member);
      expect(english!.hint).toContain('they are ruled out');
      expect(excludedBy(not(rule), 'es')[0]!.message).toContain(`a todos los afiliados de ${label.es}`);
    },
  );

  it('names the constraints that contribute', () => {
    const problems = excludedBy({ or: [not('isCalpersEGWP'), not('isMedicare')] });
    const found = problems.find(({ message }) => message.includes('`tooStrict`'));
    expect(found?.message).toMatch(
      /every member of employer group Medicare plan \(EGWP\).*, together with `egwpIsMedicare`/,
    );
  });

  it('names each sample member that breaks it, but no plan that still has other members', () => {
    const member = states.find(({ name }) => name === 'm13')!;
    const is = Object.entries(member.facts).map(([name, value]) => ({ '===': [{ var: name }, value] }));
    const [problem, ...more] = excludedBy({ '!': { and: is } });
    expect(more).toEqual([]);
    expect(problem!.message).toBe(
      `the constraint \`tooStrict\` rules out the sample member m13 (${member.summary})`,
    );
  });

  it('cuts a long list of names, with a count of the others', () => {
    const [problem] = excludedBy(not('isCoverageSelected'));
    const covered = states.filter(({ facts }) => facts['isCoverageSelected'] === true);
    expect(problem!.message).toMatch(
      new RegExp(`the sample members m\\d+, m\\d+, m\\d+, m\\d+ and ${covered.length - 4} more`),
    );
    expect(problem!.message.length).toBeLessThan(400);
  });
});
