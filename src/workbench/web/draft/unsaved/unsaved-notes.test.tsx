import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldIn, message, messagePattern } from '../../../../../tests/support/workbench/message.ts';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import {
  draftRoutes,
  reviewedDraft,
  titleAddress,
} from '../../../../../tests/support/workbench/draft-samples.ts';
import { type FakeRoutes, ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import { smallSource } from '../../../../../tests/support/workbench/small-source.ts';
import type { Outbox } from '../outbox/outbox.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import '../../features/editor/editor-page.tsx';
import '../../features/editor/raw/raw-file.tsx';

const { rita, jo } = samplePeople;
const item = `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`;
const store = createStore('workbench-outbox', 'kept');
beforeEach(() => clear(store));
let visits = 0;

const slow = { timeout: 5_000 };

const newEditor = () => {
  visits += 1;
  return sampleMe(
    { id: `00000000-0000-4000-8000-0000000009${String(visits).padStart(2, '0')}`, name: 'Nora Keep' },
    ['editor'],
  );
};
const outbox = (value: string): Outbox => ({
  edits: { [titleAddress]: { expected: 'Your claims', value, at: Date.parse('2026-11-23T15:42:00.000Z') } },
  disputes: {},
});
const keep = (person: string, value: string): Promise<void> =>
  set(`${person} ${reviewedDraft.id}`, outbox(value), store);
const open = draftRoutes({ state: 'open' });
const title = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole('textbox', { name: new RegExp(fieldIn('en', message('draft.field.title'))) });
const write = async (value: string): Promise<void> =>
  void fireEvent.change(await title(), { target: { value } });
const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name }, slow);

test('R10.01: after a crash the typed edits are offered with their time, compared with the draft, added to it or discarded', async () => {
  const me = newEditor();
  await keep(me.person.id, 'My claims');
  const { asked } = await renderWorkbench({
    path: item,
    me,
    routes: { ...open, 'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: reviewedDraft.source }) },
  });
  const note = await screen.findByText(messagePattern('editor.kept.found', { count: 1, time: '7:42 AM' }));
  await userEvent.click(await button(message('find.kept.compare')));
  expect([note.querySelector('del')?.textContent, note.querySelector('ins')?.textContent]).toEqual([
    'Your',
    'My',
  ]);
  expect(asked.some(({ route }) => route === 'POST /api/drafts/:id/edits')).toBe(false);
  await userEvent.click(await button(message('editor.kept.apply')));
  await waitFor(() =>
    expect(screen.queryByText(messagePattern('editor.kept.found', { count: 1 }))).toBeNull(),
  );
});

test('R10.02: the browser asks before closing a page with unsaved edits', async () => {
  await renderWorkbench({
    path: item,
    me: newEditor(),
    routes: { ...open, 'POST /api/drafts/:id/edits': () => ({ status: 0 }) },
  });
  const leave = (): Event => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };
  expect(leave().defaultPrevented).toBe(false);
  await write('Kept');
  await waitFor(() => expect(leave().defaultPrevented).toBe(true));
});

test('R10.03: offline the bar counts the unsaved edits', async () => {
  await renderWorkbench({
    path: item,
    me: newEditor(),
    routes: { ...open, 'POST /api/drafts/:id/edits': () => ({ status: 0 }) },
  });
  await write('Kept offline');
  await screen.findByText(message('find.kept.offline', { count: 1 }), { selector: '[role=status] *' }, slow);
  expect((await title()).value).toBe('Kept offline');
});

test('a server that cannot save is not shown as unreachable: the bar counts the unsaved edits', async () => {
  const routes = { ...open, 'POST /api/drafts/:id/edits': () => refusal(503, 'read-only') };
  await renderWorkbench({ path: item, me: newEditor(), routes });
  await write('Kept meanwhile');
  await screen.findByText(message('find.kept.unable', { count: 1 }), { selector: '[role=status] *' }, slow);
});

test('an ended session shows the number of unsaved edits, and offers a copy', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const routes: FakeRoutes = { ...open, 'POST /api/drafts/:id/edits': () => refusal(401, 'signed-out') };
  await renderWorkbench({ path: item, me: newEditor(), routes });
  await write('Kept without a session');
  const dialog = await screen.findByRole('dialog', { name: message('common.sessionOver.title') }, slow);
  await within(dialog).findByText(message('common.sessionOver.kept', { count: 1 }), {}, slow);
  await userEvent.click(within(dialog).getByRole('button', { name: message('editor.kept.copy') }));
  expect(await saved[0]?.text()).toContain('Kept without a session');
  expect(await accessibilityOf()).toEqual([]);
  vi.restoreAllMocks();
});

