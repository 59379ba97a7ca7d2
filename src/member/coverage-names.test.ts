import { describe, expect, it } from 'vitest';
import { coverageNames } from './coverage-names.ts';
import { parseMember } from './data-string/parse-member.ts';

const namesOf = (...properties: readonly string[]) => {
  const text = ['memberEncryptedId,0,WP', 'coverageId,1,C1', 'effectiveDate,1,1/1/2026', ...properties].join(
    '|',
  );
  return coverageNames(parseMember(text, { properties: {} }).member.coverages[0]!);
};

describe('coverageNames', () => {
  it.each([
    ['the corporate name beside the plan’s', ['Gold PPO', 'Harbor Mills', ''], 'Harbor Mills'],
    ['nothing where the corporate name is the plan’s', ['Gold PPO', 'Gold PPO', ''], undefined],
    [
      'the employer where there is no corporate name of its own',
      ['Gold PPO', 'Gold PPO', 'Harbor Mills'],
      'Harbor Mills',
    ],
    [
      'each once where the corporate name holds the employer',
      ['Gold PPO', 'Harbor Mills Retirees', 'Harbor Mills'],
      'Harbor Mills Retirees',
    ],
    [
      'both where they are different',
      ['Gold PPO', 'Coastal Trust', 'Harbor Mills'],
      'Coastal Trust · Harbor Mills',
    ],
    ['no name out of a mere Yes', ['Gold PPO', 'Gold PPO', 'Yes'], undefined],
  ] as const)('R3.016: shows %s', (_, [plan, corporate, employer], expected) => {
    expect(
      namesOf(`planName,1,${plan}`, `coverageName,1,${corporate}`, `employerLink,1,${employer}`),
    ).toEqual({
      plan: 'Gold PPO',
      corporate: expected,
    });
  });

  it('shows the corporate name for a plan without a name, and no name for a coverage without names', () => {
    expect(namesOf('coverageName,1,Harbor Mills')).toEqual({ plan: 'Harbor Mills', corporate: undefined });
    expect(namesOf()).toEqual({ plan: '', corporate: undefined });
  });
});
