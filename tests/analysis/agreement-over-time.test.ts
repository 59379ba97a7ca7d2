import { expect, it } from 'vitest';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { changeDays, onDay } from '../../src/config/calendar.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { parseDate, startOfPacificDay } from '../../src/member/calendar-day.ts';
import { reservedScreens } from '../../src/view/routes/paths.ts';
import { chance, roll } from '../support/chance.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';
import { viewedFields } from '../support/members/shown-fields.ts';
import { contextOf, shownTo } from '../support/members/shown-to.ts';

const days = ['2026-03-08', '2026-11-01', '2027-01-01', '2027-03-14', '2027-11-07'];
const reserved: readonly string[] = Object.values(reservedScreens);

const { model, states } = frozenPortal();

/** The shipped portal with spans on a tenth of its screens, blocks, items, menu entries and redirects. */
const datedPortal = (seed: number): CompiledPortal => {
  const random = chance(seed);
  const span = () => {
    const one = roll(random, days.length);
    const other = roll(random, days.length);
    return {
      ...(roll(random, 3) > 0 && { from: days[Math.min(one, other)] }),
      ...(one !== other && { until: days[Math.max(one, other)] }),
    };
  };
  const dated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dated);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dated(one)]));
    const isEntry =
      ('id' in inner || 'key' in inner || 'to' in inner) &&
      !('entries' in inner) &&
      !reserved.includes(String(inner['key']));
    return isEntry && roll(random, 10) === 0 ? { ...inner, ...span() } : inner;
  };
  const { config } = model.portal;
  const redirects = dated(config.redirects) as typeof config.redirects;
  const menus = dated(config.menus) as typeof config.menus;
  return {
    ...model.portal,
    config: { ...config, redirects, menus, screens: dated(config.screens) as typeof config.screens },
  };
};

const some = states.filter((_, at) => at % 8 === 0);

it('the views of a moment are those of the configuration of its day, even at midnight of a clock change', () => {
  expect(some.length).toBeGreaterThan(3);
  for (const seed of [1, 2]) {
    const portal = datedPortal(seed);
    expect(changeDays(portal.config)).toEqual(days);
    for (const [at, day] of days.entries()) {
      const start = startOfPacificDay(parseDate(day) ?? { year: 0, month: 0, day: 0 });
      const before = at === 0 ? '2026-03-07' : (days[at - 1] as string);
      for (const [now, on] of [
        [start, day],
        [start - 1, before],
      ] as const) {
        const ofDay = { ...portal, config: onDay(portal.config, on) };
        const language = at % 2 === 0 ? 'en' : 'es';
        for (const state of some) {
          const seen = shownTo(portal, state, { language, now });
          const expected = shownTo(ofDay, state, { language, now });
          const missing = [...seen].filter(([key]) => !expected.has(key));
          expect(
            missing.filter(([, view]) => !/"notFound"|"signIn"|"redirect"|"chooseCoverage"/.test(view)),
          ).toEqual([]);
          expect([...seen].filter(([key]) => expected.has(key))).toEqual([...expected]);
        }
      }
    }
  }
});

it('a model of one day has only the entries of that day', () => {
  const portal = datedPortal(4);
  const ids = days.map((day) =>
    portalModel({ ...portal, config: onDay(portal.config, day) }).items.map(({ id }) => id),
  );
  expect(new Set(ids.map((one) => one.length)).size).toBeGreaterThan(1);
  expect(portalModel(portal).items).toHaveLength(model.items.length);
});

it('the sign-in page has no guest card on a day outside of the period of the card', () => {
  const { portal } = model;
  const ended = { until: '2027-01-01' };
  const screens = portal.config.screens.map((screen) => ({
    ...screen,
    blocks: screen.blocks.map((block) =>
      block.type === 'signIn' ? { ...block, guest: { ...block.guest, ...ended } } : block,
    ),
  }));
  const shownOn = (day: string): ReadonlySet<string> => {
    const onThatDay = { ...portal, config: onDay({ ...portal.config, screens }, day) };
    const moment = { language: 'en' as const, now: Date.parse(`${day}T20:00:00Z`) };
    return new Set(states.flatMap((state) => [...viewedFields(contextOf(onThatDay, state, moment)).keys()]));
  };
  const [before, after] = ['2026-12-31', '2027-01-01'].map(shownOn);
  const card = 'login/signIn/guestPay';
  expect([before?.has('login/signIn'), before?.has(card)]).toEqual([true, true]);
  expect([after?.has('login/signIn'), after?.has(card)]).toEqual([true, false]);
});
