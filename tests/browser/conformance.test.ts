import { createHash } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storageKeys } from '../../src/services/storage.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, waitForHeading, waitForLanguage } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { signIn, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';
import type { Visit } from '../support/browser/visit.ts';

const journeys = openJourneys();

const ofElena = /Elena|Ruiz|BM4100010001/i;

/** Everything that the page keeps in the browser beside the session storage. */
const keptForLong = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** All that leaves with a request: its address, headers and body. */
const sentWith = async (request: Request): Promise<string> =>
  [
    request.url(),
    JSON.stringify(await request.allHeaders().catch(() => ({}))),
    request.postData() ?? '',
  ].join('\n');

const walkAround = async ({ page }: Visit): Promise<void> => {
  for (const [link, title] of [
    ['Coverage', 'Coverage & benefits'],
    ['Claims', 'Claims'],
    ['Premium billing', 'Premium billing'],
  ] as const) {
    await shellOf(page).follow(link);
    await waitForHeading(page, title);
  }
  await shellOf(page).switchLanguage();
  await waitForLanguage(page, 'es');
};

describe('what a visit leaves in the browser and sends out', () => {
  test('only the selected language and a number for the member outlive the tab, and session storage has only the keys of the contract', async () => {
    const visit = await journeys.visit();
    await signIn(visit.page, 'm01');
    await walkAround(visit);
    const local = { i18nextLng: 'es', 'portal.member': expect.stringMatching(/^-?\d+ [\d-]*$/) as unknown };
    expect(await keptForLong(visit.page)).toEqual({ local, cookie: '', databases: 0, caches: 0, workers: 0 });
    const values = await sessionValues(visit.page);
    const known: readonly string[] = Object.values(storageKeys).filter((key) => key !== storageKeys.member);
    expect(Object.keys(values).filter((key) => !known.includes(key))).toEqual([]);
    const others = Object.entries(values).filter(([key]) => key !== storageKeys.token);
    expect(others.filter(([, value]) => ofElena.test(value))).toEqual([]);
  });

  test('no request of the page contains the token, in address, header or body', async () => {
    const visit = await journeys.enterAs('m01', { isFirst: true });
    const { access_token: token } = JSON.parse(
      (await sessionValues(visit.page))[storageKeys.token] ?? '{}',
    ) as { access_token?: string };
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
    await walkAround(visit);
    const sent = await Promise.all(visit.requests.map(sentWith));
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter((one) => one.includes(token ?? ''))).toEqual([]);
    const own = visit.requests
      .map((request) => request.url())
      .filter((url) => url.startsWith(journeys.origins.portal));
    expect(own.filter((url) => ofElena.test(url))).toEqual([]);
  });

  test('the next user who signs in in the same tab finds nothing of the member before, and gets new secrets', async () => {
    const visit = await journeys.visit();
    await signIn(visit.page, 'm01');
    const before = await sessionValues(visit.page);
    await shellOf(visit.page).logOut();
    await widgetOf(visit.page).waitFor();
    await signIn(visit.page, 'm02');
    const after = await sessionValues(visit.page);
    expect(after[storageKeys.token]).not.toBe(before[storageKeys.token]);
    expect(after[storageKeys.coverageId]).not.toBe(before[storageKeys.coverageId]);
    expect(await visit.page.locator('body').innerText()).not.toMatch(ofElena);
  });
});

test(
  'markup in the data of a member is shown letter by letter and does nothing',
  { tags: 'deep' },
  async () => {
    const markup = '<img src=x onerror="document.title=0"><mark>Elena</mark>';
    const visit = await journeys.visit();
    await visit.context.route('**/oauth2/token', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { context_string: string };
      const data = Buffer.from(body.context_string, 'base64').toString('utf8').replaceAll('Elena', markup);
      await route.fulfill({
        response,
        json: { ...body, context_string: Buffer.from(data).toString('base64') },
      });
    });
    await signIn(visit.page, 'm01');
    await expect.poll(() => headingOf(visit.page).textContent()).toBe(`Hello, ${markup}`);
    expect(await visit.page.locator('mark, img[src="x"]').count()).toBe(0);
    expect([visit.complaints.policyViolations, visit.complaints.pageErrors]).toEqual([[], []]);
  },
);

describe('the requests of a sign-in', () => {
  const signedIn = async () => {
    const visit = await journeys.enterAs('m01', { isFirst: true });
    const [launch] = visit
      .requestsTo(`${journeys.origins.portal}/?launch=`)
      .concat(visit.requestsTo('launch='));
    const [authorize, ...more] = visit.requestsTo('/oauth2/authorize?');
    const [token, ...others] = visit
      .requestsTo('/oauth2/token')
      .filter((request) => request.method() === 'POST');
    if (!launch || !authorize || !token) throw new Error('a request of the sign-in is missing');
    expect([more, others]).toEqual([[], []]);
    return { visit, launch, authorize, token };
  };

  test(
    'the authorization request is a GET with the registered values, the launch received, and S256',
    { tags: 'deep' },
    async () => {
      const { launch, authorize } = await signedIn();
      const received = new URL(launch.url()).searchParams;
      const sent = new URL(authorize.url()).searchParams;
      expect(authorize.method()).toBe('GET');
      expect(Object.fromEntries(sent)).toEqual({
        response_type: 'code',
        client_id: 'brisamar-portal',
        redirect_uri: `${journeys.origins.portal}/`,
        scope: 'launch',
        launch: received.get('launch'),
        aud: received.get('iss'),
        state: sent.get('state'),
        code_challenge: sent.get('code_challenge'),
        code_challenge_method: 'S256',
      });
    },
  );

  test('the state has 128 bits or more, and every sign-in has new secrets', { tags: 'deep' }, async () => {
    const one = await signedIn();
    const other = await signedIn();
    const secrets = ({ authorize }: typeof one) => {
      const { searchParams } = new URL(authorize.url());
      return [searchParams.get('state') ?? '', searchParams.get('code_challenge') ?? ''];
    };
    for (const secret of secrets(one)) expect(secret).toMatch(/^[\w-]{22,}$/);
    expect(secrets(one).filter((secret) => secrets(other).includes(secret))).toEqual([]);
  });

  test('the token request is one form without credentials: the code, the same redirect address, the verifier of the challenge', async () => {
    const { visit, authorize, token } = await signedIn();
    const asking = new URL(authorize.url()).searchParams;
    const form = Object.fromEntries(new URLSearchParams(token.postData() ?? ''));
    const returned = visit
      .requestsTo('code=')
      .map((request) => new URL(request.url()).searchParams.get('code'));
    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: returned[0],
      redirect_uri: asking.get('redirect_uri'),
      client_id: asking.get('client_id'),
      code_verifier: form['code_verifier'],
    });
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    expect(challenge).toBe(asking.get('code_challenge'));
    const headers = await token.allHeaders();
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([headers['authorization'], headers['cookie']]).toEqual([undefined, undefined]);
  });
});
