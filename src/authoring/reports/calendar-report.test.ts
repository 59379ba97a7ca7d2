import { expect, it } from 'vitest';
import { meaningDiff } from '../../analysis/diff/meaning-diff.ts';
import { frozenConfig } from '../../../tests/support/config/frozen-config.ts';
import { onDay, type WrittenPeriod } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { calendarReport, calendarText, periodText } from './calendar-report.ts';

const shipped = frozenConfig;

const dated = (screen: WrittenPeriod, redirect: WrittenPeriod = {}): CompiledPortal => ({
  ...shipped,
  config: {
    ...shipped.config,
    screens: shipped.config.screens.map((one) =>
      one.key === 'billing.payNow' ? { ...one, ...screen } : one,
    ),
    redirects: shipped.config.redirects.map((one, at) => (at === 0 ? { ...one, ...redirect } : one)),
  },
});

const portal = dated({ from: '2027-01-01', until: '2027-03-01' }, { until: '2027-03-01' });

it('lists for each day what starts and ends, the affected members, and what else changes', () => {
  const [january, march, ...more] = calendarReport(portal, 'en');
  expect(more).toEqual([]);
  expect([january?.day, march?.day]).toEqual(['2027-01-01', '2027-03-01']);
  const ids = ['billing.payNow', 'billing.payNow/frame', 'billing.payNow/wholeAccount'];
  expect(january?.begins.map(({ item }) => item)).toEqual(ids);
  expect(march?.ends.map(({ item }) => item)).toEqual(ids);
  expect([january?.ends, march?.begins]).toEqual([[], []]);
  expect(january?.begins[0]).toMatchObject({ members: 'the plan bills the member' });
  expect(january?.begins[0]?.samples).toContain('m01');
  expect(march?.others.map(({ item, what }) => `${item} ${what}`)).toContain('home/premiumDue/payNow gone');
  expect([january?.redirects, march?.redirects]).toEqual([
    { begin: [], end: [] },
    { begin: [], end: ['inside.asp?mode=fdiredirect&option=planChangeIFP'] },
  ]);
});

it('is described in both languages, even if it is empty', () => {
  expect(calendarText(calendarReport(portal, 'en'), [], 'en')).toContain(
    '2027-01-01\n  billing.payNow starts\n    the plan bills the member',
  );
  expect(calendarText(calendarReport(portal, 'es'), [], 'es')).toContain(
    '2027-03-01\n  billing.payNow termina\n',
  );
  expect(calendarText(calendarReport(shipped, 'en'), [], 'en')).toBe(
    'Nothing starts or ends: no item has `from` or `until`.',
  );
  expect(periodText({ from: '2027-01-01', until: '2027-03-01' }, 'en')).toBe(
    'from 2027-01-01 until the day before 2027-03-01',
  );
  expect(periodText({}, 'en')).toBeUndefined();
});

it('the two days of a difference are compared as the two configurations of these days', () => {
  const between = (one: string, other: string) =>
    meaningDiff(
      { ...portal, config: onDay(portal.config, one) },
      { ...portal, config: onDay(portal.config, other) },
    );
  expect(between('2027-01-01', '2027-02-28').isEmpty).toBe(true);
  expect(between('2026-12-31', '2027-03-01').isEmpty).toBe(false);
  expect(between('2026-12-31', '2027-01-01').changes.map(({ item, what }) => `${item} ${what}`)).toContain(
    'billing.payNow added',
  );
});

it('a changed period is a difference for members who see the entry', () => {
  const { isEmpty, changes } = meaningDiff(
    portal,
    dated({ from: '2027-01-02', until: '2027-03-01' }, { until: '2027-03-01' }),
  );
  expect(isEmpty).toBe(false);
  expect(changes.map(({ item, what, before, after }) => [item, what, before, after])).toEqual([
    ['billing.payNow', 'from', '"2027-01-01"', '"2027-01-02"'],
  ]);
});
