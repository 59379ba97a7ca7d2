import { describe, expect, it } from 'vitest';
import { frozenContext } from '../../../tests/support/members/sample-context.ts';
import type { FormType } from '../../member/member.ts';
import { listEntries } from './list-entries.ts';

const context = frozenContext({ id: 'm05' });

const opens = (type: FormType, target: string): readonly string[] => {
  const coverage = context.coverage!;
  const planInfo = {
    ...coverage.planInfo,
    forms: [{ group: 'claims', name: 'Refund', type, target }] as const,
  };
  return listEntries('claimsForms', { ...context, coverage: { ...coverage, planInfo } }).map(
    ({ href }) => href,
  );
};

describe('the forms of a plan', () => {
  it.each([
    ['url', 'https://forms.example/a.pdf', 'https://forms.example/a.pdf'],
    ['url', '/coverage', '/coverage'],
    [
      'questionnaire',
      'ADDR&mode=x',
      'http://localhost:4301/inside.asp?mode=questionnaire&form=ADDR%26mode%3Dx',
    ],
    ['deepLink', 'app/continuity-of-care', 'http://localhost:4301/app/continuity-of-care'],
    ['modeOpener', 'othercvg', 'http://localhost:4301/inside.asp?mode=othercvg'],
  ] as const)('R3.045: a form of the type %s opens its target', (type, target, href) => {
    expect(opens(type, target)).toEqual([href]);
  });

  it.each([
    ['url', 'http://plain.example/'],
    ['deepLink', '//other.example/x'],
    ['deepLink', 'https://other.example/x'],
    ['deepLink', '../Home/Logout'],
    ['deepLink', 'app/a?x=1'],
    ['deepLink', '\\\\other.example'],
  ] as const satisfies readonly (readonly [FormType, string])[])(
    'a form of the type %s never opens %s',
    (type, target) => {
      expect(opens(type, target)).toEqual([]);
    },
  );
});
