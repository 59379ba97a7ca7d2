import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { draftRoutes } from '../../../../../tests/support/workbench/draft-samples.ts';
import { ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { message, spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import type { Deletion, Deletions } from '../../../api/generated/api-shapes.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import './releases-page.tsx';

const editor = sampleMe(samplePeople.edda, ['editor']);

const deletion = (number: number, title: string, restoredBy: readonly number[] = []): Deletion => ({
  ...{ number, kind: 'publish', time: '2026-11-17T17:30:00.000Z', author: 'Paul Ortega', message: 'Tidy' },
  ...{ draft: { id: '00000000-0000-4000-8000-000000000777', name: 'Short cards' }, before: 'c'.repeat(64) },
  ...{
    key: `config/screens/home.json#${title}`,
    addresses: [`config/screens/home.json#${title}`],
    restoredBy,
  },
  item: { id: `home/cards/${title}`, title: { en: title, es: `${title} (es)` } },
  above: [{ id: 'home', title: { en: 'Home', es: 'Inicio' } }],
});

const page = (
  deletions: readonly Deletion[],
  next: number | null,
  unread: readonly number[] = [],
): Deletions => ({
  deletions,
  unread,
  since: 40,
  next,
});

const open = async (language: 'en' | 'es', answer: (query: URLSearchParams) => ReturnType<typeof ok>) => {
  const say = language === 'en' ? message : spanishMessage;
  const { asked } = await renderWorkbench({
    path: '/releases',
    me: editor,
    language,
    routes: {
      ...draftRoutes(),
      'GET /api/deletions': (_, __, query) => answer(query),
    },
  });
  await userEvent.click(await screen.findByText(say('releases.deleted.title')));
  const search = await screen.findByRole('searchbox', { name: say('releases.deleted.search') });
  return { say, asked, search, panel: within(search.closest('details')!) };
};

test.each(['en', 'es'] as const)(
  'deleted items come from the server with their release, author and restoration, and are searched there, in %s',
  async (language) => {
    const all = [deletion(41, 'Claims'), deletion(40, 'Forms', [42])];
    const { say, search, panel } = await open(language, (query) =>
      ok(
        page(
          all.filter(({ key }) => key.includes(query.get('text') ?? '')),
          null,
        ),
      ),
    );
    await panel.findAllByRole('button', { name: new RegExp(say('history.undo.restore')) });
    const [claims, forms] = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(claims).toContain(language === 'en' ? 'ClaimsHome' : 'Claims (es)Inicio');
    expect(claims).toContain(say('releases.by', { name: 'Paul Ortega' }));
    expect(claims).not.toContain(say('history.restored', { number: '42' }));
    expect(forms).toContain(say('history.restored', { number: '42' }));
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.fill(search, 'Forms');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.fill(search, 'nothing has this name');
    await panel.findByText(say('releases.deleted.none', { number: '40' }));
    expect(panel.queryAllByRole('listitem')).toEqual([]);
  },
);

test('earlier deletions are asked for on request, after the last page', async () => {
  const { say, panel } = await open('en', (query) =>
    ok(
      query.get('before') === '41' ? page([deletion(40, 'Forms')], null) : page([deletion(41, 'Claims')], 41),
    ),
  );
  await userEvent.click(await panel.findByRole('button', { name: say('releases.deleted.further') }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
  expect(panel.queryByRole('button', { name: say('releases.deleted.further') })).toBeNull();
});

test('a failed search shows the failure, not an empty list', async () => {
  const { say, panel } = await open('en', () => refusal(500, 'failed', 'It failed.'));
  await panel.findByRole('alert');
  expect(panel.queryByText(say('releases.deleted.none', { number: '0' }))).toBeNull();
});

test.each(['en', 'es'] as const)('releases that cannot be read are named (%s)', async (language) => {
  const { say, panel } = await open(language, () => ok(page([], null, [44, 41])));
  await panel.findByText(say('releases.deleted.unread', { numbers: '44, 41' }));
});
