import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozenConfig } from '../../tests/support/config/frozen-config.ts';
import { isShownOn } from '../rules/gate.ts';
import { changeDays, commonPeriod, isEmptyPeriod, onDay, type WrittenPeriod } from './calendar.ts';
import type { PortalConfig } from './portal-config.ts';

const { config } = frozenConfig;

const withSpans = (spans: Readonly<Record<string, WrittenPeriod>>): PortalConfig => ({
  ...config,
  screens: config.screens.map((screen) => ({ ...screen, ...spans[screen.key] })),
});

const day = fc.integer({ min: 1, max: 28 }).map((one) => `2027-02-${String(one).padStart(2, '0')}`);
const span = fc.record({ from: day, until: day }, { requiredKeys: [] });

describe('the calendar of a configuration', () => {
  it('has a span from its first day up to the day before `until`', () => {
    const january = { from: '2027-01-01', until: '2027-02-01' };
    expect(
      ['2026-12-31', '2027-01-01', '2027-01-31', '2027-02-01'].map((one) => isShownOn(january, one)),
    ).toEqual([false, true, true, false]);
    expect(isShownOn({}, '1999-01-01')).toBe(true);
  });

  it('shows an entry with two spans on the days that both have', () => {
    fc.assert(
      fc.property(span, span, day, (one, other, on) => {
        const common = commonPeriod(one, other);
        expect(isShownOn(common, on)).toBe(isShownOn(one, on) && isShownOn(other, on));
        if (isEmptyPeriod(common)) expect(isShownOn(common, on)).toBe(false);
      }),
      { seed: 20261123, numRuns: 500 },
    );
  });

  it('is, without spans, the same object on every day', () => {
    expect(changeDays(config)).toEqual([]);
    expect(onDay(config, '2027-01-01')).toBe(config);
  });

  it('changes only on days when something starts or has ended', () => {
    const dated = withSpans({
      claims: { from: '2027-03-01', until: '2027-05-01' },
      billing: { until: '2027-03-01' },
    });
    expect(changeDays(dated)).toEqual(['2027-03-01', '2027-05-01']);
    const shown = ['2027-02-28', '2027-03-01', '2027-04-30', '2027-05-01'].map((one) =>
      onDay(dated, one)
        .screens.filter(({ key }) => key === 'claims' || key === 'billing')
        .map(({ key }) => key),
    );
    expect(shown).toEqual([['billing'], ['claims'], ['claims'], []]);
  });

  it('also removes the screens below a missing screen, and their paths', () => {
    const { screens, paths } = onDay(withSpans({ billing: { until: '2027-03-01' } }), '2027-03-01');
    expect(screens.filter(({ key }) => key.startsWith('billing'))).toEqual([]);
    expect(
      [...Object.keys(paths.en), ...Object.keys(paths.es)].filter((key) => key.startsWith('billing')),
    ).toEqual([]);
    expect(paths.en['claims']).toBe('/claims');
  });

  it('removes blocks, items, menu entries, redirects and a single item of a block', () => {
    const ended = { until: '2027-01-01' };
    const dated = {
      ...config,
      redirects: config.redirects.map((redirect) => ({ ...redirect, ...ended })),
      menus: config.menus.map((menu) => ({
        ...menu,
        entries: menu.entries.map((entry) => ({ ...entry, ...ended })),
      })),
      screens: config.screens.map((screen) => ({
        ...screen,
        blocks: screen.blocks.map((block) =>
          block.type === 'signIn'
            ? { ...block, guest: { ...block.guest, ...ended } }
            : { ...block, ...ended },
        ),
      })),
    };
    expect(onDay(dated, '2026-12-31')).toEqual(dated);
    const after = onDay(dated, '2027-01-01');
    expect(after.redirects).toEqual([]);
    expect(after.menus.flatMap(({ entries }) => entries)).toEqual([]);
    const blocks = after.screens.flatMap((screen) => screen.blocks);
    expect(blocks.map(({ type }) => type)).toEqual(['signIn']);
    expect(blocks[0]).not.toHaveProperty('guest');
  });
});
