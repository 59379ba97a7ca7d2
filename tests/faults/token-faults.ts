import { journeyStart } from '../support/browser/clock.ts';
import { fakeJwt } from '../support/services/fakes.ts';
import { answering, type FaultAnswer } from './answers.ts';
import { comesRight } from './comes-right.ts';
import type { Fault, Outcome } from './fault.ts';
import { goodToken, sampleData, tokenBody } from './token-answers.ts';

const home = { en: '/home', es: '/inicio' };
const json = (body: string): FaultAnswer => ({ body, contentType: 'application/json' });
const status = (code: number): FaultAnswer => ({
  status: code,
  body: '{"error":"invalid_grant","error_description":"<b>no</b>"}',
  contentType: 'application/json',
});
const stopped = 'stopped: tooManyAttempts';
const seconds = Math.floor(journeyStart / 1000);
const expiring = (exp: unknown): FaultAnswer => json(tokenBody({ token: fakeJwt({ iat: seconds, exp }) }));

type Case = readonly [what: string, promised: Outcome, ...answers: readonly FaultAnswer[]];

const endpoint: readonly Case[] = [
  ...[400, 401, 403, 404, 429, 500, 502, 503].map((code): Case => [`${code}`, stopped, status(code)]),
  ['a page with status 200', stopped, { body: '<!doctype html><p>Hello', contentType: 'text/html' }],
  ['nothing', stopped, json('')],
  ['null', stopped, json('null')],
  ['a list', stopped, json('[]')],
  ['half an answer', stopped, json('{"access_token":"a')],
  ['a redirect', stopped, { status: 302, headers: { location: '/elsewhere' } }],
  ['a broken compression', stopped, { body: 'not gzip', headers: { 'content-encoding': 'gzip' } }],
  ['an answer without permission for the portal', stopped, { body: tokenBody(), withoutCors: true }],
  ['17 megabytes', stopped, json(`"${'x'.repeat(17_000_000)}"`)],
  ['a reset connection', stopped, 'connectionreset'],
  ['no network', stopped, 'internetdisconnected'],
  ['nothing in time', stopped, 'never'],
  ['500 once, then a token', 'home', status(500), json(tokenBody())],
  ['500 twice, then a token', 'home', status(500), status(500), json(tokenBody())],
];

const content: readonly Case[] = [
  ['no access token', stopped, json(tokenBody({ access_token: undefined }))],
  ['an empty access token', stopped, json(tokenBody({ token: '' }))],
  ['a number for access token', stopped, json(tokenBody({ token: 7 }))],
  ['an opaque token', stopped, json(tokenBody({ token: 'opaque-token' }))],
  ['a token of two parts', stopped, json(tokenBody({ token: goodToken.split('.').slice(0, 2).join('.') }))],
  ['a token that is not base64', stopped, json(tokenBody({ token: 'a.%%%.c' }))],
  ['an expired token', stopped, expiring(seconds - 1)],
  ['a token that expires now', stopped, expiring(seconds)],
  ['a token without exp', 'home', json(tokenBody({ token: fakeJwt({ sub: 'x' }) }))],
  ['exp as text', stopped, expiring(String(seconds + 3600))],
  ['exp in milliseconds', 'home', expiring(journeyStart + 3_600_000)],
  ['a negative exp', stopped, expiring(-1)],
  ['exp null', stopped, expiring(null)],
  ['a token for five minutes', 'home', expiring(seconds + 300)],
  ['no context string', stopped, json(tokenBody({ context_string: undefined }))],
  ['a null context string', stopped, json(tokenBody({ context_string: null }))],
  ['an empty context string', stopped, json(tokenBody({ context_string: '' }))],
  ['a context that is not base64', 'stopped: unreadableContext', json(tokenBody({ context_string: '%%%' }))],
  [
    'a context that is not UTF-8',
    'stopped: unreadableContext',
    json(tokenBody({ context_string: Buffer.from(sampleData('m02'), 'latin1').toString('base64') })),
  ],
  [
    'a context that breaks off inside a letter',
    'stopped: unreadableContext',
    json(tokenBody({ context_string: Buffer.from([0x61, 0xc3]).toString('base64') })),
  ],
  [
    'further keys',
    'home',
    json(tokenBody({ scope: 'launch', need_patient_banner: 'false', constructor: 'x' })),
  ],
];

const faultsOf = (family: string, what: string, cases: readonly Case[]): readonly Fault[] =>
  cases.map(([said, promised, ...answers], index) => ({
    id: `${family}${String(index + 1).padStart(2, '0')}`,
    what: `${what} ${said}`,
    promised: [promised],
    seconds: answers[0] === 'never' ? 90 : 60,
    ...(promised === 'home' ? {} : { afterwards: comesRight('retry', 'home') }),
    run: async (world) => {
      await world.logIn();
      await answering(world, '/oauth2/token', ...answers);
      await world.page.goto(world.at(home)).catch(() => undefined);
    },
  }));

/**
 * Families C and D: the token endpoint, and what its answer holds. No code is posted twice; three tries, then
 * a screen (A27).
 */
export const tokenFaults: readonly Fault[] = [
  ...faultsOf('C', 'the token endpoint answers', endpoint),
  ...faultsOf('D', 'the token answer holds', content),
];
