import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message, spanishMessage } from '../../../../tests/support/workbench/message.ts';
import { ok, refusal } from '../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';

const { solo, ada, jo, edda } = samplePeople;
const editor = sampleMe(solo, ['editor', 'reviewer', 'publisher']);

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const titles = (): readonly string[] =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the signed-in user', () => {
  test('signed out: signing in returns to the requested page', async () => {
    await renderWorkbench({ path: '/draft/7?item=planForms', me: undefined });
    expect(screen.getByRole('link', { name: message('entry.signIn.do') }).getAttribute('href')).toBe(
      '/auth/sign-in?return_to=%2Fdraft%2F7%3Fitem%3DplanForms',
    );
  });

  test('a user without a role sees only how to get one', async () => {
    const { asked } = await renderWorkbench({ me: sampleMe(jo, []) });
    expect(titles()).toEqual([message('entry.noRole.title')]);
    expect(asked.map(({ route }) => route)).toEqual(['GET /api/me']);
  });

  test('an administrator without another role starts at People, without drafts', async () => {
    await renderWorkbench({ me: sampleMe(ada, ['administrator']) });
    await screen.findByRole('heading', { name: message('people.title') });
    const rail = within(screen.getByRole('navigation', { name: message('common.places.label') }));
    expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '',
      message('common.places.log'),
      message('common.places.people'),
      message('common.places.settings'),
    ]);
  });

  test('a name is shown literally, even with markup', async () => {
    await renderWorkbench({
      me: { ...sampleMe(jo, []), person: { ...sampleMe(jo, []).person, email: '<b>{name}</b> & co' } },
    });
    expect(screen.getByText('<b>{name}</b> & co', { selector: 'b' })).toBeTruthy();
  });
});

