import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { brokenConstraints, type Facts, type FactValue, gatekeeper } from './gate.ts';
import { variantValue } from './variants.ts';

describe('gatekeeper', () => {
  const factsOf = (entries: Record<string, boolean | string | number>): Facts =>
    Object.freeze(Object.assign(Object.create(null), entries) as Facts);
  const facts = factsOf({ isMedicare: true, isPPO: false, status: 'Active', coverageCount: 2 });
  const gateOf = gatekeeper({
    rules: {
      isCommercial: { '!': { var: 'isMedicare' } },
      mayPay: { and: [{ var: 'isCommercial' }, { '===': [{ var: 'status' }, 'Active'] }] },
      first: { var: 'second' },
      second: { '!': { var: 'first' } },
      misspelt: { '!': { var: 'isMedicre' } },
      twoKeys: { and: [{ var: 'isPPO' }, { var: 'isPPO' }], or: [{ var: 'isPPO' }, { var: 'isPPO' }] },
      unknownOperator: { or: [{ var: 'isMedicare' }, { adn: [true] }] },
      open: { in: [{ var: 'status' }, ['Active', 'Pending']] },
      severalCoverages: { '>=': [{ var: 'coverageCount' }, 2] },
    },
    variants: [
      { name: 'medicare', when: 'isMedicare' },
      { name: 'ppo', when: 'isPPO' },
    ],
  });
  const gate = gateOf(facts);

  describe('the gate', () => {
    test('shows an item without a gate and one whose fact or rule is true', () => {
      expect(gate.decide(undefined)).toEqual({ shown: true });
      expect(gate.decide('isMedicare')).toEqual({ shown: true });
      expect(gate.decide(['isMedicare', 'open', 'severalCoverages'])).toEqual({ shown: true });
      expect(gate.decide({ '!': { var: 'isPPO' } })).toEqual({ shown: true });
    });

    test('names the rule that hides an item', () => {
      expect(gate.decide('isPPO')).toEqual({ shown: false, by: 'isPPO' });
      expect(gate.decide(['isMedicare', 'mayPay'])).toEqual({ shown: false, by: 'mayPay' });
      expect(gate.decide({ var: 'isPPO' })).toEqual({ shown: false, by: '{"var":"isPPO"}' });
    });

    test.each([
      ['misspelt', 'nothing is called isMedicre'],
      ['twoKeys', 'outside the grammar'],
      ['unknownOperator', 'outside the grammar'],
      ['toString', 'nothing is called toString'],
      ['first', 'first depends on itself'],
    ])('%s cannot be decided, hides its item and reports', (name, undecided) => {
      expect(gate.decide(name)).toEqual({ shown: false, by: name, undecided });
    });

    test('an enum fact named bare never opens a gate', () => {
      expect(gate.decide('status')).toEqual({ shown: false, by: 'status' });
    });

    test('never throws and never opens on anything outside the grammar', () => {
      fc.assert(
        fc.property(fc.object({ maxDepth: 4 }), (expression) => {
          const decision = gate.decide(expression);
          if (decision.shown) expect(JSON.stringify(expression)).toContain('var');
        }),
        { seed: 20261121, numRuns: 2000 },
      );
    });

    test('the same facts give the same gate object', () => {
      expect(gateOf(facts)).toBe(gate);
      expect(gateOf(factsOf({ isMedicare: false })).variants).toEqual([]);
    });

    test('visible entries keep the order of their list, and the same list gives the same result object', () => {
      const list = [
        { id: 1, when: 'open' },
        { id: 2 },
        { id: 3, when: ['open', 'isPPO'] },
        { id: 4, when: { '!': { var: 'isPPO' } } },
      ];
      expect(gate.visible(list).map(({ id }) => id)).toEqual([1, 2, 4]);
      expect(gate.visible(list)).toBe(gate.visible(list));
      expect(gate.visible([])).toEqual([]);
    });

    test('an entry is there from its first day up to the day before `until`; without a day of the gate it always is', () => {
      const list = [
        { id: 'undated' },
        { id: 'from', from: '2027-01-01' },
        { id: 'until', until: '2027-01-01', when: 'open' },
      ];
      const on = (day: string) => gateOf(facts, () => day);
      const seen = (day: string) =>
        on(day)
          .visible(list)
          .map(({ id }) => id);
      expect(seen('2026-12-31')).toEqual(['undated', 'until']);
      expect(seen('2027-01-01')).toEqual(['undated', 'from']);
      expect(on('2027-01-01').visible([{ from: '2026-01-01', until: '2028-01-01', when: 'isPPO' }])).toEqual(
        [],
      );
      expect(gate.visible(list)).toEqual(list);
    });

    test('does not ask for the day when no entry has a period', () => {
      const gateOnDay = gateOf(facts, () => {
        throw new Error('asked');
      });
      expect(gateOnDay.visible([{ when: 'open' }])).toHaveLength(1);
    });

    test('a fact that one member lacks is undecided only for this member', () => {
      const poor = gateOf(factsOf({ isMedicare: true, status: 'Active', coverageCount: 2 }));
      const undecided = 'nothing is called isPPO';
      expect(poor.decide({ '!': { var: 'isPPO' } })).toEqual({
        shown: false,
        by: '{"!":{"var":"isPPO"}}',
        undecided,
      });
      expect(gate.decide({ '!': { var: 'isPPO' } })).toEqual({ shown: true });
      expect(poor.variants).toEqual(['medicare']);
    });

    test('a deeply nested expression is refused instead of overflowing the stack', () => {
      let deep: object = { var: 'isMedicare' };
      for (let level = 0; level < 20_000; level += 1) deep = { '!': deep };
      expect(gate.decide({ '!': deep })).toMatchObject({ shown: false, undecided: 'outside the grammar' });
    });
  });

  describe('the variant resolver', () => {
    test('the first applying plan variant with the field is used, or else the plain field', () => {
      expect(gate.variants).toEqual(['medicare']);
      expect(
        variantValue({ link: 'a', medicareLink: 'b', egwpLink: 'c' }, 'link', ['egwp', 'medicare']),
      ).toBe('c');
      expect(variantValue({ link: 'a', medicareLink: 'b' }, 'link', ['egwp', 'medicare'])).toBe('b');
      expect(variantValue({ link: 'a', ppoLink: 'b' }, 'link', gate.variants)).toBe('a');
      expect(variantValue({ content: 'a', medicareText: 'b' }, 'content', gate.variants)).toBe('b');
      expect(variantValue({}, 'label', gate.variants)).toBeUndefined();
    });
  });
});

