import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message, messagePattern } from '../support/workbench/message.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';
import { writeOver } from '../support/workbench/workbench-page.ts';

const journeys = openWorkbenchJourneys();
const home = '?screen=home&as=m01';

/** Keeps all that the page told the frame, as one message, where a test can read it. */
const keepShow = (): void => {
  let posted = {};
  window.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly type?: string; readonly changes?: object } | null>) => {
      if (data?.type !== 'show') return;
      posted = { ...posted, ...data.changes };
      Object.assign(window, { lastShow: { ...data, changes: posted } });
    },
  );
};

/** The editor of a new draft, with home as a member sees it painted in its frame. */
const openPreview = async (name: string) => {
  const visitor = await journeys.enterAs('edda');
  const { page, context, workbench } = visitor;
  await context.addInitScript(keepShow);
  await workbench.beginDraft(name);
  const draft = new URL(page.url()).pathname;
  await page.goto(draft + home);
  await page.frameLocator('iframe[title=Preview]').locator('main h1').waitFor();
  await page.getByText(message('preview.waiting')).waitFor({ state: 'detached' });
  const frame = page.frames().find((one) => one.url().endsWith('/preview.html'));
  if (!frame) throw new Error('The editor has no preview.');
  return { ...visitor, frame, draft };
};

const notes = (page: Page) => page.locator('[data-notes]');

/** What code in the document can reach: `refused` by the browser, with its word, or what it got. */
const reached = (document: Frame | Page) =>
  document.evaluate(async () => {
    const attempts: Readonly<Record<string, () => unknown>> = {
      cookie: () => window.document.cookie,
      setCookie: () => (window.document.cookie = 'a=b'),
      localStorage: () => window.localStorage.length,
      sessionStorage: () => window.sessionStorage.length,
      indexedDB: () => window.indexedDB.open('a').readyState,
      caches: () => window.caches.open('a'),
      fetch: () => fetch('/api/me'),
      ownFile: () => fetch('/preview.html'),
      request: () =>
        new Promise((done, fail) => {
          const request = new XMLHttpRequest();
          request.open('GET', '/api/me');
          request.addEventListener('load', done);
          request.addEventListener('error', () => fail(new DOMException('', 'NetworkError')));
          request.send();
        }),
      worker: () => new Worker('/assets/worker.js'),
      webrtc: () => new RTCPeerConnection(),
    };
    const answers = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        await attempt();
        return [name, 'reached'];
      } catch (error) {
        return [name, (error as Error).name];
      }
    });
    return { origin: window.origin, ...Object.fromEntries(await Promise.all(answers)) } as Readonly<
      Record<string, string>
    >;
  });

const nothing = {
  origin: 'null',
  cookie: 'SecurityError',
  setCookie: 'SecurityError',
  localStorage: 'SecurityError',
  sessionStorage: 'SecurityError',
  indexedDB: 'SecurityError',
  caches: 'SecurityError',
  fetch: 'TypeError',
  ownFile: 'TypeError',
  request: 'NetworkError',
  worker: 'TypeError',
  webrtc: 'ReferenceError',
};

test('the preview has no origin, storage, network, parent or navigation, in its frame and in a separate tab; its files are requested without the session', async () => {
  const { page, context, frame } = await openPreview('Isolation');
  expect(await reached(frame)).toEqual(nothing);
  const around = await frame.evaluate(() => {
    const refused = (attempt: () => unknown): string => {
      try {
        return String(attempt());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      parent: refused(() => window.parent.document.title),
      top: refused(() => {
        (window.top ?? window).location.href = 'https://elsewhere.example/';
        return 'left';
      }),
      // One browser gives no window, another throws.
      hasPopup: refused(() => window.open('https://elsewhere.example/') !== null) === 'true',
    };
  });
  expect(around).toEqual({ parent: 'SecurityError', top: 'SecurityError', hasPopup: false });
  const before = page.url();

  const asked: (readonly [path: string, cookie: string | undefined])[] = [];
  const ofFrame = new Promise<void>((done) => {
    context.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (request.frame() === page.mainFrame() || !pathname.startsWith('/assets/')) return;
      void request.allHeaders().then(({ cookie }) => {
        asked.push([pathname, cookie]);
        done();
      });
    });
  });
  await page.reload();
  await ofFrame;
  await page.frameLocator('iframe[title=Preview]').locator('main h1').waitFor();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(([, cookie]) => cookie !== undefined)).toEqual([]);
  expect(page.url()).toBe(before);

  const tab = await context.newPage();
  await tab.goto('/preview.html');
  expect(await reached(tab)).toEqual(nothing);
});

const hostile: readonly unknown[] = [
  null,
  'ready',
  7,
  [],
  {},
  { type: 'leave', href: 'x'.repeat(1_000_000) },
  { type: 'leave', href: { toString: 'https://evil.example/' } },
  { type: 'chose', item: ['<img src=x onerror=alert(1)>'] },
  { type: 'chose' },
  { type: 'at', path: 'https://evil.example/' },
  { type: 'at', path: 5 },
  { type: 'language', language: 'xx' },
  { type: 'painted', id: 'last', path: null },
  { type: 'action', name: { length: 1 } },
  { type: 'constructor' },
  { type: '__proto__' },
];