test('R10.07: edits of another account in this browser are named, not shown and not sent', async () => {
  await keep(jo.id, 'The other’s words');
  const { asked } = await renderWorkbench({ path: item, me: newEditor(), routes: open });
  await screen.findByText(message('find.kept.others', { count: 1 }));
  expect([(await title()).value, asked.some(({ route }) => route === 'POST /api/drafts/:id/edits')]).toEqual([
    'Your claims',
    false,
  ]);
});

test('R10.08: after a role is revoked, the edits can be read and saved as a file', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderWorkbench({
    path: item,
    me: newEditor(),
    routes: {
      ...open,
      'POST /api/drafts/:id/edits': () => refusal(403, 'not-allowed', 'Your role does not allow that.'),
    },
  });
  await write('Still mine');
  await screen.findByText(/Your role does not allow that/, {}, slow);
  await userEvent.click(await button(message('editor.kept.copy')));
  expect(await saved[0]?.text()).toContain('Still mine');
  expect((await title()).value).toBe('Still mine');
  vi.restoreAllMocks();
});

test('R10.11: an item that another user deleted shows who deleted it, and can be restored', async () => {
  const entry = 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[a]';
  const deletion = {
    ...reviewedDraft.edits[0]!,
    id: 2,
    rev: 3,
    address: entry,
    after: null,
    author: rita,
    at: '2026-11-23T16:10:00.000Z',
  };
  const without = 'd'.repeat(64);
  const { asked } = await renderWorkbench({
    path: item,
    me: newEditor(),
    routes: {
      ...draftRoutes({ state: 'open', source: without, edits: [deletion] }),
      [`GET /api/sources/${without}`]: () =>
        ok({
          files: {
            'config/screens/home.json':
              '{"screens":[{"key":"home","blocks":[{"type":"linkCards","id":"cards","items":[]}]}]}',
          },
        }),
      'POST /api/drafts/:id/edits': () => ok({ rev: 4, source: without }),
    },
  });
  await screen.findByText(message('find.gone.by', { name: 'Rita Salas', time: '8:10 AM' }));
  await userEvent.click(await button(message('find.gone.back')));
  await waitFor(() =>
    expect(asked.find(({ route }) => route === 'POST /api/drafts/:id/edits')?.body).toMatchObject({
      edits: [{ address: entry, expected: null, value: { id: 'a', link: 'route:a' } }, {}, {}],
    }),
  );
});

test('R10.14: unsaved edits of a published draft can be moved to a new one, and are sent there', async () => {
  const fresh = {
    ...reviewedDraft,
    id: '00000000-0000-4000-8000-000000000777',
    name: 'Claims say whose they are 2',
    state: 'open' as const,
  };
  const routes: FakeRoutes = {
    ...open,
    'GET /api/drafts/:id': (_, path) =>
      ok(path.includes(fresh.id) ? fresh : { ...reviewedDraft, state: 'open' }),
    'POST /api/drafts': () => ok(fresh),
    'POST /api/drafts/:id/edits': (_, path) =>
      path.includes(fresh.id)
        ? ok({ rev: 3, source: fresh.source })
        : refusal(409, 'closed', 'The draft is over.'),
  };
  const { asked } = await renderWorkbench({ path: item, me: newEditor(), routes });
  await write('Moved on');
  await userEvent.click(await button(message('find.kept.move', { count: 1 })));
  await waitFor(() =>
    expect(asked.filter(({ route }) => route === 'POST /api/drafts/:id/edits').at(-1)?.body).toMatchObject({
      edits: [{ address: titleAddress, expected: 'Your claims', value: 'Moved on' }],
    }),
  );
  await screen.findByText(message('editor.kept.saved'), {}, slow);
});

test('R10.15: a text that is not JSON stays in this browser with a mark, is not sent, and is there on the next visit', async () => {
  const me = newEditor();
  const file = 'config/addresses/links.json';
  await set(
    `${me.person.id} ${reviewedDraft.id} ${file}`,
    '{ "links": {',
    createStore('workbench-texts', 'kept'),
  );
  const { asked } = await renderWorkbench({
    path: `/draft/${reviewedDraft.id}?item=${encodeURIComponent(`${file}#`)}`,
    me,
    routes: open,
  });
  await screen.findByText(messagePattern('editor.raw.noJson'), { selector: '[data-note] *' }, slow);
  await userEvent.click(await button(message('editor.raw.save')), { force: true });
  expect(asked.some(({ route }) => route === 'PUT /api/drafts/:id/files')).toBe(false);
});

