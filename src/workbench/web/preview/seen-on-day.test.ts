import { expect, test } from 'vitest';
import type { Translate } from '../i18n/use-words.ts';
import { type ItemPeriod, seenOn } from './seen-on-day.ts';

const t = ((key: string, values: Readonly<Record<string, string>>) =>
  `${key} ${values['day'] ?? ''}`) as Translate;
const seen = { card: { isShown: true, reason: '' }, plain: { isShown: true, reason: '' } };
const periods = new Map<string, readonly ItemPeriod[]>([
  [
    'card',
    [
      { from: '2026-10-15', until: undefined },
      { from: undefined, until: '2026-12-08' },
    ],
  ],
]);
const cardOn = (day: string) => seenOn(seen, periods, { day, t, language: 'en' }).card;

test('an item with dates is hidden before and after them, with the day as the reason', () => {
  expect(cardOn('2026-10-14')).toEqual({ isShown: false, reason: 'preview.days.from Oct 15, 2026' });
  expect(cardOn('2026-10-15')).toEqual({ isShown: true, reason: '' });
  expect(cardOn('2026-12-07')?.isShown).toBe(true);
  expect(cardOn('2026-12-08')).toEqual({ isShown: false, reason: 'preview.days.until Dec 8, 2026' });
});

test('an item without days is unchanged', () => {
  expect(seenOn(seen, periods, { day: '2030-01-01', t, language: 'en' }).plain).toBe(seen.plain);
});

test('the entry that a screen adds to a menu has the days of the screen', () => {
  const screen = { isShown: true, reason: '' };
  const entry = { isShown: true, reason: '' };
  const days = new Map([['claims', [{ from: '2026-10-15', until: undefined }]]]);
  expect(
    seenOn({ claims: screen, 'menus/main/claims': entry, 'menus/main/home': entry }, days, {
      day: '2026-10-01',
      t,
      language: 'en',
    }),
  ).toEqual({
    claims: { isShown: false, reason: 'preview.days.from Oct 15, 2026' },
    'menus/main/claims': { isShown: false, reason: 'preview.days.from Oct 15, 2026' },
    'menus/main/home': entry,
  });
});
