import type { Fault, FaultWorld, Outcome } from './fault.ts';

const home = { en: '/home', es: '/inicio' };

/** Breaks the storages of every page that the browser opens from now on. */
const broken = (world: FaultWorld, how: 'getter' | 'reads' | 'writes' | 'full'): Promise<unknown> =>
  world.context.addInitScript((fault) => {
    const fail = (): never => {
      throw new DOMException('broken', fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (fault === 'getter') {
      Object.defineProperty(window, 'sessionStorage', { get: fail });
      Object.defineProperty(window, 'localStorage', { get: fail });
    }
    if (fault === 'reads') Storage.prototype.getItem = fail;
    if (fault === 'writes' || fault === 'full') Storage.prototype.setItem = fail;
  }, how);

const breakages = ['getter', 'reads', 'writes', 'full'] as const;
const problemText = {
  getter: 'is missing',
  reads: 'cannot be read',
  writes: 'cannot be written',
  full: 'is full',
};

/** Values that a former version, a fault or a stranger may have left behind. */
const leftovers: readonly (readonly [key: string, value: string, promised: Outcome])[] = [
  ['portal.token', '{broken', 'home'],
  ['portal.token', '{"access_token":7,"context_string":[]}', 'home'],
  ['portal.token', '{"access_token":"opaque","context_string":"x"}', 'home'],
  ['portal.coverageId', 'CVG-GONE', 'home'],
  ['portal.coverageSelected', 'maybe', 'home'],
  ['portal.redirect', 'https://evil.example/', 'home'],
  ['portal.redirect', '//evil.example/', 'home'],
  ['portal.redirect', '/\\evil.example', 'home'],
  ['portal.signIn', '{"isOpen":true,"state":{}}', 'home'],
  ['portal.signIn', '[]', 'home'],
  ['portal.signInAttempts', 'null', 'home'],
  ['portal.signInAttempts', '[{"step":"signIn"},7]', 'home'],
  ['portal.signedOutReason', '<b>', 'home'],
];

const number = (index: number): string => `H${String(index + 1).padStart(2, '0')}`;

/** Family H: the browser's storage. The portal runs in memory; what it finds is checked before it is used. */
export const storageFaults: readonly Fault[] = [
  ...breakages.map((how, index): Fault => ({
    id: number(index),
    what: `storage ${problemText[how]} on the login page`,
    promised: ['signedOut'],
    run: async (world) => {
      await broken(world, how);
      await world.page.goto(world.at({ en: '/login?lng=en', es: '/login?lng=es' }));
    },
  })),
  ...breakages.map((how, index): Fault => ({
    id: number(breakages.length + index),
    what: `storage ${problemText[how]} while a member signs in`,
    promised: ['stopped: tooManyAttempts'],
    posts: 0,
    run: async (world) => {
      await broken(world, how);
      await world.logIn();
      await world.page.goto(world.at({ en: '/home?lng=en', es: '/inicio?lng=es' }));
    },
  })),
  ...leftovers.map(([key, value, promised], index): Fault => ({
    id: number(2 * breakages.length + index),
    what: `${key} holds ${value}`,
    promised: [promised],
    run: async (world) => {
      await world.page.goto(`${world.origins.portal}/login`);
      await world.page.locator('main h1').first().waitFor();
      await world.page.evaluate(([name = '', text = '']) => sessionStorage.setItem(name, text), [key, value]);
      await world.logIn();
      await world.page.goto(world.at(home));
    },
  })),
  {
    id: number(2 * breakages.length + leftovers.length),
    what: 'storage is emptied while a member looks at home',
    promised: ['home', 'signedOut'],
    run: async (world) => {
      await world.enter();
      await world.page.evaluate(() => sessionStorage.clear());
      await world.page.reload();
    },
  },
];
