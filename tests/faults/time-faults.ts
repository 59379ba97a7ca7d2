import { journeyStart } from '../support/browser/clock.ts';
import { fakeJwt } from '../support/services/fakes.ts';
import { answering } from './answers.ts';
import type { Fault } from './fault.ts';
import { sampleData, tokenBody } from './token-answers.ts';

const home = { en: '/home', es: '/inicio' };

/** Moments when a day, an hour or a year changes in Pacific time. */
const moments: readonly (readonly [what: string, at: string])[] = [
  ['a second before the Pacific year ends', '2027-01-01T07:59:59Z'],
  ['the first second of the Pacific year', '2027-01-01T08:00:00Z'],
  ['the new year in Greenwich, the old one in California', '2027-01-01T00:30:00Z'],
  ['the hour that summer time leaves out', '2027-03-14T10:30:00Z'],
  ['the day that summer time ends', '2027-11-07T09:30:00Z'],
  ['29 February', '2028-02-29T20:00:00Z'],
  ['the last day of a month', '2027-04-30T23:30:00Z'],
  ['midnight in California', '2027-06-15T07:00:00Z'],
  ['the year 2099', '2099-12-31T20:00:00Z'],
];

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Europe/Madrid',
  'America/Los_Angeles',
];

const withToken = fakeJwt({ sub: 'x' });

/**
 * Family K: time. The clock of the browser and its zone change what is due, never whether there is a screen.
 */
export const timeFaults: readonly Fault[] = [
  ...moments.map(([what, at], index): Fault => ({
    id: `K${String(index + 1).padStart(2, '0')}`,
    what: `the clock shows ${what}`,
    promised: ['home'],
    run: async (world) => {
      await world.context.clock.setSystemTime(Date.parse(at));
      await world.logIn('m08');
      await answering(world, '/oauth2/token', {
        body: tokenBody({ token: withToken, data: sampleData('m08', Date.parse(at)) }),
        contentType: 'application/json',
      });
      await world.page.goto(world.at(home));
    },
  })),
  ...zones.map((zone, index): Fault => ({
    id: `K${String(moments.length + index + 1).padStart(2, '0')}`,
    what: `the browser stands in ${zone}`,
    promised: ['home'],
    run: async (world) => {
      const protocol = await world.context.newCDPSession(world.page);
      await protocol.send('Emulation.setTimezoneOverride', { timezoneId: zone });
      await world.enter('m09');
    },
  })),
  {
    id: 'K15',
    what: 'the clock is a day late',
    promised: ['home'],
    run: async (world) => {
      await world.context.clock.setSystemTime(Date.parse('2027-01-04T20:00:00Z'));
      await world.enter();
    },
  },
  {
    id: 'K16',
    what: 'the clock is a day early, so that every token has expired',
    promised: ['stopped: wrongClock'],
    run: async (world) => {
      await world.context.clock.setSystemTime(Date.parse('2027-01-06T20:00:00Z'));
      await world.logIn();
      await world.page.goto(world.at(home)).catch(() => undefined);
    },
  },
  {
    id: 'K17',
    what: 'the clock is an hour early, so that every token has expired, and the host tells the time',
    promised: ['home'],
    run: async (world) => {
      await world.context.clock.setSystemTime(journeyStart + 3_600_000);
      await answering(world, '/releases/current.json', {
        headers: { date: new Date(journeyStart).toUTCString() },
      });
      await world.logIn();
      await world.page.goto(world.at(home)).catch(() => undefined);
    },
  },
];
