import { homeOf } from '../support/browser/home.ts';
import type { Fault, FaultWorld } from './fault.ts';

const home = { en: '/home', es: '/inicio' };
const claims = { en: '/claims', es: '/reclamos' };

const goTo = async (world: FaultWorld, paths: Readonly<Record<'en' | 'es', string>>): Promise<void> => {
  await world.page.goto(world.at(paths));
  await world.page.locator('main h1').first().waitFor();
};

type Case = readonly [what: string, promised: Fault['promised'], run: Fault['run']];

const cases: readonly Case[] = [
  [
    'Back to the pages of signing in',
    ['home', 'screen', 'signedOut'],
    async (world) => {
      await world.page.goto(world.at({ en: '/login', es: '/login' }));
      await world.enter();
      await world.page.goBack().catch(() => undefined);
    },
  ],
  [
    'Back and forward between two screens',
    ['screen'],
    async (world) => {
      await world.enter();
      await goTo(world, claims);
      await world.page.goBack();
      await homeOf(world.page).greeting.waitFor();
      await world.page.goForward();
    },
  ],
  [
    'five reloads in a row',
    ['home'],
    async (world) => {
      await world.enter();
      for (let count = 0; count < 5; count += 1)
        await world.page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    },
  ],
  [
    'a reload while signing in is under way',
    ['home'],
    async (world) => {
      await world.logIn();
      await world.page.goto(world.at(home), { waitUntil: 'commit' });
      await world.page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    },
  ],
  [
    'the address of the code again',
    ['home'],
    async (world) => {
      const returned = world.page.waitForRequest(/\/\?code=/);
      await world.enter();
      await world.page.goto((await returned).url());
    },
  ],
  [
    'the address of the code in a second tab, which then is this one',
    ['home'],
    async (world) => {
      const returned = world.page.waitForRequest(/\/\?code=/);
      await world.enter();
      const other = await world.context.newPage();
      await other.goto((await returned).url());
      await other.locator('main h1').first().waitFor();
    },
  ],
  [
    'an address that nobody knows',
    ['screen'],
    async (world) => {
      await world.enter();
      await goTo(world, { en: '/no/such/page', es: '/no/hay/tal-página' });
    },
  ],
  [
    'an address that starts with two slashes',
    ['screen'],
    async (world) => {
      await world.enter();
      await world.page.goto(`${world.origins.portal}//evil.example/`);
    },
  ],
  [
    'a hash that names no place',
    ['screen'],
    async (world) => {
      await world.enter();
      await goTo(world, { en: '/claims#nowhere"]', es: '/reclamos#nowhere"]' });
    },
  ],
  [
    'an address with letters that cannot be decoded',
    ['screen'],
    async (world) => {
      await world.enter();
      await goTo(world, { en: '/claims/%E0%A4%A', es: '/reclamos/%E0%A4%A' });
    },
  ],
  [
    'the login page of a member who is signed in',
    ['home'],
    async (world) => {
      await world.enter();
      await world.page.goto(world.at({ en: '/login', es: '/login' }));
    },
  ],
  [
    'a member without plans on a page of plans',
    ['home'],
    async (world) => {
      await world.enter('m19');
      await world.page.goto(world.at({ en: '/coverage', es: '/cobertura' }));
    },
  ],
];

/** Family L: history and redirects. Back never posts a code again; no page goes round. */
export const historyFaults: readonly Fault[] = cases.map(([what, promised, run], index) => ({
  id: `L${String(index + 1).padStart(2, '0')}`,
  what,
  promised,
  run,
}));
