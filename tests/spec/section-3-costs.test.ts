import { describe, expect, it } from 'vitest';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import type { Coverage } from '../../src/member/member.ts';
import { accumulatorProgress } from '../../src/member/money.ts';

const base = [
  'memberEncryptedId,0,WP-long,short',
  'coverageId,1,C1',
  'effectiveDate,1,1/1/2026',
  'filingOrder,1,1',
];
const parse = (...properties: readonly string[]) =>
  parseMember([...base, ...properties].join('|'), { properties: {} });
const coverage = (...properties: readonly string[]): Coverage => parse(...properties).member.coverages[0]!;

const kinds = {
  pcp: 'pcp',
  specialty: 'specialist',
  er: 'er',
  uc: 'uc',
  inpatient: 'inpatient',
  outpatient: 'outpatient',
  mentalHealth: 'mentalHealth',
};
const tiers = { Tier1: 'tier1', Tier2: 'tier2', Tier3: 'tier3', '': 'untiered' } as const;

describe('cost shares', () => {
  it('R3.024 R3.027: every key of the grid maps to its kind, type and tier', () => {
    for (const [prefix, kind] of Object.entries(kinds)) {
      for (const [suffix, tier] of Object.entries(tiers)) {
        for (const type of ['Copay', 'Coinsurance']) {
          const fdiKey = `${prefix}${type}${suffix}`;
          const { costShares } = coverage(`${fdiKey},1,45`);
          expect(costShares[tier]).toMatchObject([
            { fdiKey, kind, tier, amount: 45, isCopay: type === 'Copay' },
          ]);
          expect(Object.values(tiers).flatMap((name) => costShares[name])).toHaveLength(1);
        }
      }
    }
  });

  it('R3.027: unknown keys and keys in another letter case are not cost shares', () => {
    const { costShares } = coverage(
      'pcpCopayTier4,1,45',
      'dentalCopay,1,45',
      'PCPcopay,1,45',
      'pcpCopayTier,1,45',
      'specialistCopay,1,45',
    );
    expect(costShares).toEqual({ hasTiers: false, tier1: [], tier2: [], tier3: [], untiered: [] });
  });

  it('R3.025: the deductible applies per tier', () => {
    const { costShares } = coverage(
      'pcpCopayTier1,1,20',
      'pcpCopayTier2,1,40',
      'pcpCoinsuranceTier3,1,40',
      'pcpDeductibleTier2,1,Yes',
      'pcpDeductibleTier3,1,No',
      'pcpDeductible,1,Yes',
    );
    expect(
      [costShares.tier1, costShares.tier2, costShares.tier3].map(([entry]) => entry?.deductibleApplies),
    ).toEqual([false, true, false]);
  });

  it('R3.026: an entry has its amount in dollars or percent', () => {
    const { untiered } = coverage(
      'pcpCopay,1,45',
      'erCopay,1,1%2C350.50',
      'ucCopay,1,0',
      'specialtyCoinsurance,1,30',
      'inpatientCoinsurance,1,12.5%',
    ).costShares;
    const written = Object.fromEntries(untiered.map(({ fdiKey, amountString }) => [fdiKey, amountString]));
    expect(written).toEqual({
      pcpCopay: '$45',
      erCopay: '$1,350.50',
      ucCopay: '$0',
      specialtyCoinsurance: '30%',
      inpatientCoinsurance: '12.5%',
    });
  });

  it('R3.026: a missing or negative amount is not a cost share', () => {
    expect(coverage('erCopay,1,-5', 'inpatientCoinsurance,1,-5', 'ucCopay,1,').costShares.untiered).toEqual(
      [],
    );
  });

  it.each(['No charge', 'Not covered', '$45/visit', '20% after deductible', '30%', '1,23'])(
    'R3.026: a copay with %s keeps this text, and has no amount',
    (words) => {
      const { untiered } = coverage(`pcpCopay,1,${words.replaceAll(',', '%2C')}`).costShares;
      expect(untiered).toMatchObject([{ kind: 'pcp', amount: undefined, amountString: words }]);
    },
  );

  it('R3.026: a coinsurance in dollars is not a percentage', () => {
    expect(coverage('pcpCoinsurance,1,$45').costShares.untiered).toMatchObject([
      { amount: undefined, amountString: '$45' },
    ]);
  });

  it('R3.028: entries are grouped by tier in the order of the kinds, and one tiered entry makes the plan tiered', () => {
    const { costShares } = coverage(
      'ucCopayTier1,1,40',
      'pcpCopayTier1,1,20',
      'erCopay,1,200',
      'specialtyCopayTier2,1,60',
    );
    expect(costShares.hasTiers).toBe(true);
    expect(costShares.tier1.map(({ kind }) => kind)).toEqual(['pcp', 'uc']);
    expect(costShares.tier2.map(({ kind }) => kind)).toEqual(['specialist']);
    expect(costShares.untiered.map(({ kind }) => kind)).toEqual(['er']);
    expect(coverage('erCopay,1,200').costShares.hasTiers).toBe(false);
  });
});

