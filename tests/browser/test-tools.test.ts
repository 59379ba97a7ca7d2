import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { openJourneyBrowser } from '../support/browser/journey-browser.ts';
import { watchPage } from '../support/browser/complaints.ts';

const policy =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const bodies: Readonly<Record<string, string>> = {
  '/clean': '<main><h1>Clean</h1></main>',
  '/faulty':
    '<main><h1>Faulty</h1><img src="data:,"><script>inline()</script></main><script src="/noise.js"></script>',
};
const noise =
  "console.error('an error'); console.warn('a warning'); setTimeout(() => { throw new Error('uncaught'); });";

let server: Server;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    if (request.url === '/noise.js') return response.setHeader('content-type', 'text/javascript').end(noise);
    const body = bodies[request.url ?? ''] ?? '';
    return response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Page</title>${body}</html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openJourneyBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('axe runs under a strict content security policy with trusted types, finds a fault and passes a clean page', async () => {
  await page.goto(`${origin}/faulty`);
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt: .*: img$/)]);
  const complaints = watchPage(page);
  await page.goto(`${origin}/clean`);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints.policyViolations.filter((text) => !text.includes('favicon'))).toEqual([]);
});

test('errors, warnings, uncaught errors and policy violations are each collected', async () => {
  const watched = await browser.newPage();
  const complaints = watchPage(watched);
  await watched.goto(`${origin}/faulty`);
  await expect.poll(() => complaints.pageErrors).toEqual(['uncaught']);
  expect(complaints.errors).toEqual([expect.stringContaining('an error')]);
  expect(complaints.warnings).toEqual([expect.stringContaining('a warning')]);
  expect(complaints.policyViolations.some((text) => text.includes('inline'))).toBe(true);
  await watched.close();
});
