import { describe, expect, it } from 'vitest';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import type { Coverage } from '../../src/member/member.ts';

const base = ['memberEncryptedId,0,WP-long,short', 'coverageId,1,C1', 'effectiveDate,1,1/1/2026', 'filingOrder,1,1'];
const parse = (...properties: readonly string[]) => parseMember([...base, ...properties].join('|'), { properties: {} });
const coverage = (...properties: readonly string[]): Coverage => parse(...properties).member.coverages[0]!;
const codes = (...properties: readonly string[]) => parse(...properties).problems.map(({ code }) => code);

describe('the premium', () => {
  it('R3.019: billing is on for Yes in any letter case, and for nothing else', () => {
    const hasBilling = (value: string) => coverage(`individualBilling,1,${value}`).premium.hasBilling;
    expect(['Yes', 'yes', ' YES '].map(hasBilling)).toEqual([true, true, true]);
    expect(['No', 'yes?', 'Y', '1', ''].map(hasBilling)).toEqual([false, false, false, false, false]);
    expect(coverage().premium.hasBilling).toBe(false);
  });

  it('R3.020: reads amount due, billing-account id and automatic payment', () => {
    const { premium } = coverage('amountDue,1,-25.50', 'pbaEncryptedId,1,PBA-1', 'autoPay,1,Yes,1/5/2027');
    expect(premium).toMatchObject({ amountDue: -25.5, pbaEncryptedId: 'PBA-1' });
    expect(premium.autoPay).toEqual({ isEnrolled: true, scheduledDate: { year: 2027, month: 1, day: 5 } });
    expect(coverage('autoPay,1,No').premium.autoPay).toEqual({ isEnrolled: false, scheduledDate: undefined });
  });

  it('R3.020: an unreadable amount is left out and reported, never taken for zero', () => {
    for (const amount of ['abc', '12,5', '1.2.3', '--5', '1e3', '0x10', 'NaN', 'Infinity', '9'.repeat(400)]) {
      const written = amount.replaceAll(',', '%2C');
      expect(coverage(`amountDue,1,${written}`).premium.amountDue).toBeUndefined();
      expect(codes(`amountDue,1,${written}`)).toEqual(['unreadable-amount']);
    }
  });

  it('R3.021: invoices keep the order of the string, so that the last is the current one', () => {
    const { invoices } = coverage('invoice,1,I1,12/5/2026', 'invoice,1,I2,11/5/2026').premium;
    expect(invoices.map(({ invoiceId }) => invoiceId)).toEqual(['I1', 'I2']);
    expect(invoices.at(-1)?.dueDate).toEqual({ year: 2026, month: 11, day: 5 });
  });

  it('R3.021: a date that is not a real day is unreadable, not the next month', () => {
    for (const day of ['2/30/2026', '2/29/2026', '13/1/2026', '0/5/2026', '4/31/2026', '2026-01-05', '1/5/26', '1/5/2026x']) {
      expect(coverage(`invoice,1,I1,${day}`).premium.invoices[0]?.dueDate).toBeUndefined();
      expect(codes(`invoice,1,I1,${day}`)).toEqual(['unreadable-date']);
    }
    expect(coverage('invoice,1,I1,02/29/2028').premium.invoices[0]?.dueDate).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it('R3.023: reads the balance with its due date and the CalPERS and pharmacy flags', () => {
    expect(coverage('balanceDue,1,12.34,3/4/2026', 'premiumCalpers,1,Yes', 'premiumPharmacy,1,Yes').premium).toMatchObject({
      balanceDue: { amount: 12.34, dueDate: { year: 2026, month: 3, day: 4 } },
      isCalpers: true,
      hasPharmacy: true,
    });
  });
});
