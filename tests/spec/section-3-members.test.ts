import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOfPacificDay } from '../../src/member/calendar-day.ts';
import { coverageStatus } from '../../src/member/coverage-status.ts';
import { decodeContext } from '../../src/member/data-string/grammar.ts';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import type { FactDeclaration } from '../../src/member/fact-values.ts';
import { memberFacts } from '../../src/member/facts.ts';
import type { CalendarDay, Member } from '../../src/member/member.ts';
import { buildDataString } from '../../src/samples/data-string.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { applyOverlay } from '../../src/sandbox/current-record.ts';

const records = new Map(readMembers().map((record) => [record.id, record]));
const hourMs = 3_600_000;
const today = { year: 2026, month: 11, day: 21 };
/** An ordinary day, a leap day, both days of a clock change, and both ends of a year. */
const days: readonly CalendarDay[] = [
  today,
  { year: 2028, month: 2, day: 29 },
  { year: 2026, month: 3, day: 8 },
  { year: 2026, month: 11, day: 1 },
  { year: 2026, month: 12, day: 31 },
  { year: 2027, month: 1, day: 1 },
];

const recordOf = (id: string) => records.get(id)!;
const parsed = (id: string, day = today, overlay = 'none') => {
  const text = buildDataString(applyOverlay(recordOf(id), overlay), day);
  const context = decodeContext(Buffer.from(text, 'utf8').toString('base64'));
  return parseMember(context.ok ? context.text : '', { properties: {} });
};
const memberOf = (id: string): Member => parsed(id).member;
const statuses = (id: string, now: number, day = today) =>
  parsed(id, day).member.coverages.map((coverage) => coverageStatus(coverage, now));

const expected: Readonly<Record<string, readonly string[]>> = {
  m01: ['Active'], m02: ['Suspended'], m03: ['Pending'], m04: ['Terminated'], m05: ['Active'], m06: ['Active'], m07: ['Active'],
  m08: ['Active'], m09: ['Active'], m10: ['Active'], m11: ['Active'], m12: ['Active'], m13: ['Active'], m14: ['Active'], m15: ['Active'],
  m16: ['Active'], m17: ['Active', 'Active'], m18: ['Pending', 'Active'], m19: [], m20: ['Active'], m21: ['Active'],
}; // prettier-ignore

const declarations = (
  JSON.parse(readFileSync(new URL('../../config/rules/facts.json', import.meta.url), 'utf8')) as {
    readonly facts: Readonly<Record<string, FactDeclaration>>;
  }
).facts;
const factsOf = (id: string, position = 0) => {
  const member = memberOf(id);
  return memberFacts(declarations, {
    member,
    coverage: member.coverages[position],
    session: {},
    now: startOfPacificDay(today),
  });
};
const membersWith = (fact: string, value: unknown = true) =>
  [...records.keys()].filter((id) => factsOf(id)[fact] === value);

