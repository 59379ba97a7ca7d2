import { answering, type FaultAnswer } from './answers.ts';
import { comesRight } from './comes-right.ts';
import type { Fault, Outcome } from './fault.ts';
import { focusWindow } from '../support/browser/page.ts';
import { until } from '../support/until.ts';

const html = '<!doctype html><title>Sign in</title><form></form>';

/** Answer of the keep-alive while a member looks at home, and what follows. */
const answers: readonly (readonly [what: string, promised: Outcome, ...answers: readonly FaultAnswer[]])[] = [
  ['body 0', 'signedOut', { body: '0' }],
  ['an empty body', 'signedOut', { body: '' }],
  ['body 1 and a line end', 'home', { body: '1\n' }],
  ['a page with status 200', 'signedOut', { body: html, contentType: 'text/html' }],
  ['body 11', 'signedOut', { body: '11' }],
  ['204', 'signedOut', { status: 204 }],
  [
    'a redirect to a login page',
    'signedOut',
    { status: 302, headers: { location: '/Authentication/Login' } },
  ],
  ['401', 'signedOut', { status: 401, body: '1' }],
  ['403', 'signedOut', { status: 403, body: '1' }],
  ['404', 'signedOut', { status: 404, body: '1' }],
  ['500', 'signedOut', { status: 500, body: '1' }],
  ['503', 'signedOut', { status: 503, body: '1' }],
  ['a reset connection', 'home', 'connectionreset'],
  ['a refused connection', 'home', 'connectionrefused'],
  ['no network', 'home', 'internetdisconnected'],
  ['an answer without permission for the portal', 'home', { body: '1', withoutCors: true }],
  ['one lost answer, then 1', 'home', 'failed', { body: '1' }],
  ['two lost answers, then 1', 'home', 'timedout', 'failed', { body: '1' }],
  ['an endless answer', 'home', 'never'],
  ['two megabytes of ones', 'signedOut', { body: '1'.repeat(2_000_000) }],
];

/** The session still lives where nothing was answered: it is kept, and found again. */
const isUnanswered = (given: readonly FaultAnswer[]): boolean =>
  given.every((answer) => typeof answer === 'string' || answer.withoutCors === true);

/**
 * Family A: the keep-alive. Only 200 with body 1 is signed in; any other answer ends the session at once
 * (A79), none keeps it for a while (A120).
 */
export const keepAliveFaults: readonly Fault[] = answers.map(([what, promised, ...given], index) => ({
  id: `A${String(index + 1).padStart(2, '0')}`,
  what: `keep-alive answers ${what}`,
  promised: [promised],
  seconds: given[0] === 'never' ? 60 : 25,
  run: async (world) => {
    await world.enter();
    const calls = await answering(world, 'Home/KeepAlive', ...given);
    await focusWindow(world.page);
    await until(() => calls() >= given.length, 'the keep-alive calls');
    // Three questions of 10 seconds each, and 2 seconds between them.
    if (isUnanswered(given)) await world.page.locator('.offline .note').waitFor({ timeout: 60_000 });
  },
  ...(isUnanswered(given) ? { afterwards: comesRight('wait', 'home') } : {}),
}));
