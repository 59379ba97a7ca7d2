import type { UnwatchedPage } from './unwatched-page.ts';

/** One sign-in, in milliseconds. */
export interface SignInFigures {
  /** From the portal's address, where the widget leaves for after the password, to the painted greeting. */
  readonly greeting: number;
  /** The round trips that this needs at least, measured on the same line. */
  readonly roundTrips: number;
}

/**
 * The document, the keep-alive, the way to the launch, its document, the authorization, its document, and the
 * token.
 */
const roundTripsNeeded = 7;

const begunKey = 'bench.begun';
const greetedKey = 'bench.greeted';

/**
 * Runs in each document of a sign-in: keeps when the first of them began and when the greeting was painted,
 * in epoch milliseconds.
 */
export const recordGreeting = (): void => {
  if (window.top !== window || window.location.pathname !== '/') return;
  sessionStorage.setItem(
    'bench.begun',
    sessionStorage.getItem('bench.begun') ?? String(performance.timeOrigin),
  );
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        sessionStorage.setItem('bench.greeted', String(performance.timeOrigin + performance.now()));
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
};

/**
 * How long a user takes to type a name and a password. During this time the sign-in screen loads the
 * files of Home.
 */
const typing = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3000));

interface Origins {
  readonly portal: string;
  readonly legacy: string;
}

/** Signs a member in whose browser has come from the sign-in screen. */
export const measureSignIn = async (
  page: UnwatchedPage,
  { portal, legacy }: Origins,
): Promise<SignInFigures> => {
  await page.goto(`${portal}/login`);
  await page.until((selector) => document.querySelector(selector) !== null, 'main h1');
  await typing();
  await page.goto(`${legacy}/__sandbox/`);
  await page.evaluate(
    async () => void (await fetch('/__sandbox/login?member=m01', { method: 'POST' })),
    null,
  );
  const plainFile = `${portal}/releases/current.json`;
  await page.goto(plainFile);
  await page.slowDown();
  const roundTrips = await page.evaluate(
    async ({ address, count }) => {
      sessionStorage.clear();
      const begun = performance.now();
      for (let trip = 0; trip < count; trip += 1) await (await fetch(address, { cache: 'no-store' })).text();
      return performance.now() - begun;
    },
    { address: plainFile, count: roundTripsNeeded },
  );
  await page.evaluate((address) => window.location.assign(address), `${portal}/`);
  await page.until((key) => sessionStorage.getItem(key) !== null, greetedKey);
  const timeOf = (key: string): Promise<number> =>
    page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
  return { greeting: (await timeOf(greetedKey)) - (await timeOf(begunKey)), roundTrips };
};
