import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message, spanishMessage } from '../../../../tests/support/workbench/message.ts';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import {
  draftRoutes,
  reviewedDraft,
  sampleHistory,
} from '../../../../tests/support/workbench/draft-samples.ts';
import { ok } from '../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import '../features/editor/editor-page.tsx';
import './item-history.tsx';

test('the form of an item lists the releases that changed it, with author, time and reason', async () => {
  const path = `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`;
  const { asked } = await renderWorkbench({
    path,
    me: sampleMe(samplePeople.edda, ['editor']),
    routes: draftRoutes({ state: 'open' }),
  });
  const opened = screen.getByText(message('history.open'));
  const before = asked.length;
  await userEvent.click(opened);
  await screen.findByText('Short titles');
  // The server compares: no source and no draft is downloaded.
  expect(asked.slice(before).map(({ route }) => route)).toEqual(['GET /api/item-history']);
  screen.getByText(message('history.wrote', { names: samplePeople.edda.name }));
  expect(screen.getByText(/Nov 17, 9:30 AM/).parentElement?.textContent).toContain('Paul Ortega');
  await screen.findByText(message('history.since', { number: '41' }));
  expect(await accessibilityOf()).toEqual([]);
});

test.each(['en', 'es'] as const)(
  'a history with releases that could not be compared names them, and does not claim that nothing changed, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    await renderWorkbench({
      path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fb`,
      me: sampleMe(samplePeople.edda, ['editor']),
      language,
      routes: {
        ...draftRoutes({ state: 'open' }),
        'GET /api/item-history': (_, __, query) => ok({ ...sampleHistory(query), steps: [], unread: [42] }),
      },
    });
    await userEvent.click(screen.getByText(say('history.open')));
    await screen.findByText(say('releases.deleted.unread', { numbers: '42' }));
    screen.getByText(say('releases.deleted.since', { number: '41' }));
    expect(screen.queryByText(say('history.unchanged', { number: '41' }))).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
  },
);

test.each(['en', 'es'] as const)(
  'one change of a release is undone in a new draft, by keyboard, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const fresh = { ...reviewedDraft, id: '00000000-0000-4000-8000-000000000778', state: 'open' as const };
    const { asked } = await renderWorkbench({
      path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`,
      me: sampleMe(samplePeople.edda, ['editor']),
      language,
      routes: {
        ...draftRoutes({ state: 'open' }),
        'POST /api/drafts': () => ok(fresh),
        'POST /api/drafts/:id/undo-release': (_, path) =>
          ok({ rev: path.includes(fresh.id) ? 1 : 0, source: 'e'.repeat(64), changed: true }),
      },
    });
    await userEvent.click(screen.getByText(say('history.open')));
    const [undo] = await screen.findAllByRole('button', { name: new RegExp(say('history.undo.change')) });
    undo?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await accessibilityOf()).toEqual([]);
    dialog.getByRole('button', { name: say('history.undo.change') }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(say('history.undo.done'));
    const sent = asked.find(({ route }) => route === 'POST /api/drafts/:id/undo-release');
    const addresses = ['locales/en/home.json#home/items/a/title'];
    expect(sent?.body).toMatchObject({ undo: 42, addresses, choices: [] });
  },
);

test('an undo that changes nothing in an existing draft shows that there is nothing to undo', async () => {
  const own = { ...reviewedDraft, state: 'open' as const, name: 'My own draft' };
  await renderWorkbench({
    path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`,
    me: sampleMe(samplePeople.edda, ['editor']),
    routes: {
      ...draftRoutes({ state: 'open' }),
      'GET /api/drafts': () => ok({ drafts: [own] }),
      'POST /api/drafts/:id/undo-release': () => ok({ rev: own.rev, source: own.source, changed: false }),
    },
  });
  await userEvent.click(screen.getByText(message('history.open')));
  const [undo] = await screen.findAllByRole('button', { name: new RegExp(message('history.undo.change')) });
  await userEvent.click(undo!);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(message('history.undo.into')), own.id);
  await userEvent.click(dialog.getByRole('button', { name: message('history.undo.change') }));
  await screen.findByText(message('history.undo.nothing'));
});

test.each(['en', 'es'] as const)(
  'a release that undid an earlier change has a link to it, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const takesBack = [
      { kind: 'undo' as const, number: 40, addresses: ['locales/en/home.json#home/items/a/title'] },
      { kind: 'undo' as const, number: 39, addresses: ['locales/en/home.json#home/items/b/title'] },
    ];
    await renderWorkbench({
      path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`,
      me: sampleMe(samplePeople.edda, ['editor']),
      language,
      routes: {
        ...draftRoutes({ state: 'open' }),
        'GET /api/item-history': (_, __, query) => ok(sampleHistory(query, takesBack)),
      },
    });
    await userEvent.click(screen.getByText(say('history.open')));
    const link = await screen.findByRole('link', { name: say('history.undoes', { number: '40' }) });
    expect(link.getAttribute('href')).toBe('/releases?number=40&against=39');
    expect(screen.queryByRole('link', { name: say('history.undoes', { number: '39' }) })).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
  },
);