describe('the sample members', () => {
  it.each(Object.entries(expected))(
    'R4.024: %s has its status through the whole day, on any day of the calendar',
    (id, wanted) => {
      for (const day of days) {
        const start = startOfPacificDay(day);
        for (const now of [start, start + 12 * hourMs, start + 23 * hourMs - 1000])
          expect([day, statuses(id, now, day)]).toEqual([day, wanted]);
      }
    },
  );

  it('R3.001: every string is read whole: problems only where a record means one', () => {
    const withProblems = [...records.keys()]
      .map((id) => [id, parsed(id).problems.map(({ code }) => code)] as const)
      .filter(([, codes]) => codes.length > 0);
    expect(Object.fromEntries(withProblems)).toEqual({
      m16: ['unknown-value'],
      m20: ['incomplete-entry'],
      m21: ['incomplete-entry'],
    });
  });

  it('R3.005: M19 has a name and shared accounts, and no coverage', () => {
    const { account, coverages } = memberOf('m19');
    expect([account.eid, account.name.full, coverages]).toEqual([undefined, 'Noah Ellingsen', []]);
    expect(account.members.map(({ name }) => name)).toEqual(['Noah Ellingsen', 'Mateo Cruz']);
  });

  it('R3.003 R3.015: M17 has two coverages, the first by filing order though the string lists it second', () => {
    const written = buildDataString(recordOf('m17'), today).match(/filingOrder,\d,\d/g);
    expect(written).toEqual(['filingOrder,1,2', 'filingOrder,2,1']);
    expect(memberOf('m17').coverages.map(({ filingOrder }) => filingOrder)).toEqual([1, 2]);
    expect(memberOf('m17').coverages.map(({ isCalpers, isPOS }) => [isCalpers, isPOS])).toEqual([[true, false], [false, true]]); // prettier-ignore
  });

  it('R3.013 R3.054 R5.02: M20 keeps three of six shared accounts', () => {
    expect(recordOf('m20').account.proxySubjects).toHaveLength(6);
    expect(memberOf('m20').account.members.map(({ name }) => name)).toEqual([
      'Valentina Cruz Ibarra',
      'Mateo Cruz',
      'Consuelo Marín de la Vega',
    ]);
  });

  it('R3.055: M21 is a proxy subject and M20 is not', () => {
    expect([memberOf('m21'), memberOf('m20')].map(({ account }) => account.isProxySubject)).toEqual([
      true,
      false,
    ]);
  });

  it('R3.011: preferred languages of M02, M15 and M01', () => {
    expect(['m02', 'm15', 'm01'].map((id) => memberOf(id).account.preferredLanguage)).toEqual([
      'Spanish',
      'Korean',
      'English',
    ]);
  });

  it('R3.024 R3.028: M01 has seven cost shares in one list, M05 has them in tiers', () => {
    const silver = memberOf('m01').coverages[0]!.costShares;
    const pos = memberOf('m05').coverages[0]!.costShares;
    expect(silver.untiered.map(({ kind }) => kind)).toEqual([
      'pcp',
      'specialist',
      'er',
      'uc',
      'inpatient',
      'outpatient',
      'mentalHealth',
    ]);
    expect(silver.untiered.find(({ kind }) => kind === 'er')).toMatchObject({
      amountString: '$350',
      deductibleApplies: true,
    });
    expect(silver.hasTiers).toBe(false);
    expect([pos.hasTiers, pos.tier1.length > 0, pos.tier2.length > 0, pos.tier3.length > 0]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('R3.030 R3.031: accumulators of M01, and the family flags of M05, M06 and M07', () => {
    expect(
      memberOf('m01').coverages[0]?.planSpending.untiered.find(
        ({ key }) => key === 'individualMedDeductible',
      ),
    ).toMatchObject({
      spent: 640,
      total: 4750,
    });
    const flags = ['m05', 'm06', 'm07'].map((id) => [
      factsOf(id)['hasFamilyAccumulators'],
      factsOf(id)['hasFamilyRxAccumulators'],
    ]);
    expect(flags).toEqual([[true, false], [true, true], [false, false]]); // prettier-ignore
  });

  it('R3.033: M05 has a provider with a suffix', () => {
    expect(memberOf('m05').coverages[0]?.provider?.name).toMatchObject({
      first: 'Rafael',
      last: 'Montes',
      suffix: 'III',
    });
  });

  it('R3.035 R3.037: M01 has three benefits, and M16 has no Massage', () => {
    expect(memberOf('m01').coverages[0]?.supplementalBenefits).toHaveLength(3);
    expect(memberOf('m16').coverages[0]?.supplementalBenefits.map(({ benefitType }) => benefitType)).toEqual([
      'Acu/Chiro',
      'Pharmacy',
    ]);
  });

  it('R4.029 R4.030: M02 is suspended by a status that contains the word, even if it is terminated', () => {
    const [coverage] = parsed('m02', today, 'suspendedAndTerminated').member.coverages;
    expect(coverage).toMatchObject({
      suspendStatus: 'APTC suspended',
      terminationDate: { year: 2026, month: 10, day: 12 },
    });
    expect(coverageStatus(coverage, startOfPacificDay(today))).toBe('Suspended');
  });
});

describe('the facts of the sample members', () => {
  it('R4.039 R4.040: past due are M02, M09 and the second coverage of M18, and not M13 without an invoice', () => {
    expect(membersWith('isPastDue')).toEqual(['m02', 'm09']);
    expect([factsOf('m18', 1)['isPastDue'], factsOf('m18', 1)['amountAboveZero']]).toEqual([true, false]);
    expect([factsOf('m13')['hasBilling'], factsOf('m13')['hasInvoice']]).toEqual([true, false]);
  });

  it('five networks and none', () => {
    const networks = new Set([...records.keys()].map((id) => factsOf(id)['network']));
    expect([...networks].sort()).toEqual([
      'choice',
      'directAdvantage',
      'none',
      'performance',
      'premier',
      'value',
    ]);
    expect(factsOf('m08')['network']).toBe('directAdvantage');
  });

  it('R3.047: the vendors of M01, M15 and M16 differ, and M07 has no pharmacy', () => {
    expect(['m01', 'm15', 'm16'].map((id) => factsOf(id)['pharmacyVendor'])).toEqual([
      'default',
      'meridiano',
      'gremio',
    ]);
    expect(membersWith('hasPharmacy', false)).toEqual(['m07', 'm19']);
  });

  it('R3.049: only Medicare members have an over-the-counter link, and M09 has none', () => {
    const ids = membersWith('hasOtcLink');
    expect(ids).toContain('m08');
    expect(ids).not.toContain('m09');
    for (const id of ids) expect(factsOf(id)['isMedicare']).toBe(true);
  });

  it('each of the facts that belong to one member is true for only that member', () => {
    const alone = { isFEHB: ['m14'], isProxySubject: ['m21'], verifySsn: ['m01'], ssnCorrection: ['m03'] };
    for (const [fact, ids] of Object.entries(alone)) expect([fact, membersWith(fact)]).toEqual([fact, ids]);
  });

  it('every fact about a member takes every value with some coverage', () => {
    const all = [...records.values()].flatMap(({ id, coverages }) =>
      [...coverages.keys(), ...(coverages.length === 0 ? [0] : [])].map((at) => factsOf(id, at)),
    );
    for (const [name, declaration] of Object.entries(declarations)) {
      if (declaration.from.startsWith('session:') || declaration.type === 'integer') continue;
      const values = declaration.type === 'boolean' ? [true, false] : declaration.values;
      expect([name, values.filter((value) => !all.some((facts) => facts[name] === value))]).toEqual([
        name,
        [],
      ]);
    }
  });
});
