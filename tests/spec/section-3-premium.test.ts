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
const codes = (...properties: readonly string[]) => parse(...properties).problems.map(({ code }) => code);

describe('the premium', () => {
  it('R3.019: billing is on only for Yes, in any case', () => {
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

  it.each([
    ['$ 642.90', 642.9],
    ['$642.90', 642.9],
    ['1,204.50', 1204.5],
    ['.50', 0.5],
    ['45.', 45],
    ['45.00 USD', 45],
    ['USD 45', 45],
    ['US$45', 45],
    ['$45.00 usd', 45],
    ['(25.50)', -25.5],
    ['($1,025.50)', -1025.5],
    ['$(25.50)', -25.5],
    ['-25.50', -25.5],
    ['-$25.50', -25.5],
    ['$ -25.50', -25.5],
    ['25.50-', -25.5],
    ['\u221225.50', -25.5],
    ['25.50\u2212', -25.5],
    ['25.50 CR', -25.5],
    ['cr 25.50', -25.5],
    ['25.50 DR', 25.5],
    ['0.004', 0],
    ['-0.004', 0],
    ['0.005', 0.01],
    ['64.0000', 64],
  ])('R3.020: reads %s as billing systems write it', (written, amount) => {
    expect(coverage(`amountDue,1,${written.replaceAll(',', '%2C')}`).premium.amountDue).toBe(amount);
  });

  it('R3.020: an unreadable amount is not zero or absent, and is reported', () => {
    const signs = ['--5', '-5-', '(-5)', '-5 CR', '5 CR DR', '(5', '5)', '$$5', '-'];
    const words = ['abc', 'EUR 45', '45 MXN', '45%', 'NaN', 'Infinity', '$', '.', '#N/A'];
    for (const amount of [
      ...signs,
      ...words,
      '12,5',
      '1,23',
      '1.234,56',
      '1,234,56',
      '1 234.56',
      '1.2.3',
      '1e3',
      '0x10',
      '9'.repeat(400),
    ]) {
      const written = amount.replaceAll(',', '%2C');
      expect([amount, coverage(`amountDue,1,${written}`).premium.amountDue]).toEqual([amount, 'unreadable']);
      expect(codes(`amountDue,1,${written}`)).toEqual(['unreadable-amount']);
    }
  });

  it('R3.021: invoices keep the order of the string, so that the last is the current one', () => {
    const { invoices } = coverage('invoice,1,I1,12/5/2026', 'invoice,1,I2,11/5/2026').premium;
    expect(invoices.map(({ invoiceId }) => invoiceId)).toEqual(['I1', 'I2']);
    expect(invoices.at(-1)?.dueDate).toEqual({ year: 2026, month: 11, day: 5 });
  });

  it('R3.021: a date that is not a real day is unreadable, not the next month', () => {
    const days = [
      '2/30/2026',
      '2/29/2026',
      '13/1/2026',
      '0/5/2026',
      '4/31/2026',
      '2026-02-30',
      '1/5/26',
      '1/5/2026x',
      '1/5/2026 25:00',
      'soon',
    ];
    for (const day of days) {
      expect([day, coverage(`invoice,1,I1,${day}`).premium.invoices[0]?.dueDate]).toEqual([
        day,
        'unreadable',
      ]);
      expect(codes(`invoice,1,I1,${day}`)).toEqual(['unreadable-date']);
    }
    expect(coverage('invoice,1,I1,02/29/2028').premium.invoices[0]?.dueDate).toEqual({
      year: 2028,
      month: 2,
      day: 29,
    });
  });

  it('R4.028: a date with a time, or as ISO 8601 has it, is that calendar day (A83)', () => {
    const withTime = [
      '10/21/2025 12:00:00 AM',
      '10/21/2025 00:00',
      '10/21/2025 11:59:59 pm',
      '10/21/2025%2C 12:00:00 AM',
    ];
    const iso = [
      '2025-10-21',
      '20251021',
      '2025-10-21T00:00:00',
      '2025-10-21T00:00:00.000Z',
      '2025-10-21T23:30:00-07:00',
      '2025-10-21 00:00:00',
    ];
    for (const day of ['10/21/2025', ...withTime, ...iso])
      expect([day, coverage(`invoice,1,I1,${day}`).premium.invoices[0]?.dueDate]).toEqual([
        day,
        { year: 2025, month: 10, day: 21 },
      ]);
  });

  it('R3.023: reads the balance with its due date and the CalPERS and pharmacy flags', () => {
    expect(
      coverage('balanceDue,1,12.34,3/4/2026', 'premiumCalpers,1,Yes', 'premiumPharmacy,1,Yes').premium,
    ).toMatchObject({
      balanceDue: { amount: 12.34, dueDate: { year: 2026, month: 3, day: 4 } },
      isCalpers: true,
      hasPharmacy: true,
    });
  });
});
