import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { ok } from '../../../../tests/support/workbench/fake-server.ts';
import { wordsIn } from '../../../../tests/support/workbench/workbench-tree.tsx';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
import { clockTime } from '../kit/time.tsx';
import { spokenDay } from '../kit/pacific-time.ts';
// Loads the page before the tests: the first download takes longer than a test waits.
import '../features/member/member-page.tsx';

const me = sampleMe(samplePeople.edda, ['editor']);
const open = sampleDrafts.find(({ state }) => state === 'open');
const day = '2026-11-17';
const noon = '2026-11-17T20:00:00.000Z';

const release = (number: number, time: string, source: string | null) => ({
  ...{ number, id: null, kind: 'publish', source, release: 'b'.repeat(16), previous: null, base: null },
  ...{ author: null, message: null, time, meaning: null, untold: null, draft: null },
});
const earlier = release(39, '2026-11-01T20:00:00.000Z', '9'.repeat(64));
const later = release(40, noon, 'c'.repeat(64));

const show = async (
  releases: readonly ReturnType<typeof release>[],
  {
    language = 'en',
    source = 'live',
    ...more
  }: { language?: 'en' | 'es'; source?: string; unproved?: true } = {},
) => {
  const { asked } = await renderWorkbench({
    ...{ me, language, path: `/member?source=${source}&on=${day}`, waits: true },
    routes: {
      'GET /api/publications': () => ok({ publications: releases, more: false, ...more }),
      ...Object.fromEntries(
        [later.source, earlier.source, open?.source, open?.baseSource, 'a'.repeat(64)].map((id) => [
          `GET /api/sources/${id ?? ''}`,
          () => ok({ files: {} }),
        ]),
      ),
    },
  });
  const { t } = wordsIn(language);
  return { asked, t, on: spokenDay(day, language), noon: clockTime(new Date(noon), language) };
};

const loaded = (asked: readonly { readonly route: string }[]): readonly string[] =>
  asked.flatMap(({ route }) => (route.startsWith('GET /api/sources/') ? [route.slice(17, 18)] : []));

test.each(['en', 'es'] as const)(
  'on a past day the live portal is the release that was live then, not that of today, in %s',
  async (language) => {
    const { asked, t, on } = await show([earlier], { language });
    expect(await screen.findByText(t('grid.past.one', { number: 39, day: on }))).toBeDefined();
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(
      t('grid.past.live', { number: 39, day: on }),
    );
    await expect.poll(() => loaded(asked)).toEqual(['9']);
    expect(await accessibilityOf()).toEqual([]);
  },
);

test.each(['en', 'es'] as const)(
  'a day with several releases names each with its hours, and shows the one that the user chooses, in %s',
  async (language) => {
    const { asked, t, on, noon: then } = await show([later, earlier], { language });
    await screen.findByText(t('grid.past.many', { day: on }));
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.closest('[data-note]'));
    expect(first?.textContent).toContain(t('grid.past.until', { until: then }));
    expect(second?.textContent).toContain(t('grid.past.from', { from: then }));
    await expect.poll(() => loaded(asked)).toEqual(['c']);
    await userEvent.click(screen.getByRole('button', { name: t('grid.past.release', { number: 39 }) }));
    await expect.poll(() => loaded(asked)).toEqual(['c', '9']);
    expect(await accessibilityOf()).toEqual([]);
  },
);

test('a release that went live during the day has its hour, and is not said to be live all day', async () => {
  const { t, on, noon: then } = await show([later]);
  await screen.findByText(t('grid.past.many', { day: on }));
  const [item] = screen.getAllByRole('listitem').filter((one) => one.closest('[data-note]'));
  expect(item?.textContent).toContain(t('grid.past.from', { from: then }));
});

test.each([
  ['a lost entry', earlier, true],
  ['a damaged release', { ...earlier, torn: true }, undefined],
] as const)('with %s the page warns that other releases may have been live', async (_, entry, unproved) => {
  const { t, on } = await show([entry], { ...(unproved && { unproved }) });
  await screen.findByText(t('grid.past.unproved', { day: on }));
  expect(screen.queryByText(t('grid.past.one', { number: 39, day: on }))).toBeNull();
});

test('a draft on a past day shows that it was not live, and links to what was live', async () => {
  const { asked, t, on } = await show([earlier], { source: open?.id ?? '' });
  await screen.findByText(t('grid.past.draft', { day: on }));
  await userEvent.click(screen.getByRole('button', { name: t('grid.past.showLive') }));
  await screen.findByText(t('grid.past.one', { number: 39, day: on }));
  await expect.poll(() => loaded(asked)).toContain('9');
});

test.each([
  ['none', []],
  ['lost', [release(39, earlier.time, null)]],
] as const)('a message explains why a day can’t be shown: %s', async (why, releases) => {
  const { asked, t, on } = await show(releases);
  await screen.findByText(t(`grid.past.${why}`, { number: 39, day: on }));
  expect(loaded(asked)).toEqual([]);
});