describe('plan spending', () => {
  it('R3.030: every accumulator key maps to its scope, kind and tier', () => {
    const measures = { Moop: 'moop', MedDeductible: 'medDeductible', RxDeductible: 'rxDeductible' };
    for (const scope of ['individual', 'account']) {
      for (const [name, kind] of Object.entries(measures)) {
        for (const [suffix, tier] of Object.entries(tiers)) {
          const key = `${scope}${name}${suffix}`;
          expect(coverage(`${key},1,1%2C210,8700`).planSpending[tier]).toEqual([
            { key, scope, kind, tier, spent: 1210, total: 8700 },
          ]);
        }
      }
    }
  });

  it('R3.031: knows whether there are tiers, family accumulators and family pharmacy accumulators', () => {
    const flags = (...properties: readonly string[]) => {
      const { hasTiers, hasFamilyAccumulators, hasFamilyRxAccumulators } = coverage(
        ...properties,
      ).planSpending;
      return [hasTiers, hasFamilyAccumulators, hasFamilyRxAccumulators];
    };
    expect(flags('individualMoop,1,1,2', 'individualRxDeductible,1,1,2')).toEqual([false, false, false]);
    expect(flags('individualMoopTier1,1,1,2', 'accountMoopTier1,1,1,2')).toEqual([true, true, false]);
    expect(flags('accountMoop,1,1,2', 'accountRxDeductible,1,0,250')).toEqual([false, true, true]);
  });

  it('R5.07: an accumulator with a limit of 0 or none is left out', () => {
    for (const values of ['0,0', '10,0', '10,0.004', '10,-5', 'None,0', '10', ',100']) {
      expect(coverage(`individualMoop,1,${values}`).planSpending.untiered).toEqual([]);
    }
    expect(coverage('individualMoop,1,0,100').planSpending.untiered).toHaveLength(1);
  });

  it('R5.07: an accumulator with a text keeps it (A94)', () => {
    const read = (values: string) => coverage(`individualMoop,1,${values}`).planSpending.untiered;
    expect(read('640,Unlimited')).toMatchObject([{ spent: 640, total: 'Unlimited' }]);
    expect(read('Not applicable,4750')).toMatchObject([{ spent: 'Not applicable', total: 4750 }]);
  });

  it('R5.07 R5.08: paid, percent and remaining of a limit', () => {
    expect(accumulatorProgress({ spent: 640, total: 4750 })).toMatchObject({ paid: 640, remaining: 4110 });
    expect(accumulatorProgress({ spent: 640, total: 4750 }).percent).toBeCloseTo(13.4737, 4);
    expect(accumulatorProgress({ spent: 0.1, total: 0.3 })).toMatchObject({ paid: 0.1, remaining: 0.2 });
  });

  it('R5.09: the spent amount is limited to the range from 0 to the limit', () => {
    expect(accumulatorProgress({ spent: 3200, total: 3000 })).toEqual({
      percent: 100,
      paid: 3000,
      remaining: 0,
    });
    expect(accumulatorProgress({ spent: -5, total: 3000 })).toEqual({ percent: 0, paid: 0, remaining: 3000 });
    expect(accumulatorProgress({ spent: 3000, total: 3000 })).toEqual({
      percent: 100,
      paid: 3000,
      remaining: 0,
    });
  });

  it('R5.07: a limit of 0, or invalid numbers, give 0 percent', () => {
    const numbers = [0, -1, Number.NaN, Number.POSITIVE_INFINITY];
    for (const total of numbers)
      expect(accumulatorProgress({ spent: 10, total })).toEqual({ percent: 0, paid: 0, remaining: 0 });
    expect(accumulatorProgress({ spent: Number.NaN, total: 10 })).toEqual({
      percent: 0,
      paid: 0,
      remaining: 10,
    });
  });
});
