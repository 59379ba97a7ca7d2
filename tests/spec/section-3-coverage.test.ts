import { describe, expect, it } from 'vitest';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import type { Coverage } from '../../src/member/member.ts';

const base = [
  'memberEncryptedId,0,WP-long,short',
  'coverageId,1,C1',
  'effectiveDate,1,1/1/2026',
  'filingOrder,1,1',
];
const parse = (...properties: readonly string[]) =>
  parseMember([...base, ...properties].join('|'), { properties: {} });
const coverage = (...properties: readonly string[]): Coverage => parse(...properties).member.coverages[0]!;

describe('a coverage', () => {
  it('R3.015: coverages are sorted by filing order, as numbers, ties in the order of the string', () => {
    const text = [
      'memberEncryptedId,0,WP',
      ...[10, 2, 2, 1].flatMap((order, at) => [
        `coverageId,${at + 1},C${at + 1}`,
        `filingOrder,${at + 1},${order}`,
      ]),
    ].join('|');
    const { coverages } = parseMember(text, { properties: {} }).member;
    expect(coverages.map(({ coverageId }) => coverageId)).toEqual(['C4', 'C2', 'C3', 'C1']);
  });

  it('R3.015: an unreadable filing order counts as the position and is reported', () => {
    const { member, problems } = parseMember(
      'memberEncryptedId,0,WP|coverageId,2,C|filingOrder,2,first|effectiveDate,2,1/1/2026',
      {
        properties: {},
      },
    );
    expect(member.coverages[0]?.filingOrder).toBe(2);
    expect(problems).toEqual([{ code: 'unreadable-filing-order', property: 'filingOrder', index: 2 }]);
  });

  it('R3.016: has ids, names, dates and a numeric filing order', () => {
    const read = coverage(
      'memberId,1,BM1234567801',
      'coverageName,1,Brisamar Silver 70 HMO',
      'networkName,1,Premier',
      'terminationDate,1,12/31/2027',
    );
    expect(read).toMatchObject({
      coverageId: 'C1',
      memberId: 'BM1234567801',
      coverageName: 'Brisamar Silver 70 HMO',
      networkName: 'Premier',
      effectiveDate: { year: 2026, month: 1, day: 1 },
      terminationDate: { year: 2027, month: 12, day: 31 },
      filingOrder: 1,
    });
  });

  it('R3.017: every part exists for an empty coverage', () => {
    expect(coverage()).toMatchObject({
      premium: { hasBilling: false, amountDue: undefined, invoices: [] },
      costShares: { hasTiers: false, untiered: [] },
      planSpending: { hasTiers: false, untiered: [] },
      provider: undefined,
      supplementalBenefits: [],
      pharmacy: { hasPharmacy: false, vendor: 'default', otcLink: undefined },
      planInfo: { handbooks: [], otherCoverages: [], forms: [], productType: '' },
    });
  });

  it('R3.018: also reads suspension, pending, rider, SSN flags, employer link, relationship and health-benefit years', () => {
    const read = coverage('suspendStatus,1,APTC suspended', 'pendingStatus,1,pending', 'rider,1,R7', 'verifySsn,1,Yes', 'ssnCorrection,1,Yes',
      'sfMemberId,1,SF1', 'employerLink,1,Tidewater Labs', 'relToSub,1,Self', 'healthBenefitPrevious,1,Yes', 'healthBenefitNext,1,Yes'); // prettier-ignore
    expect(read).toMatchObject({
      suspendStatus: 'APTC suspended',
      pendingStatus: 'pending',
      rider: 'R7',
      healthBenefits: ['previous', 'next'],
    });
    expect(read.planInfo).toMatchObject({
      verifySsn: true,
      ssnCorrection: true,
      sfMemberId: 'SF1',
      empLink: 'Tidewater Labs',
      relToSub: 'self',
    });
    expect(coverage('employerLink,1,No').planInfo.empLink).toBe('');
  });

  it('reads the seven plan flags separately', () => {
    const flags = ['isMedicare', 'isCalpers', 'isCalpersEGWP', 'isPPO', 'isPOS', 'isIFP', 'isFEHB'] as const;
    for (const flag of flags) {
      const read = coverage(`${flag},1,Yes`);
      expect(flags.filter((name) => read[name])).toEqual([flag]);
    }
    expect(flags.filter((name) => coverage()[name])).toEqual([]);
  });
});
