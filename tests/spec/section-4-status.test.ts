import { describe, expect, it } from 'vitest';
import { parseDay } from '../../src/member/calendar-day.ts';
import { coverageStatus, endsSoon, isPastDue } from '../../src/member/coverage-status.ts';
import type { CalendarDay, Given } from '../../src/member/member.ts';

const at = (instant: string): number => Date.parse(instant);
const day = (text: string): Given<CalendarDay> =>
  text === '' ? undefined : (parseDay(text) ?? 'unreadable');
const secondBefore = (instant: string): number => at(instant) - 1000;

interface Written {
  readonly effective?: string;
  readonly termination?: string;
  readonly pending?: string;
  readonly suspend?: string;
}

const statusAt = (
  { effective = '1/1/2020', termination = '', pending = '', suspend = '' }: Written,
  now: number,
) =>
  coverageStatus(
    {
      effectiveDate: day(effective),
      terminationDate: day(termination),
      pendingStatus: pending,
      suspendStatus: suspend,
    },
    now,
  );

/** Midnight in Pacific time at the start of a day, by hand: 08:00Z in winter, 07:00Z in summer. */
const winter = '2027-01-05T08:00:00Z';
const summer = '2027-07-05T07:00:00Z';

const endsSoonAt = (
  { effective = '1/1/2020', termination = '', pending = '', suspend = '' }: Written,
  now: number,
) =>
  endsSoon(
    {
      effectiveDate: day(effective),
      terminationDate: day(termination),
      pendingStatus: pending,
      suspendStatus: suspend,
    },
    now,
  );

describe('coverage status', () => {
  it('R4.025 R4.026: turns from Pending to Active at 00:00 Pacific of the effective date', () => {
    expect(statusAt({ effective: '1/5/2027' }, secondBefore(winter))).toBe('Pending');
    expect(statusAt({ effective: '1/5/2027' }, at(winter))).toBe('Active');
    expect(statusAt({ effective: '7/5/2027' }, secondBefore(summer))).toBe('Pending');
    expect(statusAt({ effective: '7/5/2027' }, at(summer))).toBe('Active');
  });

  it('R4.027: is Pending while the pending status is pending, though the effective date has passed', () => {
    expect(statusAt({ pending: 'pending' }, at(winter))).toBe('Pending');
    expect(statusAt({ pending: ' Pending ' }, at(winter))).toBe('Pending');
    expect(statusAt({ pending: 'not pending any more' }, at(winter))).toBe('Active');
  });

  it('R4.028: stays Active through the termination date and is Terminated from the next Pacific day', () => {
    expect(statusAt({ termination: '1/4/2027' }, secondBefore(winter))).toBe('Active');
    expect(statusAt({ termination: '1/4/2027' }, at(winter))).toBe('Terminated');
  });

  it('R4.028 R9.05: on both days of a clock change the next calendar day counts, not 24 hours', () => {
    expect(statusAt({ termination: '3/9/2025' }, secondBefore('2025-03-10T07:00:00Z'))).toBe('Active');
    expect(statusAt({ termination: '3/9/2025' }, at('2025-03-10T07:00:00Z'))).toBe('Terminated');
    expect(statusAt({ termination: '11/2/2025' }, secondBefore('2025-11-03T08:00:00Z'))).toBe('Active');
    expect(statusAt({ termination: '11/2/2025' }, at('2025-11-03T08:00:00Z'))).toBe('Terminated');
  });

  it('R4.028: with a termination date in the future or none it is Active, and the end of the year is a day like others', () => {
    expect(statusAt({ termination: '12/31/9999' }, at(winter))).toBe('Active');
    expect(statusAt({}, at(winter))).toBe('Active');
    expect(statusAt({ termination: '12/31/2026' }, at('2027-01-01T07:59:59Z'))).toBe('Active');
    expect(statusAt({ termination: '12/31/2026' }, at('2027-01-01T08:00:00Z'))).toBe('Terminated');
  });

  it('R4.029: is Suspended when the suspend status contains suspended, in any letter case', () => {
    expect(statusAt({ suspend: 'APTC suspended' }, at(winter))).toBe('Suspended');
    expect(statusAt({ suspend: 'SUSPENDED' }, at(winter))).toBe('Suspended');
    expect(statusAt({ suspend: 'suspension lifted' }, at(winter))).toBe('Active');
  });

  it('R4.030: Suspended overrides all, and Terminated overrides Pending', () => {
    const ended = { termination: '1/1/2026', pending: 'pending' };
    expect(statusAt({ ...ended, suspend: 'suspended' }, at(winter))).toBe('Suspended');
    expect(statusAt(ended, at(winter))).toBe('Terminated');
    expect(statusAt({ effective: '1/1/2030', suspend: 'suspended' }, at(winter))).toBe('Suspended');
    expect(statusAt({ effective: '1/1/2030', termination: '1/1/2026' }, at(winter))).toBe('Terminated');
  });

  it('R4.031: is Terminated without a coverage', () => {
    expect(coverageStatus(undefined, at(winter))).toBe('Terminated');
  });

  it('R4.025: without an effective date it is Terminated, or Pending with a pending status', () => {
    expect(statusAt({ effective: '' }, at(winter))).toBe('Terminated');
    expect(statusAt({ effective: '', pending: 'pending' }, at(winter))).toBe('Pending');
  });

  it.each(['2/30/2026', 'soon', '1/5/26', '0000-00-00', '1/1/0001 12:00:00 AM'])(
    'R4.028: the date %s makes it neither Active nor Terminated (A83)',
    (unread) => {
      const other = ['', '1/1/2020', '1/1/2030'];
      for (const readable of other) {
        expect(statusAt({ effective: unread, termination: readable }, at(winter))).toBe('unreadable');
        expect(statusAt({ effective: readable, termination: unread }, at(winter))).toBe('unreadable');
      }
      expect(statusAt({ effective: unread, termination: unread, suspend: 'suspended' }, at(winter))).toBe(
        'Suspended',
      );
      expect(statusAt({ effective: unread, pending: 'pending' }, at(winter))).toBe('Pending');
      expect(statusAt({ termination: unread, pending: 'pending' }, at(winter))).toBe('unreadable');
    },
  );

  it('R4.024: has four values, each reached', () => {
    const reached = [
      {},
      { effective: '1/1/2030' },
      { suspend: 'suspended' },
      { termination: '1/1/2026' },
    ].map((written) => statusAt(written, at(winter)));
    expect(reached).toEqual(['Active', 'Pending', 'Suspended', 'Terminated']);
  });
});

