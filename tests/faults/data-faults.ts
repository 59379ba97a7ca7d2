import { answering } from './answers.ts';
import type { Fault, Outcome } from './fault.ts';
import { sampleData, tokenBody } from './token-answers.ts';

const data = sampleData('m01');
const withoutProperty = (name: string): string =>
  data
    .split('|')
    .filter((property) => !property.startsWith(`${name},`))
    .join('|');

type Case = readonly [what: string, data: string, ...promised: readonly Outcome[]];

const cases: readonly Case[] = [
  ['no marker', withoutProperty('memberEncryptedId'), 'home', 'screen'],
  ['its properties in reverse', data.split('|').toReversed().join('|'), 'home'],
  ['every property twice', `${data}|${data}`, 'home', 'screen'],
  ['no coverage id', withoutProperty('coverageId'), 'home', 'screen'],
  ['a property of a coverage that is not there', `${data}|planName,9,Elsewhere`, 'home', 'screen'],
  ['an index below zero', `${data}|planName,-1,Nowhere`, 'home', 'screen'],
  ['an index of 1e3', `${data}|planName,1e3,Far`, 'home', 'screen'],
  ['a blank index', `${data}|planName,,Blank`, 'home', 'screen'],
  ['a property that is too short', `${data}|planName`, 'home', 'screen'],
  ['a property called __proto__', `${data}|__proto__,1,polluted|constructor,1,polluted`, 'home', 'screen'],
  ['an unknown benefit', `${data}|supplementalBenefits,1,Massage,SB-9,Massage benefit`, 'home', 'screen'],
  ['a shared account without name', `${data}|proxySubjects,0,WP-none,,ProxyAccess`, 'home', 'screen'],
  [
    '20,000 unknown properties',
    `${data}|${Array.from({ length: 20_000 }, (_, index) => `unknown${index},1,x`).join('|')}`,
    'home',
    'screen',
  ],
  ['control characters', `${data}|planName,1,\u0001\u0007\u001b[31m`, 'home', 'screen'],
  [
    'a plan name that is HTML',
    data.replace(/planName,1,[^|]*/, 'planName,1,<img src=x onerror=alert(1)>'),
    'home',
    'screen',
  ],
  ['line ends inside a value', `${data}|planName,1,one\r\ntwo`, 'home', 'screen'],
  [
    '31 coverages',
    [data, ...Array.from({ length: 30 }, (_, index) => `coverageId,${index + 2},CVG-X${index}`)].join('|'),
    'home',
    'screen',
  ],
  ['only bars', '|||||', 'screen', 'home'],
  ['only commas', ',,,,', 'screen', 'home'],
  ['one letter', 'x', 'screen', 'home'],
  ['broken escapes', `${data}|planName,1,%2|coverageName,1,%ZZ`, 'home', 'screen'],
  [
    'dates that no calendar has',
    data.replace(/effectiveDate,1,[^|]*/, 'effectiveDate,1,02/30/2026'),
    'home',
    'screen',
  ],
  ['amounts that are no numbers', data.replace(/amountDue,1,[^|]*/, 'amountDue,1,NaN'), 'home', 'screen'],
  [
    'letters of every script',
    data.replace(/planName,1,[^|]*/, 'planName,1,漢字 עברית عربي 🌊 Ünï'),
    'home',
    'screen',
  ],
];

/**
 * Family E: the coverage data string. Whatever it holds, the portal shows a whole screen or says that it
 * cannot.
 */
export const dataFaults: readonly Fault[] = cases.map(([what, text, ...promised], index) => ({
  id: `E${String(index + 1).padStart(2, '0')}`,
  what: `the coverage data hold ${what}`,
  promised,
  run: async (world) => {
    await world.logIn();
    await answering(world, '/oauth2/token', {
      body: tokenBody({ data: text }),
      contentType: 'application/json',
    });
    await world.page.goto(world.at({ en: '/home', es: '/inicio' }));
  },
}));