test('R10.24: a mark shows that the event stream is broken, and disappears once it is back', async () => {
  const streams: EventTarget[] = [];
  await renderWorkbench({ path: item, me: newEditor(), routes: open, streams });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.dispatchEvent(new Event('error'));
  await screen.findByText(message('find.kept.late'));
  streams[0]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(screen.queryByText(message('find.kept.late'))).toBeNull());
});

test('R10.33: a page that is older than the server keeps the typed text and asks the user to reload', async () => {
  await renderWorkbench({
    path: item,
    me: newEditor(),
    routes: {
      ...open,
      'POST /api/drafts/:id/edits': () => refusal(426, 'old-client', 'Load the page again.'),
    },
  });
  await write('Older');
  const note = (
    await screen.findByText(messagePattern('common.failed.outOfDate.text'), {}, slow)
  ).closest<HTMLElement>('[data-note]')!;
  expect(within(note).getByRole('button', { name: message('common.do.loadAgain') })).toBeTruthy();
  expect((await title()).value).toBe('Older');
});

test('other users are named in the bar, in the tree and at the item; their changes appear with their name', async () => {
  const streams: EventTarget[] = [];
  const there = [{ person: rita, address: titleAddress, at: '2026-11-23T16:19:50.000Z' }];
  let draft = { ...reviewedDraft, state: 'open' as const };
  await renderWorkbench({
    path: item,
    me: newEditor(),
    streams,
    routes: {
      ...open,
      'GET /api/drafts/:id': () => ok(draft),
      'PUT /api/presence': () => ok({ people: there }),
    },
  });
  await within(await screen.findByRole('list', { name: message('find.presence.label') })).findByText(
    message('find.presence.at', { name: 'Rita Salas', place: 'Your claims' }),
  );
  expect(
    screen.getAllByText(message('find.presence.here', { name: 'Rita Salas' })).length,
  ).toBeGreaterThanOrEqual(2);
  const theirs = {
    ...reviewedDraft.edits[0]!,
    id: 2,
    rev: 3,
    author: rita,
    after: 'Claims',
    at: '2026-11-23T16:20:00.000Z',
  };
  draft = { ...draft, rev: 3, edits: [...draft.edits, theirs] };
  streams[0]?.dispatchEvent(new MessageEvent('rev', { data: JSON.stringify({ draft: draft.id, rev: 3 }) }));
  await screen.findByText(message('find.presence.changedBy', { name: 'Rita Salas', time: '8:20 AM' }));
});

test('Ctrl Z undoes an edit and Ctrl Shift Z redoes it; a value that another user changed since is a conflict', async () => {
  let isTheirs = false;
  const titles = ['Your claims'];
  const sourceOf = (rev: number): string => (rev === 0 ? reviewedDraft.source : String(rev).repeat(64));
  const filesAt = (rev: number) => ({
    ...smallSource,
    'locales/en/home.json': `{ "home": { "items": { "a": { "title": ${JSON.stringify(titles[rev])} } } } }`,
  });
  const routes: FakeRoutes = {
    ...open,
    'GET /api/drafts/:id': () => ok({ ...reviewedDraft, state: 'open', source: sourceOf(titles.length - 1) }),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((rev) => [`GET /api/sources/${sourceOf(rev)}`, () => ok({ files: filesAt(rev) })]),
    ),
    'POST /api/drafts/:id/edits': (body) => {
      const items = [
        { address: titleAddress, current: 'Their claims', by: rita, at: '2026-11-23T16:10:00.000Z' },
      ];
      if (isTheirs) return { status: 409, body: { code: 'changed-meanwhile', items } };
      titles.push((body as { readonly edits: readonly [{ readonly value: string }] }).edits[0].value);
      return ok({ rev: titles.length, source: sourceOf(titles.length - 1) });
    },
  };
  await renderWorkbench({ path: item, me: newEditor(), routes });
  await write('My claims');
  await waitFor(() => expect(titles).toHaveLength(2), slow);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(titles).toEqual(['Your claims', 'My claims', 'Your claims']), slow);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(titles.at(3)).toBe('My claims'), slow);
  isTheirs = true;
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.findByText(message('editor.dispute.by', { name: 'Rita Salas', time: '8:10 AM' }), {}, slow);
});
