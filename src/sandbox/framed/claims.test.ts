import { describe, expect, test } from 'vitest';
import { compareDays, pacificDay } from '../../member/calendar-day.ts';
import { readValue } from '../../member/member.ts';
import { parseMember } from '../../member/data-string/parse-member.ts';
import { buildDataString } from '../../samples/data-string.ts';
import { readMembers } from '../../samples/read-members.ts';
import { claimsOf, spentOn } from './claims.ts';

const days = ['2027-05-19', '2028-02-29', '2027-11-07', '2027-12-31', '2028-01-01'].map((day) =>
  pacificDay(Date.parse(`${day}T20:00:00Z`)),
);

describe('The claims of a coverage', () => {
  test.each(readMembers().map((record) => [record.id, record] as const))(
    'of %s add up to the spending and the deductible that the portal shows, on days of the coverage',
    (_, record) => {
      for (const today of days) {
        for (const coverage of parseMember(buildDataString(record, today), { properties: {} }).member
          .coverages) {
          const claims = claimsOf(coverage, today);
          const sum = (amounts: readonly number[]): number =>
            amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(claims.map(({ youPay }) => youPay))).toBe(spentOn(coverage, 'moop'));
          expect(sum(claims.map(({ deductible }) => deductible))).toBe(
            Math.min(spentOn(coverage, 'medDeductible'), spentOn(coverage, 'moop')),
          );
          const effectiveDate = readValue(coverage.effectiveDate) ?? today;
          const terminationDate = readValue(coverage.terminationDate) ?? today;
          const last = compareDays(terminationDate, today) < 0 ? terminationDate : today;
          for (const { day, billed, planPaid, youPay } of claims) {
            expect(compareDays(day, effectiveDate) >= 0 && compareDays(day, last) <= 0).toBe(true);
            expect(billed).toBeGreaterThanOrEqual(planPaid + youPay);
          }
        }
      }
    },
  );
});
