import { expect, test } from 'vitest';
import { homeOf } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { signIn, widgetOf } from '../support/browser/sign-in.ts';
import { sessionValues } from '../support/browser/storage.ts';

const journeys = openJourneys();

const signedInAs = async (member: string) => {
  const visit = await journeys.visit();
  await signIn(visit.page, member);
  return visit;
};

const parameters = (address: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(address).searchParams);

test('R4.016 R7.012 R4.023: a launch of the legacy site is sent on to the authorization server with the parameters of the specification', async () => {
  const { portal, fhir } = journeys.origins;
  const visit = await signedInAs('m01');
  const launched = visit.requestsTo(`${portal}/?launch=`).find((request) => request.isNavigationRequest());
  const { launch, iss } = parameters(launched?.url() ?? '');
  const [authorize] = visit.requestsTo(`${fhir}/oauth2/authorize?`);
  expect(iss).toBe(`${fhir}/fhir`);
  expect(parameters(authorize?.url() ?? '')).toEqual({
    response_type: 'code',
    scope: 'launch',
    launch,
    redirect_uri: `${portal}/`,
    client_id: 'brisamar-portal',
    aud: iss,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
});

test('R7.013 R7.014 R4.015: the code is exchanged once, form-encoded and without credentials, and leaves the address', async () => {
  const { portal, fhir } = journeys.origins;
  const visit = await signedInAs('m01');
  const posts = visit.requestsTo(`${fhir}/oauth2/token`);
  expect(posts.map((request) => request.method())).toEqual(['POST']);
  const [returned] = visit.requestsTo(`${portal}/?code=`);
  expect(Object.fromEntries(new URLSearchParams(posts[0]?.postData() ?? ''))).toEqual({
    grant_type: 'authorization_code',
    redirect_uri: `${portal}/`,
    code: parameters(returned?.url() ?? '')['code'],
    client_id: 'brisamar-portal',
    code_verifier: expect.stringMatching(/^[\w-]{43,}$/) as string,
  });
  const headers = (await posts[0]?.allHeaders()) ?? {};
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(await visit.page.evaluate(() => location.href)).toBe(`${portal}/`);
});

test('R7.001 R4.009 R4.018: a page load asks once, with the cookie, whether the legacy session is active; if it is and there is no token, the portal redirects to sign in', async () => {
  const { legacy } = journeys.origins;
  const visit = await journeys.enterAs('m01', { isFirst: true });
  const firstRedirect = visit.requests.findIndex((request) => request.url().includes('inside.asp'));
  const before = visit.requests
    .slice(0, firstRedirect)
    .filter((request) => request.url().includes('Home/KeepAlive'));
  expect(before.map((request) => `${request.method()} ${request.url()}`)).toEqual([
    `GET ${legacy}/Home/KeepAlive`,
  ]);
  expect((await before[0]?.allHeaders())?.['cookie']).toMatch(/\w+=\w+/);
  expect(visit.requests[firstRedirect]?.isNavigationRequest()).toBe(true);
});

test(
  'R7.004 R7.002: the sign-in redirect names the launch option of the environment; without a session nothing redirects',
  { tags: 'deep' },
  async () => {
    const { legacy } = journeys.origins;
    const member = await journeys.enterAs('m01', { isFirst: true });
    expect(member.requestsTo('inside.asp').map((request) => request.url())).toEqual([
      `${legacy}/inside.asp?mode=fdiredirect&option=local`,
    ]);
    const visitor = await journeys.visit();
    await visitor.page.goto('/claims');
    await widgetOf(visitor.page).waitFor();
    expect(visitor.requestsTo('inside.asp')).toEqual([]);
  },
);

test(
  'R7.015 R1.21: names with accents arrive intact in the context of the token; member data come from nowhere else',
  { tags: 'deep' },
  async () => {
    const { portal, legacy, fhir, content } = journeys.origins;
    const visit = await journeys.enterAs('m02', { language: 'es', isFirst: true });
    expect(await visit.page.locator('h1').first().textContent()).toBe('Hola, Tomás');
    const calls = visit.requests.filter((request) => ['fetch', 'xhr'].includes(request.resourceType()));
    // The portal asks its host for the current release if the sandbox's clock is five minutes ahead by now.
    const released = /\/releases\/(?:current|[0-9a-f]+\/(?:config|es|en))\.json$/;
    const isPublic = (url: string): boolean =>
      url.startsWith(content) || (url.startsWith(portal) && released.test(url));
    const others = calls.map((request) => request.url()).filter((url) => !isPublic(url));
    expect([...new Set(others)].sort()).toEqual([`${legacy}/Home/KeepAlive`, `${fhir}/oauth2/token`].sort());
  },
);

test('R4.022 R2.197: while the token is loading the screen shows this, in both languages, without member data', async () => {
  await journeys.turnKnobs({ latency: 400 });
  for (const [language, words] of [
    ['en', 'Authorizing...'],
    ['es', 'Autorizando...'],
  ] as const) {
    const visit = await journeys.visit();
    await visit.logIn('m01');
    await visit.page.goto(`/?lng=${language}`);
    await visit.page.getByRole('status').getByText(words, { exact: true }).waitFor();
    expect(await visit.page.locator('body').innerText()).not.toContain('Elena');
  }
});

test(
  'R4.020 R8.09: an expired or malformed stored token starts the flow again',
  { tags: 'deep' },
  async () => {
    const visit = await signedInAs('m01');
    for (const token of ['not.a.token', `e30.${Buffer.from('{"exp":1}').toString('base64url')}.x`]) {
      const before = visit.requestsTo('/oauth2/token').length;
      await visit.page.evaluate((token) => {
        const stored = JSON.parse(sessionStorage.getItem('portal.token') ?? '{}') as object;
        sessionStorage.setItem('portal.token', JSON.stringify({ ...stored, access_token: token }));
      }, token);
      await visit.page.reload();
      await expect.poll(() => visit.requestsTo('/oauth2/token').length).toBe(before + 1);
      await homeOf(visit.page).greeting.waitFor();
    }
  },
);

test('a reload while the code is being exchanged never posts that code again', { tags: 'deep' }, async () => {
  await journeys.turnKnobs({ latency: 700 });
  const visit = await journeys.visit();
  await visit.logIn('m01');
  const posted = visit.page.waitForRequest((request) => request.url().endsWith('/oauth2/token'));
  await visit.page.goto('/');
  await posted;
  await visit.page.reload();
  await journeys.turnKnobs({ reset: true });
  await homeOf(visit.page).greeting.waitFor();
  const codes = visit
    .requestsTo('/oauth2/token')
    .map((request) => new URLSearchParams(request.postData() ?? '').get('code'));
  expect(codes.length).toBeGreaterThanOrEqual(2);
  expect(new Set(codes).size).toBe(codes.length);
  expect(await sessionValues(visit.page)).not.toHaveProperty('portal.signIn');
});
