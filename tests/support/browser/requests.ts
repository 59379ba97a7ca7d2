import type { BrowserContext, Page, Route } from 'playwright-core';

interface Held {
  /** How many requests were held back so far. */
  readonly count: () => number;
  /** Lets all requests go on, those held back and those to come. */
  readonly release: () => Promise<void>;
}

/** Holds requests back until they are released. */
export const holdRequests = async (of: Page | BrowserContext, address: string | RegExp): Promise<Held> => {
  const held: Route[] = [];
  let isReleased = false;
  await of.route(address, (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    count: () => held.length,
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
};