describe('broken-constraints', () => {
  const gateOf = gatekeeper({ rules: { isGroup: { var: 'isEgwp' } }, variants: [] });
  const factsOf = (facts: Record<string, FactValue>): Facts => Object.freeze(facts);
  const constraints = [
    { id: 'groupIsMedicare', logic: { or: [{ '!': { var: 'isGroup' } }, { var: 'isMedicare' }] } },
    { id: 'fewCoverages', logic: { '<=': [{ var: 'coverageCount' }, 3] } },
    { id: 'misspelt', logic: { '!': { var: 'isMedicre' } } },
  ] as const;

  it('names the constraints that facts break, and one that cannot be decided', () => {
    const broken = (facts: Record<string, FactValue>) =>
      brokenConstraints(gateOf(factsOf(facts)), constraints.slice(0, 2));
    expect(broken({ isEgwp: true, isMedicare: true, coverageCount: 1 })).toEqual([]);
    expect(broken({ isEgwp: true, isMedicare: false, coverageCount: 1 })).toEqual(['groupIsMedicare']);
    expect(broken({ isEgwp: true, isMedicare: false, coverageCount: 9 })).toEqual([
      'groupIsMedicare',
      'fewCoverages',
    ]);
    expect(brokenConstraints(gateOf(factsOf({ isMedicare: true })), constraints.slice(2))).toEqual([
      'misspelt',
    ]);
  });
});
