import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import {
  fieldIn,
  message,
  messagePattern,
  spanishMessage,
} from '../../../../../tests/support/workbench/message.ts';
import {
  draftRoutes,
  reviewedDraft,
  reviewedCheckResult,
  titleAddress,
} from '../../../../../tests/support/workbench/draft-samples.ts';
import { type FakeRoutes, ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { pauseRoutes } from '../../../../../tests/support/workbench/pause-routes.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import type { Asked } from '../../../../../tests/support/workbench/stand-ins.ts';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
// At hand before the first page asks for them: their first download takes longer than a test waits.
import './raw/raw-file.tsx';
import './raw/raw-item.tsx';
import './editor-page.tsx';
import '../../preview/day/preview-on-day.tsx';

const { edda, paul, rita, solo } = samplePeople;
const path = `/draft/${reviewedDraft.id}`;
const item = `${path}?item=home%2Fcards%2Fa`;
const editor = sampleMe(edda, ['editor']);
const everything = sampleMe(solo, ['editor', 'reviewer', 'publisher']);
const bodies = (asked: readonly Asked[], route: string): readonly unknown[] =>
  asked.filter((one) => one.route === route).map(({ body }) => body);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const seesState = (state: string): Promise<void> =>
  waitFor(
    () => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(state),
    { timeout: 5000 },
  );

test('the page sends the same requests when it opens as the load test of editors', async () => {
  const { asked } = await renderWorkbench({ path, me: editor, routes: draftRoutes({ state: 'open' }) });
  await waitFor(() => expect(bodies(asked, 'GET /api/drafts/:id/judgement')).toHaveLength(1));
  const routes = asked.map(({ route }) =>
    route.startsWith('GET /api/sources/') ? 'GET /api/sources/:id' : route,
  );
  expect([...new Set(routes)].toSorted()).toEqual([...pauseRoutes.opening].toSorted());
});

test.each([
  ['nothing chosen', path, 'en', 'light'],
  ['an item in its form', item, 'es', 'dark'],
  ['an item as JSON', `${item}&view=raw`, 'en', 'dark'],
] as const)('axe finds no fault: %s', async (_, address, language, theme) => {
  await renderWorkbench({ path: address, me: everything, language, theme, routes: draftRoutes() });
  if (address.endsWith('raw'))
    await screen.findByRole('textbox', { name: message('editor.raw.label', { name: 'Your claims' }) });
  expect(await accessibilityOf()).toEqual([]);
});

test.each([
  [1280, 800],
  [390, 844],
])(
  'the page is as high as the window of %d x %d, without and with a toast, which lies beside the effects',
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 900));
    await renderWorkbench({
      path: item,
      me: sampleMe(paul, ['editor']),
      routes: draftRoutes({ state: 'open' }),
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const pageHeight = (): number => document.documentElement.scrollHeight;
    expect(pageHeight()).toBe(height);
    const panel = document.querySelector('[data-impact]');
    await userEvent.click(button(message('editor.form.copyAddress')));
    const toast = await vi.waitFor(() => {
      const found = document.querySelector('[data-toast]');
      if (!found?.textContent.includes(message('editor.form.notCopied'))) throw new Error('no toast');
      return found.getBoundingClientRect();
    });
    expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.top);
    expect(toast.bottom).toBeLessThanOrEqual(height);
    expect(pageHeight()).toBe(height);
  },
);

test('the panel below the editor is one line while it lists no effect and no problem', async () => {
  const unchanged = { state: 'open', source: reviewedDraft.baseSource, edits: [] } as const;
  const routes = {
    ...draftRoutes(unchanged),
    'GET /api/drafts/:id/judgement': () => ok({ ...reviewedCheckResult, problems: [] }),
  };
  await renderWorkbench({ path, me: editor, routes });
  const panel = document.querySelector<HTMLElement>('[data-impact]');
  if (!panel) throw new Error('no panel');
  expect(panel.querySelectorAll('li')).toHaveLength(0);
  expect(panel.clientHeight).toBeLessThan(2.5 * parseFloat(getComputedStyle(panel).lineHeight));
});

test('the chosen item is scrolled into view in the tree, wherever it was chosen', async () => {
  await page.viewport(1280, 330);
  onTestFinished(() => page.viewport(1280, 900));
  await renderWorkbench({ path: item, me: editor, routes: draftRoutes({ state: 'open' }) });
  const row = screen.getByRole('treeitem', { selected: true });
  const list = row.closest('nav')?.getBoundingClientRect();
  expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
  expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(list?.top ?? 0);
});

test('a choice in the tree and a choice of another part right after it both apply', async () => {
  await renderWorkbench({ path, me: editor, routes: draftRoutes({ state: 'open' }) });
  (await screen.findByRole('treeitem')).click();
  const [, row] = await waitFor(() => {
    const rows = screen.getAllByRole('treeitem');
    expect(rows.length).toBeGreaterThan(1);
    return rows;
  });
  const form = screen.getByRole('button', { name: message('editor.parts.form'), hidden: true });
  row?.click();
  form.click();
  const shown = within(screen.getByRole('region', { name: message('editor.parts.form') }));
  await waitFor(() => expect(shown.getByRole('heading', { level: 2 }).textContent).toBe('home'));
});

