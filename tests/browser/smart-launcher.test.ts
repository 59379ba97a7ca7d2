import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { sandboxVisitor } from '../support/servers/sandbox-visitor.ts';
import { type RunningPortal, startPortal, useAuthorization } from '../support/servers/start-portal.ts';
import { until } from '../support/until.ts';

const checkout = process.env['SMART_LAUNCHER_DIR'];
if (checkout === undefined)
  process.stdout.write('SKIPPED: SMART_LAUNCHER_DIR names no checkout of smart-on-fhir/smart-launcher-v2\n');

/** What the launcher encodes in `launch`: a provider's launch that asks nobody anything. */
const launchCode = Buffer.from(
  JSON.stringify([0, 'patient-1', 'provider-1', 'encounter-1', 1, 1, 0, '', '', '', '', '', '', '', 0, 2]),
).toString('base64url');

const startLauncher = async (folder: string, port: number): Promise<() => void> => {
  const runner = join(folder, 'node_modules/ts-node/dist/bin.js');
  const env = { ...process.env, PORT: String(port), HOST: 'localhost', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [runner, '--skipProject', '--transpile-only', 'backend/index.ts'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const isUp = (): Promise<boolean> =>
    fetch(`http://localhost:${port}/smart-style.json`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await until(isUp, 'the launcher answers', 60);
  return () => void child.kill();
};

/**
 * Hands everything on to the launcher; the token answer alone gets the coverage data string, which the
 * launcher knows nothing of.
 */
const addContext =
  (port: number, contextString: () => string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const onward = send(
      { host: 'localhost', port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const isToken =
            request.method === 'POST' &&
            request.url?.endsWith('/token') === true &&
            answer.statusCode === 200;
          const text = isToken
            ? JSON.stringify({ ...(JSON.parse(body.toString()) as object), context_string: contextString() })
            : body;
          const headers = { ...answer.headers, 'content-length': Buffer.byteLength(text) };
          delete (headers as Record<string, unknown>)['transfer-encoding'];
          response.writeHead(answer.statusCode ?? 502, headers).end(text);
        });
      },
    );
    request.pipe(onward);
  };

describe.skipIf(checkout === undefined)(
  'the unchanged portal with the SMART launcher as its authorization server',
  () => {
    let portal: RunningPortal;
    let browser: Browser;
    let front = '';
    let close = (): void => undefined;

    beforeAll(async () => {
      const port = (await freePortBase()) + 5;
      let context = '';
      const stopLauncher = await startLauncher(checkout ?? '', port);
      const proxy = createServer(addContext(port, () => context)).listen(port + 1, 'localhost');
      front = `http://localhost:${port + 1}/v/r4`;
      close = () => {
        stopLauncher();
        proxy.close();
      };
      [portal, browser] = await Promise.all([startPortal({ dist: inject('dist') }), openJourneyBrowser()]);
      const visitor = sandboxVisitor({ origins: portal.origins, close: portal.close });
      await visitor.logIn('m01');
      context = (await visitor.fetchToken()).body.context_string ?? '';
      const authorization = {
        authorize: `${front}/auth/authorize`,
        token: `${front}/auth/token`,
        issuers: [`${front}/fhir`],
      };
      await useAuthorization(portal, { ...authorization, unsolicitedLaunch: 'accept' });
    });

    afterAll(async () => {
      close();
      await browser.close();
      await portal.close();
    });

    const launched = async (launch: string) => {
      const context = await browser.newContext({ locale: 'en-US' });
      await context.request.post(`${portal.origins.legacy}/__sandbox/login?member=m01`);
      const page = await context.newPage();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(`${request.method()} ${request.url().split('?')[0] ?? ''}`));
      await page.goto(
        `${portal.origins.portal}/?launch=${launch}&iss=${encodeURIComponent(`${front}/fhir`)}`,
      );
      return { page, calls };
    };

    test('its launch signs a member in, with one authorization request and one token call', async () => {
      const { page, calls } = await launched(launchCode);
      await page.waitForFunction(() => sessionStorage.getItem('portal.coverageId') !== null, undefined, {
        timeout: 20_000,
      });
      expect(calls.filter((call) => call === `GET ${front}/auth/authorize`)).toHaveLength(1);
      expect(calls.filter((call) => call === `POST ${front}/auth/token`)).toHaveLength(1);
      expect(new URL(page.url()).search).toBe('');
    });

    test('a launch that it refuses signs no one in, and the attempts end at their limit', async () => {
      const { page, calls } = await launched('not-a-launch');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => sessionStorage.getItem('portal.token')).catch(() => null)).toBeNull();
      expect(calls.filter((call) => call.startsWith('POST') && call.endsWith('/token'))).toEqual([]);
      expect(calls.filter((call) => call.includes('/auth/authorize')).length).toBeLessThanOrEqual(3);
    });
  },
);
