import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draftRoutes, reviewedDraft } from '../../../../../tests/support/workbench/draft-samples.ts';
import { ok } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import { smallSource } from '../../../../../tests/support/workbench/small-source.ts';
import { wordsIn } from '../../../../../tests/support/workbench/workbench-tree.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
// Loads the pages before the tests: the first download takes longer than a test waits.
import '../../features/editor/editor-page.tsx';
import './preview-on-day.tsx';

const day = '2026-11-17';
const then = 'c'.repeat(64);

const show = async (language: 'en' | 'es', source: string | null) => {
  const entry = {
    ...{ number: 39, id: null, kind: 'publish', source, release: 'b'.repeat(16), previous: null, base: null },
    ...{
      author: null,
      message: null,
      time: '2026-11-01T20:00:00.000Z',
      meaning: null,
      untold: null,
      draft: null,
    },
  };
  const { asked } = await renderWorkbench({
    ...{ language, me: sampleMe(samplePeople.edda, ['editor']) },
    path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa&on=${day}`,
    routes: {
      ...draftRoutes({ state: 'open' }),
      'GET /api/publications': () => ok({ publications: [entry], more: false }),
      [`GET /api/sources/${reviewedDraft.source}`]: () => ok({ files: smallSource }),
      [`GET /api/sources/${then}`]: () => ok({ files: smallSource }),
    },
  });
  const { t } = wordsIn(language);
  return { asked, t, on: spokenDay(day, language) };
};

test.each(['en', 'es'] as const)(
  'on a past day the preview shows the release that was live then, not the draft, in %s',
  async (language) => {
    const { t, on, asked } = await show(language, then);
    expect(await screen.findByText(t('grid.past.one', { number: 39, day: on }))).toBeDefined();
    expect(asked.map(({ route }) => route)).toContain(`GET /api/sources/${then}`);
  },
);

test('a past day without a release shows no page, and the user can go back to today', async () => {
  const { t, on } = await show('en', null);
  await screen.findByText(t('grid.past.lost', { number: 39, day: on }), { exact: false });
  expect(document.querySelector('figcaption')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t('grid.past.today') }));
  await expect.poll(() => document.querySelector('figcaption')).not.toBeNull();
});