test('a text is sent with its expected value; another user’s change is shown beside it and never overwritten unseen', async () => {
  let answers = 0;
  const routes: FakeRoutes = {
    ...draftRoutes({ state: 'open' }),
    'POST /api/drafts/:id/edits': () => {
      answers += 1;
      const items = [
        { address: titleAddress, current: 'Their claims', by: rita, at: '2026-11-23T16:10:00.000Z' },
      ];
      return answers === 1
        ? { status: 409, body: { code: 'changed-meanwhile', message: 'Changed.', items } }
        : ok({ rev: 3, source: reviewedDraft.source });
    },
  };
  const { asked } = await renderWorkbench({ path: item, me: editor, routes });
  fireEvent.change(
    await screen.findByRole('textbox', { name: new RegExp(fieldIn('en', message('draft.field.title'))) }),
    {
      target: { value: 'My claims' },
    },
  );
  await screen.findByText(message('editor.dispute.by', { name: 'Rita Salas', time: '8:10 AM' }));
  await userEvent.click(button(message('editor.dispute.takeMine')));
  await waitFor(() => expect(answers).toBe(2));
  expect(bodies(asked, 'POST /api/drafts/:id/edits')).toMatchObject([
    { edits: [{ address: titleAddress, expected: 'Your claims', value: 'My claims' }] },
    { edits: [{ address: titleAddress, expected: 'Their claims', value: 'My claims' }] },
  ]);
});

test('a session that ends during an edit keeps the text and asks to sign in beside the page', async () => {
  const routes: FakeRoutes = {
    ...draftRoutes({ state: 'open' }),
    'POST /api/drafts/:id/edits': () => refusal(401, 'signed-out'),
  };
  await renderWorkbench({ path: item, me: sampleMe(solo, ['editor']), routes });
  const field = await screen.findByRole('textbox', {
    name: new RegExp(fieldIn('en', message('draft.field.title'))),
  });
  fireEvent.change(field, { target: { value: 'Kept claims' } });
  await screen.findByRole('dialog', { name: message('common.sessionOver.title') });
  expect((field as HTMLTextAreaElement).value).toBe('Kept claims');
});

test('from the tree to a link by keyboard: an item is found, its target by name, and sent with its expected value', async () => {
  const routes: FakeRoutes = {
    ...draftRoutes({ state: 'open' }),
    'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: reviewedDraft.source }),
  };
  const { asked } = await renderWorkbench({ path: item, me: editor, routes });
  const row = await screen.findByRole('treeitem', { name: /Your claims/ });
  row.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const link = (): HTMLInputElement => screen.getByRole('combobox', { name: message('editor.form.anyPlan') });
  await waitFor(() => expect(link().value).toBe('link:two'));
  link().focus();
  await userEvent.keyboard('{Control>}a{/Control}home{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/drafts/:id/edits').at(-1)).toMatchObject({
      edits: [
        {
          address: 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[b]/link',
          expected: 'link:two',
          value: 'route:home',
        },
      ],
    }),
  );
});

test('a placeholder is selected with arrow keys and inserted at the caret, which moves behind it', async () => {
  const routes: FakeRoutes = {
    ...draftRoutes({ state: 'open' }),
    'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: reviewedDraft.source }),
  };
  const { asked } = await renderWorkbench({ path: item, me: editor, routes });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: new RegExp(fieldIn('en', message('draft.field.title'))),
  });
  field.focus();
  field.setSelectionRange('Your'.length, 'Your'.length);
  await userEvent.keyboard('{Tab}{Enter}');
  const list = await screen.findByRole('combobox', { name: message('editor.parts.fill') });
  await waitFor(() => expect(document.activeElement).toBe(list));
  await userEvent.keyboard('year{ArrowDown}');
  const offered = within(screen.getByRole('listbox', { name: `${message('editor.parts.fill')} …` }));
  const chosen = offered.getByRole('option', { selected: true }).textContent;
  expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '{year}',
    chosen,
    '{nextYear}',
  ]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() =>
    expect([field.value, field.selectionStart]).toEqual([`Your${chosen} claims`, `Your${chosen}`.length]),
  );
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/drafts/:id/edits')).toMatchObject([
      { edits: [{ address: titleAddress, value: `Your${chosen} claims` }] },
    ]),
  );
});

test('a copy of an item with its texts is one request, and the copy is selected', async () => {
  const routes: FakeRoutes = {
    ...draftRoutes({ state: 'open' }),
    'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: reviewedDraft.source }),
  };
  const { asked } = await renderWorkbench({ path: item, me: editor, routes });
  await userEvent.click(await screen.findByRole('button', { name: message('editor.acts.more') }));
  await userEvent.click(button(message('editor.acts.copy')));
  await screen.findByText('home/cards/aCopy');
  await waitFor(() => expect(bodies(asked, 'POST /api/drafts/:id/edits')).toHaveLength(1));
  const [{ edits }] = bodies(asked, 'POST /api/drafts/:id/edits') as [
    { readonly edits: readonly { readonly address: string }[] },
  ];
  expect(edits.map(({ address }) => address.slice(address.indexOf('#')))).toEqual([
    '#screens/[home]/blocks/[cards]/items/[aCopy]',
    '#screens/[home]/blocks/[cards]/items/@order',
    '#home/items/aCopy',
    '#home/items/aCopy',
  ]);
});

