import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FactDeclaration, visitorFacts } from './fact-values.ts';
import { memberFacts } from './facts.ts';

const shippedFile = new URL('../../config/rules/facts.json', import.meta.url);
const { facts: shipped } = JSON.parse(readFileSync(shippedFile, 'utf8')) as {
  readonly facts: Readonly<Record<string, FactDeclaration>>;
};

describe('visitorFacts', () => {
  test('R3.046: a visitor gets default facts, without the code that reads a member', () => {
    const session = { isLoggedIn: false, isCoverageSelected: false, language: 'es' };
    const visitor = memberFacts(shipped, {
      member: undefined,
      coverage: undefined,
      session,
      now: Date.parse('2027-01-05T20:00:00Z'),
    });
    expect(visitorFacts(shipped, { session })).toEqual(visitor);
    expect(visitor).toMatchObject({ language: 'es', status: 'Terminated', isLoggedIn: false });
  });
});
