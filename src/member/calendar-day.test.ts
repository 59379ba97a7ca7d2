import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  formatDay,
  pacificDate,
  pacificDay,
  pacificYear,
  parseDate,
  startOfPacificDay,
} from './calendar-day.ts';
import { coverageStatus } from './coverage-status.ts';
import type { CalendarDay } from './member.ts';

describe('pacific-day', () => {
  const zone = 'America/Los_Angeles';
  const hourMs = 3_600_000;
  const from = Date.UTC(2023, 11, 30);
  const until = Date.UTC(2030, 0, 3);
  const machineZone = process.env['TZ'];

  const byTemporal = (instant: number): CalendarDay => {
    const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
    return { year, month, day };
  };
  const byLuxon = (instant: number): CalendarDay => {
    const { year, month, day } = DateTime.fromMillis(instant, { zone });
    return { year, month, day };
  };

  const instants = (stepMs: number): readonly number[] =>
    Array.from({ length: Math.ceil((until - from) / stepMs) }, (_, at) => from + at * stepMs);

  afterEach(() => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
  });

  describe('Pacific days', () => {
    it('R9.05: agree with two independent implementations at every hour of six years', () => {
      const differing = instants(hourMs).filter((instant) => {
        const day = pacificDay(instant);
        return (
          compareDays(day, byTemporal(instant)) !== 0 ||
          compareDays(day, byLuxon(instant)) !== 0 ||
          pacificYear(instant) !== day.year
        );
      });
      expect(differing).toEqual([]);
    });

    it('R9.05: starts as in both reference implementations, on every day of six years', () => {
      const noons = instants(24 * hourMs).map((instant) => byTemporal(instant));
      const differing = noons.filter((day) => {
        const judges = [
          Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone }).epochMilliseconds,
          DateTime.fromObject(day, { zone }).startOf('day').toMillis(),
        ];
        const start = startOfPacificDay(day);
        return (
          judges.some((judged) => judged !== start) ||
          compareDays(pacificDay(start - 1), addDays(day, -1)) !== 0
        );
      });
      expect(differing).toEqual([]);
    });

    it('are written as ISO 8601 has them, on both sides of each midnight, in summer and in winter', () => {
      const differing = instants(24 * hourMs).flatMap((instant) => {
        const start = startOfPacificDay(byTemporal(instant));
        return [start - 1, start].filter(
          (one) => pacificDate(one) !== DateTime.fromMillis(one, { zone }).toISODate(),
        );
      });
      expect(differing).toEqual([]);
    });

    it('are read as ISO 8601 when they exist in the calendar', () => {
      expect(parseDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
      for (const text of [
        '2027-02-29',
        '2027-2-28',
        '2027-13-01',
        '01/05/2027',
        'tomorrow',
        '2027-01-01T00:00',
        '',
      ])
        expect([text, parseDate(text)]).toEqual([text, undefined]);
    });

    it.each(['Asia/Tokyo', 'Pacific/Honolulu', 'Europe/London', 'America/Los_Angeles'])(
      'R4.032: are the same on a machine in %s',
      (machine) => {
        process.env['TZ'] = machine;
        expect(new Date(2026, 0, 15).getTime()).toBe(
          DateTime.fromISO('2026-01-15', { zone: machine }).toMillis(),
        );
        const step = 5 * hourMs + 1_799_000;
        expect(
          instants(step).filter((instant) => compareDays(pacificDay(instant), byTemporal(instant)) !== 0),
        ).toEqual([]);
        expect(startOfPacificDay({ year: 2027, month: 7, day: 5 })).toBe(Date.parse('2027-07-05T07:00:00Z'));
        const coverage = {
          effectiveDate: { year: 2027, month: 1, day: 5 },
          terminationDate: undefined,
          pendingStatus: '',
          suspendStatus: '',
        };
        const midnight = Date.parse('2027-01-05T08:00:00Z');
        expect([midnight - 1000, midnight].map((now) => coverageStatus(coverage, now))).toEqual([
          'Pending',
          'Active',
        ]);
      },
    );

    it('add up across months, leap days and years as the calendar does', () => {
      for (const days of [-800, -366, -1, 0, 1, 28, 59, 365, 366, 1461]) {
        const { year, month, day } = Temporal.PlainDate.from('2028-02-29').add({ days });
        expect(addDays({ year: 2028, month: 2, day: 29 }, days)).toEqual({ year, month, day });
      }
    });

    it('compare by year, then month, then day', () => {
      const days = [[2026, 12, 31], [2027, 1, 1], [2027, 1, 2], [2027, 2, 1]].map(([year = 0, month = 0, day = 0]) => ({ year, month, day })); // prettier-ignore
      expect([...days].reverse().sort(compareDays)).toEqual(days);
      expect(compareDays({ year: 2027, month: 1, day: 1 }, { year: 2027, month: 1, day: 1 })).toBe(0);
    });
  });
});

describe('format-day', () => {
  const names = {
    en: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    es: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  };

  describe('formatDay', () => {
    it('R5.14: writes every month by its full name, in the language of the page', () => {
      for (let month = 1; month <= 12; month += 1) {
        const day = { year: 2027, month, day: 5 };
        expect(formatDay(day, 'en')).toBe(`${names.en[month - 1]} 5, 2027`);
        expect(formatDay(day, 'es')).toBe(`5 de ${names.es[month - 1]} de 2027`);
      }
    });

    it('R5.14: writes the English form on a Spanish page where that is configured', () => {
      expect(formatDay({ year: 2027, month: 1, day: 5 }, 'es', 'en')).toBe('January 5, 2027');
    });
  });
});