// By other people: unsaved text stays in this browser, for each person.
test('a pasted address is offered its name or a new one, and typed text stays until it is a target or discarded', async () => {
  const { asked } = await renderWorkbench({
    path: item,
    me: everything,
    routes: draftRoutes({ state: 'open' }),
  });
  const link = await screen.findByRole<HTMLInputElement>('combobox', {
    name: message('editor.form.anyPlan'),
  });
  await userEvent.fill(link, 'https://new.example/drug-list');
  await userEvent.tab();
  await seesState(message('editor.kept.texts', { count: 1 }));
  expect(link.value).toBe('https://new.example/drug-list');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: message('editor.link.nameIt') });
  expect(name.value).toBe('drugList');
  await userEvent.click(button(message('editor.link.nameDo')));
  await waitFor(() => expect(link.value).toBe('link:drugList'));
  const sent = (): string => JSON.stringify(bodies(asked, 'POST /api/drafts/:id/edits'));
  await waitFor(() => expect(sent()).toContain('https://new.example/drug-list'));
  expect(sent()).toContain('link:drugList');
  await userEvent.fill(link, 'http://new.example/drug-list/');
  await userEvent.tab();
  await screen.findByRole('button', { name: message('editor.link.use', { name: 'Drug list' }) });
  await userEvent.click(button(message('editor.link.discard')));
  expect(link.value).toBe('link:drugList');
  expect(screen.getByRole('link', { name: /https:\/\/new\.example\/drug-list/ }).getAttribute('href')).toBe(
    'https://new.example/drug-list',
  );
});

test('a pasted address becomes a named link by keyboard alone, and the address behind a name is opened from its row', async () => {
  const { asked } = await renderWorkbench({
    path: item,
    me: sampleMe(samplePeople.jo, ['editor']),
    language: 'es',
    routes: draftRoutes({ state: 'open' }),
  });
  const link = await screen.findByRole<HTMLInputElement>('combobox', {
    name: spanishMessage('editor.form.anyPlan'),
  });
  link.focus();
  await userEvent.keyboard('{Control>}a{/Control}https://www.new.example/members/drug-list?year=2027{Tab}');
  const name = await screen.findByRole('textbox', { name: spanishMessage('editor.link.nameIt') });
  expect(document.activeElement).toBe(name);
  await userEvent.keyboard('{Control>}a{/Control}one{Enter}');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Control>}a{/Control}drugs{Enter}');
  await waitFor(() => expect(link.value).toBe('link:drugs'));
  expect(document.activeElement).toBe(link);
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/drafts/:id/edits')).toEqual([
      expect.objectContaining({
        edits: [
          expect.objectContaining({
            address: 'config/addresses/links.json#links/drugs',
            value: { href: 'https://www.new.example/members/drug-list?year=2027' },
          }),
          expect.objectContaining({
            address: 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[a]/link',
            value: 'link:drugs',
          }),
        ],
      }),
    ]),
  );
  screen.getByRole('button', { name: new RegExp(spanishMessage('editor.link.edit')) }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('config/addresses/links.json#links/drugs');
});

test('the page never says that an unsaved text of a file is saved', async () => {
  await renderWorkbench({
    path: `${path}?item=${encodeURIComponent('config/screens/home.json')}`,
    me: sampleMe(rita, ['editor']),
    routes: draftRoutes({ state: 'open' }),
  });
  const json = await screen.findByRole('textbox', {
    name: message('editor.raw.label', { name: 'config/screens/home.json' }),
  });
  await userEvent.click(json);
  await userEvent.keyboard(' ');
  await seesState(message('editor.kept.texts', { count: 1 }));
  await userEvent.keyboard('{Backspace}');
  await seesState(message('editor.kept.saved'));
});

test('a condition of a menu entry is added in the form of its screen, which stays open', async () => {
  const { asked } = await renderWorkbench({
    path: `${path}?item=home`,
    me: sampleMe(samplePeople.ada, ['editor']),
    routes: draftRoutes({ state: 'open' }),
  });
  const menu = await screen.findByRole('group', { name: message('editor.schema.field.menu.label') });
  within(menu).getByText(message('editor.schema.field.menu.hint'));
  const entry = within(menu);
  await userEvent.click(entry.getByRole('button', { name: message('editor.gate.json') }));
  await userEvent.fill(
    await entry.findByRole('textbox', { name: messagePattern('editor.raw.label') }),
    '"isMedicare"',
  );
  await userEvent.tab();
  await waitFor(() =>
    expect(JSON.stringify(bodies(asked, 'POST /api/drafts/:id/edits'))).toContain('isMedicare'),
  );
});
