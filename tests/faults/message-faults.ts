import type { Frame } from 'playwright-core';
import { heardFrom, legacyFrame, postFrom } from '../support/browser/frames.ts';
import { scriptAddress } from '../support/services/hostile-texts.ts';
import type { Fault, FaultWorld } from './fault.ts';

const payNow = { en: '/premium-billing/pay-now', es: '/facturación/pagar-ahora' };

const payFrame = ({ page }: FaultWorld): Promise<Frame> => legacyFrame(page, 'PaymentLanding');

const messages: readonly (readonly [what: string, message: unknown])[] = [
  ['an address on a host that begins as ours', 'https://www.brisamar.example.evil.example/claims'],
  ['an address with our domain in its path', 'https://evil.example/www.brisamar.example/claims'],
  ['our domain as a user name', 'https://www.brisamar.example@evil.example/claims'],
  ['our domain at another port', 'https://www.brisamar.example:8443/claims'],
  ['our domain without encryption', 'http://www.brisamar.example/claims'],
  ['a script', scriptAddress],
  ['a path of two slashes', 'https://www.brisamar.example//evil.example/'],
  ['an object that looks like an order', { type: 'RefreshBillingData', toString: 'RefreshBillingData' }],
  ['ten megabytes', 'x'.repeat(10_000_000)],
  ['a height below zero', { type: 'resize', height: -1 }],
  ['a height without bound', { type: 'resize', height: 1e300 }],
];

/** The portal hears a message, and stays where it is. */
const stay = async ({ page }: FaultWorld, send: () => Promise<unknown>): Promise<void> => {
  await heardFrom(page, send);
  if (!/pay-now|pagar-ahora/.test(page.url())) throw new Error('the page moved');
};

const fromElsewhere: readonly (readonly [what: string, run: Fault['run']])[] = [
  [
    'the portal’s own window',
    async ({ page }) => page.evaluate(() => window.postMessage('RefreshBillingData', location.origin)),
  ],
  [
    'a frame that nobody mounted',
    async ({ page, origins }) =>
      page.evaluate((legacy) => {
        const frame = document.createElement('iframe');
        frame.title = 'Other';
        frame.src = `${legacy}/__sandbox/stranger`;
        document.querySelector('main')?.append(frame);
      }, origins.legacy),
  ],
  [
    'a flood of 20,000',
    async (world) => {
      const frame = await payFrame(world);
      const flood = (): Promise<void> =>
        frame.evaluate((portal) => {
          for (let count = 0; count < 20_000; count += 1) parent.postMessage(count, portal);
        }, world.origins.portal);
      await heardFrom(world.page, flood, 20_000);
    },
  ],
];

const troubles: readonly (readonly [what: string, trouble: string])[] = [
  ['refuses to be framed', 'refused'],
  ['fails with 500', '500'],
  ['is cut off', 'offline'],
  ['does not come in time', 'slow'],
  ['says nothing of itself', 'silent'],
];

/** The panel in place of a late page, or the words below one that may be empty. */
const wayOn = ({ page }: FaultWorld) => page.locator('.frame-cover[role=alert] .btn-1, .frame-doubt .btn-1');

/**
 * Family O: frames and their messages. Only the mounted page of a listed origin is heard; a page that does
 * not come right has a way on.
 */
export const messageFaults: readonly Fault[] = [
  ...messages.map(([what, message], index): Fault => ({
    id: `O${String(index + 1).padStart(2, '0')}`,
    what: `the pay frame sends ${what}`,
    promised: ['screen'],
    posts: 1,
    run: async (world) => {
      await world.enter('m01', payNow);
      const frame = await payFrame(world);
      await stay(world, () => postFrom(frame, message));
    },
  })),
  ...fromElsewhere.map(([what, run], index): Fault => ({
    id: `O${String(messages.length + index + 1).padStart(2, '0')}`,
    what: `a message comes from ${what}`,
    promised: ['screen'],
    posts: 1,
    run: async (world) => {
      await world.enter('m01', payNow);
      await payFrame(world);
      await stay(world, () => run(world));
    },
  })),
  ...troubles.map(([what, value], index): Fault => ({
    id: `O${messages.length + fromElsewhere.length + index + 1}`,
    what: `the pay page ${what}`,
    promised: ['screen'],
    posts: 1,
    run: async (world) => {
      await world.context.addCookies([{ name: 'sandbox-frames', value, url: world.origins.legacy }]);
      await world.enter('m01', payNow);
      await wayOn(world).waitFor();
    },
    afterwards: async (world) => {
      // The browser automatically retries a page that it could not reach, so the click may be too late.
      const click = wayOn(world).click({ timeout: 3000 });
      await (value === 'offline' ? click.catch(() => undefined) : click);
      await payFrame(world);
    },
  })),
];