describe('when the server fails', () => {
  test('an ended session asks to sign in beside the page, which stays open; after signing in as the same user it continues', async () => {
    let isOver = false;
    const { queries } = await renderWorkbench({
      me: editor,
      routes: {
        'GET /api/drafts': () => (isOver ? refusal(401, 'signed-out') : ok({ drafts: sampleDrafts })),
      },
    });
    isOver = true;
    await queries.refetchQueries({ queryKey: ['drafts'] });
    const dialog = await screen.findByRole('dialog', { name: message('common.sessionOver.title') });
    expect(screen.getByText('Handbooks 2027')).toBeTruthy();
    await press('{Escape}');
    expect(dialog.isConnected).toBe(true);
    isOver = false;
    const beside = new BroadcastChannel('workbench-signed-in');
    beside.postMessage('signed-in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    beside.close();
  });

  test('an unreachable server: the page stays, the bar shows since when, and everything is loaded again once the server answers', async () => {
    let isAway = false;
    const { queries, asked } = await renderWorkbench({
      me: editor,
      routes: { 'GET /api/drafts': () => (isAway ? { status: 0 } : ok({ drafts: sampleDrafts })) },
    });
    isAway = true;
    await queries.refetchQueries({ queryKey: ['drafts'] });
    await screen.findByText(message('common.offline.since', { time: '8:20 AM' }));
    expect(screen.getByText('Handbooks 2027')).toBeTruthy();
    isAway = false;
    const before = asked.length;
    await queries.refetchQueries({ queryKey: ['drafts'] });
    await waitFor(() =>
      expect(screen.queryByText(message('common.offline.since', { time: '8:20 AM' }))).toBeNull(),
    );
    await waitFor(() => expect(asked.slice(before).map(({ route }) => route)).toContain('GET /api/me'));
  });

  test('a failure shows its code and a retry button', async () => {
    let isBroken = true;
    await renderWorkbench({
      me: editor,
      routes: { 'GET /api/drafts': () => (isBroken ? refusal(500, 'failed') : ok({ drafts: sampleDrafts })) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      message('common.failed.code', { code: 'failed' }),
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: message('common.do.tryNow') }));
    await screen.findByText('Handbooks 2027');
  });

  test.each([
    [{}, message('common.do.tryNow')],
    [{ drafts: null }, message('common.do.tryNow')],
    [{ drafts: 'none' }, message('common.do.tryNow')],
    [{ drafts: [null] }, message('common.do.loadAgain')],
    [{ drafts: [{ state: 'review' }] }, message('common.do.loadAgain')],
  ])('drafts that cannot be loaded keep the navigation, and offer a retry: %o', async (body, on) => {
    await renderWorkbench({ me: editor, routes: { 'GET /api/drafts': () => ok(body) } });
    expect(within(await screen.findByRole('alert')).getByRole('button', { name: on })).toBeTruthy();
    // React reports the render error, as it should.
    vi.spyOn(console, 'error').mockClear();
    await userEvent.click(screen.getByRole('link', { name: message('common.places.settings') }));
    await screen.findByRole('heading', { name: message('common.places.settings') });
  });

  test('an account that cannot be loaded shows an error page with a retry', async () => {
    const broken = { ...editor, roles: null };
    await renderWorkbench({ me: editor, routes: { 'GET /api/me': () => ok(broken) } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { level: 2 }).textContent).toBe(message('common.failed.drawing.title'));
    expect(alert.getByRole('link', { name: message('common.places.drafts') }).getAttribute('href')).toBe('/');
    vi.spyOn(console, 'error').mockClear();
  });
});

describe('keys', () => {
  test('g and a letter opens a page, ? opens help; letters do nothing when turned off or inside a field', async () => {
    await renderWorkbench({ me: editor });
    await press('gs');
    await screen.findByRole('heading', { name: message('common.places.settings') });
    await press('gd');
    await userEvent.click(await screen.findByRole('searchbox'));
    await press('c?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('{Escape}');
    (document.activeElement as HTMLElement).blur();
    await press('?');
    await userEvent.click(screen.getByRole('switch', { name: message('common.help.keysOn') }));
    await press('{Escape}');
    await press('?c');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the focus follows to a page that was opened', async () => {
    await renderWorkbench({ me: editor });
    await press('gl');
    await screen.findByRole('heading', { name: message('common.places.log') });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('the account', () => {
  test('its language and theme take priority over those of the browser and change immediately; messages are loaded again', async () => {
    const { asked } = await renderWorkbench({ me: editor, path: '/me' });
    await userEvent.click(screen.getByRole('radio', { name: message('common.language.spanish') }));
    await screen.findByRole('heading', { name: spanishMessage('account.language.title') });
    expect(document.documentElement.lang).toBe('es');
    const drafts = (): number => asked.filter(({ route }) => route === 'GET /api/drafts').length;
    await waitFor(() => expect(drafts()).toBe(2));
    await userEvent.click(screen.getByRole('radio', { name: spanishMessage('account.theme.dark') }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    expect(asked.filter(({ route }) => route === 'PUT /api/me').map(({ body }) => body)).toEqual([
      { language: 'es', theme: 'light' },
      { language: 'es', theme: 'dark' },
    ]);
  });
});

test('a page asks for each answer once while it is loaded, and again when its stream breaks', async () => {
  const streams: EventTarget[] = [];
  const { asked, queries } = await renderWorkbench({ me: sampleMe(edda, ['editor']), streams });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const routes = asked.map(({ route }) => route).toSorted();
  expect(routes).toEqual([
    'GET /api/drafts',
    'GET /api/live',
    'GET /api/me',
    'GET /api/publications',
    'GET /api/stopped-schedules',
  ]);
  streams[0]?.dispatchEvent(new Event('open'));
  const drafts = () => asked.filter(({ route }) => route === 'GET /api/drafts').length;
  await waitFor(() => expect(drafts()).toBe(2));
});

test('an event reloads the answers that it makes outdated', async () => {
  const streams: EventTarget[] = [];
  const { asked } = await renderWorkbench({ me: sampleMe(edda, ['editor']), streams });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const before = asked.length;
  streams[0]?.dispatchEvent(new MessageEvent('review', { data: '{"draft":"1"}' }));
  await waitFor(() => expect(asked.slice(before).map(({ route }) => route)).toEqual(['GET /api/drafts']));
});
