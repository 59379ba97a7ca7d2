import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { headingOf } from '../support/browser/page.ts';
import { sandboxVisitor } from '../support/servers/sandbox-visitor.ts';
import { type RunningPortal, startPortal, useAuthorization } from '../support/servers/start-portal.ts';

let portal: RunningPortal;
let browser: Browser;
let server: OAuth2Server;
let context = '';
let tokenCalls = 0;

beforeAll(async () => {
  server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const origin = `http://localhost:${server.address().port}`;
  [portal, browser] = await Promise.all([startPortal({ dist: inject('dist') }), openJourneyBrowser()]);
  const visitor = sandboxVisitor({ origins: portal.origins, close: portal.close });
  await visitor.logIn('m01');
  context = (await visitor.fetchToken()).body.context_string ?? '';
  await useAuthorization(portal, { authorize: `${origin}/authorize`, token: `${origin}/token` });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([portal.close(), server.stop()]);
});

beforeEach(() => {
  tokenCalls = 0;
});

const answerWith = (change: (response: MutableResponse) => void): void => {
  const listener = (response: MutableResponse): void => {
    tokenCalls += 1;
    if (typeof response.body === 'object') response.body['context_string'] = context;
    change(response);
  };
  server.service.on('beforeResponse', listener);
  onTestFinished(() => void server.service.off('beforeResponse', listener));
};

const enter = async (): Promise<Page> => {
  const own = await browser.newContext({ locale: 'en-US' });
  onTestFinished(() => own.close());
  await own.request.post(`${portal.origins.legacy}/__sandbox/login?member=m01`);
  const page = await own.newPage();
  await page.goto(`${portal.origins.portal}/home`);
  return page;
};

describe('the unchanged portal with oauth2-mock-server as its authorization server', () => {
  test('a member signs in: state, challenge and verifier satisfy a third-party server', async () => {
    answerWith(() => undefined);
    const page = await enter();
    await page.waitForFunction(() => sessionStorage.getItem('portal.coverageId') !== null);
    expect(await headingOf(page).textContent()).not.toBe('');
    expect(tokenCalls).toBe(1);
  });

  const faults: readonly (readonly [string, (response: MutableResponse) => void])[] = [
    ['a status 500', (response) => void (response.statusCode = 500)],
    [
      'a status 400 with invalid_grant',
      (response) => Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } }),
    ],
    ['no access token', ({ body }) => void (typeof body === 'object' && delete body['access_token'])],
    [
      'an access token that is no JWT',
      ({ body }) => void (typeof body === 'object' && (body['access_token'] = 'opaque')),
    ],
    ['no context', ({ body }) => void (typeof body === 'object' && delete body['context_string'])],
    [
      'a context that is not base64',
      ({ body }) => void (typeof body === 'object' && (body['context_string'] = '%%%')),
    ],
    ['an empty answer', (response) => void (response.body = '')],
  ];

  test.each(faults)(
    'the token response with %s signs no one in, and the member can try again or call',
    { tags: 'deep' },
    async (_, fault) => {
      answerWith(fault);
      const page = await enter();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await expect.poll(() => page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => sessionStorage.getItem('portal.token'))).toBeNull();
      expect(tokenCalls).toBeLessThanOrEqual(3);
    },
  );

  test('a token that has already expired counts as none', { tags: 'deep' }, async () => {
    answerWith(() => undefined);
    const expire = ({ payload }: MutableToken): void => void (payload['exp'] = 1);
    server.service.on('beforeTokenSigning', expire);
    onTestFinished(() => void server.service.off('beforeTokenSigning', expire));
    const page = await enter();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(tokenCalls).toBeLessThanOrEqual(3);
  });
});