describe('past due', () => {
  const premium = (amountDue: Given<number>, ...dueDates: readonly string[]) => ({
    amountDue,
    invoices: dueDates.map((dueDate, position) => ({ invoiceId: `I${position}`, dueDate: day(dueDate) })),
  });

  it('R4.039: needs an invoice', () => {
    expect(isPastDue(premium(100), at(winter))).toBe(false);
    expect(isPastDue(premium(100, '1/1/2026'), at(winter))).toBe(true);
  });

  it('R4.040 R9.05: starts with the Pacific day after the last invoice is due', () => {
    expect(isPastDue(premium(642.9, '1/4/2027'), secondBefore(winter))).toBe(false);
    expect(isPastDue(premium(642.9, '1/4/2027'), at(winter))).toBe(true);
    expect(isPastDue(premium(642.9, '3/9/2025'), secondBefore('2025-03-10T07:00:00Z'))).toBe(false);
    expect(isPastDue(premium(642.9, '3/9/2025'), at('2025-03-10T07:00:00Z'))).toBe(true);
  });

  it('R4.040: looks at the last invoice of the string only', () => {
    expect(isPastDue(premium(100, '1/1/2026', '12/1/2027'), at(winter))).toBe(false);
    expect(isPastDue(premium(100, '12/1/2027', '1/1/2026'), at(winter))).toBe(true);
  });

  it('R4.040: needs an amount other than 0; a credit counts as written, a missing amount or date does not', () => {
    expect(isPastDue(premium(0, '1/1/2026'), at(winter))).toBe(false);
    expect(isPastDue(premium(-25.5, '1/1/2026'), at(winter))).toBe(true);
    expect(isPastDue(premium(undefined, '1/1/2026'), at(winter))).toBe(false);
    expect(isPastDue(premium(100, ''), at(winter))).toBe(false);
  });

  it('R4.040: is not known while the amount or the due date cannot be read, unless nothing is owed', () => {
    expect(isPastDue(premium('unreadable', '1/1/2026'), at(winter))).toBe('unreadable');
    expect(isPastDue(premium('unreadable'), at(winter))).toBe('unreadable');
    expect(isPastDue(premium(100, '2/30/2026'), at(winter))).toBe('unreadable');
    expect(isPastDue(premium(0, '2/30/2026'), at(winter))).toBe(false);
  });
});

describe('a coverage that ends', () => {
  it('R3.016: ends soon from 60 Pacific days before its termination date to the end of that day', () => {
    const ends = (instant: number) => endsSoonAt({ termination: '3/6/2027' }, instant);
    expect(ends(secondBefore(winter))).toBe(false);
    expect(ends(at(winter))).toBe(true);
    expect(ends(secondBefore('2027-03-07T08:00:00Z'))).toBe(true);
    expect(ends(at('2027-03-07T08:00:00Z'))).toBe(false);
  });

  it('R3.016: days are counted over a clock change and a leap day, for any status, except once it is Terminated', () => {
    expect(endsSoonAt({ termination: '4/30/2027' }, secondBefore('2027-03-01T08:00:00Z'))).toBe(false);
    expect(endsSoonAt({ termination: '4/30/2027' }, at('2027-03-01T08:00:00Z'))).toBe(true);
    expect(endsSoonAt({ termination: '3/6/2028' }, secondBefore('2028-01-06T08:00:00Z'))).toBe(false);
    expect(endsSoonAt({ termination: '3/6/2028' }, at('2028-01-06T08:00:00Z'))).toBe(true);
    expect(endsSoonAt({ termination: '1/9/2027', pending: 'pending' }, at(winter))).toBe(true);
    expect(endsSoonAt({ termination: '1/9/2027', suspend: 'APTC suspended' }, at(winter))).toBe(true);
    expect(endsSoonAt({ termination: '1/4/2027', suspend: 'APTC suspended' }, at(winter))).toBe(false);
    expect(endsSoonAt({ termination: '1/9/2027', effective: '' }, at(winter))).toBe(false);
    expect(endsSoonAt({ termination: '2/30/2027' }, at(winter))).toBe('unreadable');
    expect(endsSoonAt({}, at(winter))).toBe(false);
  });
});
