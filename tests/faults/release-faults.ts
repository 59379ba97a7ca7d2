import { answering, type FaultAnswer } from './answers.ts';
import { comesRight } from './comes-right.ts';
import type { Fault, Outcome } from './fault.ts';
import { until } from '../support/until.ts';

const home = { en: '/home', es: '/inicio' };
const login = { en: '/login', es: '/login' };

type Case = readonly [what: string, address: string, promised: readonly Outcome[], answer: FaultAnswer];

const files: readonly Case[] = [
  ['the configuration is not there', 'config.json', ['static'], { status: 404 }],
  [
    'the configuration is a page',
    'config.json',
    ['static'],
    { body: '<!doctype html>', contentType: 'text/html' },
  ],
  [
    'the configuration is cut off',
    'config.json',
    ['static'],
    { body: '{"format":1,', contentType: 'application/json' },
  ],
  [
    'the configuration is not the published one',
    'config.json',
    ['static'],
    { body: '{"format":1}', contentType: 'application/json' },
  ],
  ['the configuration cannot be had', 'config.json', ['static'], 'connectionreset'],
  ['the configuration does not come', 'config.json', ['static'], 'never'],
];

const words: readonly Case[] = [
  ['the words are not there', '/en.json|/es.json', ['static'], { status: 404 }],
  [
    'the words are a page',
    '/en.json|/es.json',
    ['static'],
    { body: '<!doctype html>', contentType: 'text/html' },
  ],
  [
    'the words are cut off',
    '/en.json|/es.json',
    ['static'],
    { body: '{"screens":', contentType: 'application/json' },
  ],
  [
    'the words are not the published ones',
    '/en.json|/es.json',
    ['static'],
    { body: '{}', contentType: 'application/json' },
  ],
  ['the words cannot be had', '/en.json|/es.json', ['static'], 'connectionrefused'],
];

/** Only the Spanish words fail: a Spanish visitor goes on in English. */
const spanishWords: readonly Case[] = words.map(([what, , , answer]) => [
  what.replace('the words', 'the Spanish words'),
  '/es.json',
  ['signedOut'],
  answer,
]);

const faultOf =
  (family: string, from = 0) =>
  ([what, address, promised, answer]: Case, index: number): Fault => ({
    id: `${family}${String(from + index + 1).padStart(2, '0')}`,
    what,
    promised,
    seconds: answer === 'never' ? 60 : 20,
    isInEnglish: address === '/es.json',
    afterwards: comesRight('retry', 'signedOut'),
    run: async (world) => {
      for (const part of address.split('|')) await answering(world, part, answer);
      await world.page.goto(world.at(login));
    },
  });

const assets: readonly (readonly [
  what: string,
  pattern: RegExp,
  promised: readonly Outcome[],
  status: number,
])[] = [
  ['the entry script is not there', /assets\/index-.*\.js/, ['static'], 404],
  ['the entry script is a page', /assets\/index-.*\.js/, ['static'], 200],
  ['the style sheet is not there', /assets\/.*\.css/, ['signedOut'], 404],
  ['the code of the public screens is not there', /assets\/visitor-.*\.js/, ['static', 'problem'], 404],
  ['the code of the public screens is a page', /assets\/visitor-.*\.js/, ['static', 'problem'], 200],
  ['no font is there', /\.woff2/, ['signedOut'], 404],
];

const memberAssets: readonly (readonly [
  what: string,
  pattern: RegExp,
  promised: readonly Outcome[],
  status: number,
])[] = [
  ['the code of the member screens is not there', /assets\/home-.*\.js/, ['problem', 'static'], 404],
  ['the code of the member screens is a page', /assets\/home-.*\.js/, ['problem', 'static'], 200],
  ['the code that accompanies the member is not there', /assets\/member-companion-.*\.js/, ['home'], 404],
  ['the code of the machines is not there', /assets\/run-auth-.*\.js/, ['problem', 'static'], 404],
];

const assetFault =
  (isMember: boolean, from: number) =>
  ([what, pattern, promised, status]: (typeof assets)[number], index: number): Fault => ({
    id: `M${String(from + index + 1).padStart(2, '0')}`,
    what,
    promised,
    isUnstyled: pattern.source.includes('css'),
    run: async (world) => {
      await world.page.route(pattern, (route) =>
        route.fulfill({ status, body: '<!doctype html><p>Not found', contentType: 'text/html' }),
      );
      if (isMember) await world.logIn();
      await world.page.goto(world.at(isMember ? home : login));
    },
    afterwards: comesRight('retry', isMember ? 'home' : 'signedOut'),
  });

const queries = ['?lng=xx', '?lang=%3Cscript%3E', '?lng=../../en', '?lng=__proto__'];

/**
 * Families I, M and N: the release, the code and the words. An empty page is never seen; a part that is gone
 * reloads once.
 */
export const releaseFaults: readonly Fault[] = [
  ...files.map(faultOf('I')),
  ...assets.map(assetFault(false, 0)),
  ...memberAssets.map(assetFault(true, assets.length)),
  ...words.map(faultOf('N')),
  ...queries.map((query, index): Fault => ({
    id: `N${String(words.length + index + 1).padStart(2, '0')}`,
    what: `the address asks for the language ${query}`,
    promised: ['signedOut'],
    run: async (world) => void (await world.page.goto(world.at(login) + query)),
  })),
  ...spanishWords.map(faultOf('N', words.length + queries.length)),
  {
    id: `N${2 * words.length + queries.length + 1}`,
    what: 'the words of the other language are not there when they are chosen',
    promised: ['signedOut'],
    run: async (world) => {
      await world.page.goto(world.at(login));
      await world.page.locator('main h1').first().waitFor();
      const answered = await answering(world, world.language === 'en' ? '/es.json' : '/en.json', {
        status: 404,
      });
      await world.page.locator('.lang').first().click();
      await until(() => answered() > 0, 'the words were asked for');
    },
  },
];