test(
  'messages in another format or from another window change nothing on the page; a valid one from the frame has an effect',
  { tags: 'deep' },
  async () => {
    const { page, frame, complaints } = await openPreview('Hostile messages');
    const before = [page.url(), await notes(page).innerText(), await page.locator('main').innerText()];
    await frame.evaluate(
      (messages) => messages.forEach((one) => window.parent.postMessage(one, window.location.origin)),
      hostile,
    );
    await page.evaluate(() =>
      window.postMessage({ type: 'leave', href: 'https://evil.example/own' }, window.location.origin),
    );
    await frame.evaluate(() =>
      window.parent.postMessage({ type: 'leave', href: 'https://true.example/' }, window.location.origin),
    );
    await notes(page).getByText('https://true.example/').waitFor();
    expect(await notes(page).innerText()).not.toContain('evil');
    await frame.evaluate(() => window.parent.postMessage({ type: 'at', path: '/' }, window.location.origin));
    await expect
      .poll(async () => [page.url(), await notes(page).innerText(), await page.locator('main').innerText()])
      .toEqual(before);
    expect(complaints.pageErrors).toEqual([]);
  },
);

interface Message {
  readonly changes: {
    readonly config: {
      readonly to: { readonly screens: readonly { readonly blocks: readonly { readonly id: string }[] }[] };
    };
  };
}

/** The same page with a block that no code can draw. */
const withBrokenBlock = (show: Message, broken: string): Message => {
  const { to: config } = show.changes.config;
  const screens = config.screens.map((screen) => ({
    ...screen,
    blocks: screen.blocks.map((block) => (block.id === broken ? { ...block, items: null } : block)),
  }));
  return { ...show, changes: { ...show.changes, config: { to: { ...config, screens } } } };
};

test('R10.20: if a page cannot be rendered, the last good one stays, grayed out, with the name of the block; the next good one replaces it', async () => {
  const { page, frame, workbench } = await openPreview('A broken block');
  const words = () => frame.locator('main').innerText();
  const before = await words();
  const show = await frame.evaluate(
    () => JSON.parse(JSON.stringify((window as unknown as { lastShow: object }).lastShow)) as object,
  );
  await page.evaluate(
    // eslint-disable-next-line no-restricted-syntax -- the frame has no origin that could be named
    (posted) => document.querySelector('iframe')?.contentWindow?.postMessage(posted, '*'),
    withBrokenBlock(show as Message, 'quickLinks'),
  );
  await notes(page)
    .getByText(message('preview.failed', { item: 'home/quickLinks' }))
    .waitFor();
  const filter = () => frame.evaluate(() => document.getElementById('root')?.style.filter);
  await expect.poll(filter).toContain('grayscale');
  expect(await words()).toBe(before);
  await workbench.openItem('home/quickLinks/urgentCare');
  await writeOver(page.getByRole('textbox', { name: /, English/ }).first(), 'Care at once');
  await expect.poll(words).toContain('Care at once');
  expect(await filter()).toBe('');
  await expect.poll(() => notes(page).innerText()).not.toContain('could not be drawn');
});

test(
  'R10.21: when the frame is blocked a hint appears after five seconds, and everything else works',
  { tags: 'deep' },
  async () => {
    const { page, context, workbench } = await journeys.enterAs('edda');
    await context.route('**/preview.html', (route) => route.abort());
    await workbench.beginDraft('No preview');
    await page.goto(`${new URL(page.url()).pathname}${home}`);
    await page.locator('iframe[title=Preview]').waitFor();
    expect(await notes(page).innerText()).toBe('');
    await notes(page).getByText(message('preview.silent')).waitFor();
    await workbench.openItem('home/quickLinks/urgentCare');
    const title = page.getByRole('textbox', { name: /, English/ }).first();
    await writeOver(title, 'Care at once');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await page.locator('[data-impact]').getByText('Care at once').first().waitFor();
  },
);

test.each(['en', 'es'] as const)(
  'a member who sees the item is found for the day; menu entries are selected and followed by keyboard, and what is hidden or only an icon has its name, in %s',
  { tags: 'deep' },
  async (language) => {
    const { page, draft } = await openPreview(`By keyboard, ${language}`);
    const personas = page.getByRole('button', { name: messagePattern('preview.as.label') });
    const open = (query: string) => page.goto(`${draft}?lang=${language}&${query}`);
    await open(`item=home/quickLinks/urgentCare&as=sees&on=2099-03-01`);
    const preview = page.frameLocator('iframe[title=Preview]');
    await preview.locator('[data-ghost]').first().waitFor({ state: 'attached' });
    expect(
      await preview.locator('[data-item="home/quickLinks/urgentCare"]').getAttribute('data-ghost'),
    ).toBeNull();
    expect(await preview.locator('[data-ghost]').first().getAttribute('data-ghost')).toMatch(/^Hidden: ./);
    const marks = preview.locator('[data-mark^="menus/header/"]');
    for (const mark of await marks.all()) expect(await mark.getAttribute('aria-label')).not.toContain('/');
    const entry = preview.locator('[data-mark="menus/main/claims"]').first();
    await entry.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: message('editor.parts.form') })
      .getByText('claims', { exact: true })
      .first()
      .waitFor();
    await entry.focus();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**screen=claims**');
    await open('item=config/site/values.json%23values&as=sees');
    await notes(page).getByText(message('preview.missing.item')).waitFor();
    await expect.poll(() => personas.innerText()).toContain('M01');
  },
);
