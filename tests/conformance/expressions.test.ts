import { expect, test } from 'vitest';
import { nginxServer } from '../../src/release/hosting/nginx-server.ts';
import { moduleExpressions, schemaExpressions } from '../support/architecture/module-expressions.ts';
import { compiledConfig } from '../support/config/shipped-config.ts';
import { projectFiles } from '../support/project-files.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { cpuMilliseconds } from '../support/reports/cpu-time.ts';
import { hostileRepeats, type LongText } from '../support/services/hostile-repeats.ts';
import { configExpressions, type ExpressionList, memberExpressions, ownExpressions, visitorExpressions } from './expression-lists.ts';
import { nginxExpressions, schemaExpressions as listedPatterns } from './outside-expressions.ts';

/** The bounds of issue 15, point 1: milliseconds, and bytes of what visitors and configurations bring, and of what other systems bring. */
const mostMilliseconds = 50;
const [short, long] = [16_000, 2_000_000];

/** Repeats are counted up slowly at first: an expression that doubles its time with each would never end on a long text. */
const firstLengths = [16, 20, 24, 28, 32, 40, 48, 56, 64, 256, 2048];

/** A repeated text that is read at the price of its length so far is so to its end. */
const mostMatches = 10_000;

const allMatches = (expression: RegExp, text: string): void => {
  const global = new RegExp(expression, `${expression.flags.replace('g', '')}g`);
  for (let matches = 0; matches < mostMatches; matches += 1) {
    const found = global.exec(text);
    if (!found) return;
    if (found[0] === '') global.lastIndex += 1;
  }
};

const timeOf = (expression: RegExp, text: string): number => cpuMilliseconds(mostMilliseconds, () => allMatches(expression, text));

const slowestAt = (expression: RegExp, texts: readonly LongText[], length: number): readonly [time: number, text: LongText | undefined] => {
  let [worst, found]: [number, LongText | undefined] = [-1, undefined];
  for (const text of texts) {
    const time = timeOf(expression, text(length));
    if (time > worst) [worst, found] = [time, text];
    if (worst > mostMilliseconds) break;
  }
  return [worst, found];
};

/** A text that holds an expression up, or undefined: all texts are tried at each length up to 16 kB, the slowest of them at more. */
const holdUp = ([expression, ...fitting]: ExpressionList[number], longest: number): string | undefined => {
  const texts = fitting.flatMap(hostileRepeats);
  let slowest: LongText | undefined;
  for (const length of [...firstLengths, short, 64_000, 256_000, long].filter((one) => one <= longest)) {
    const [time, text] = slowestAt(expression, length > short && slowest ? [slowest] : texts, length);
    if (time > mostMilliseconds) return `${String(expression)}: ${time} ms for ${length} bytes of ${JSON.stringify(text?.(60))}`;
    slowest = text;
  }
  return undefined;
};

const sourceLists = [...memberExpressions, ...visitorExpressions, ...configExpressions, ...ownExpressions];
const outsideLists = [...listedPatterns, ...nginxExpressions];
const written = (list: ExpressionList): readonly string[] => list.map(([expression]) => String(expression)).sort();
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

const modules = projectFiles(['src'], /\.(ts|tsx|mjs|js|html)$/).filter((path) => !/\.(test|bench)\.tsx?$/.test(path));

test('every expression of src is in the list of those that are attacked, and no other', () => {
  expect(distinct([...modules, 'index.html'].flatMap(moduleExpressions))).toEqual(written(sourceLists));
});

test('every pattern of the schemas is in the list of those that are attacked, and none hides behind a format', () => {
  const schemas = [...projectFiles(['schemas'], /\.json$/), 'src/samples/member-record.schema.json'];
  expect(distinct(schemas.flatMap(schemaExpressions))).toEqual(written(listedPatterns));
});

test('every expression of the generated nginx configuration is in the list of those that are attacked, or a plain path', () => {
  const { config } = compiledConfig();
  const text = nginxServer({ name: 'prod', config, root: '/srv', listen: '80' });
  const expressions = [...text.matchAll(/(~\*?) ?"?(\^?(?:[^"\\\n]|\\.)*)"/g)].map(([, sign, source]) => `${sign}${source}`);
  const isPlainPath = (one: string) => /^~\^(?:[^\\.*+?()[\]{}|]|\\+\.)*\$$/.test(one);
  const judged = expressions
    .filter((one) => !isPlainPath(one))
    .map((one) => String(new RegExp(one.replace(/^~\*?/, ''), one.startsWith('~*') ? 'i' : '')));
  expect(distinct(judged)).toEqual(written(nginxExpressions));
});

test('every listed expression fits the texts from which its attacks are built', () => {
  const unfit = [...sourceLists, ...outsideLists].filter(([expression, ...fitting]) => fitting.some((text) => text.search(expression) < 0));
  expect(written(unfit)).toEqual([]);
});

test('the attacks find expressions that look at a sign more than once', () => {
  const known: ExpressionList = [
    [/\/+$/, '/'],
    [/<[a-z][^>]*>/gi, '<a>'],
    [/<style\b[^]*?<\/style\s*>/gi, '<style>a</style>'],
    [/"(?:[^"\\\n]|\\.)*"/g, '"\\a"'],
    [/^\s*(?:(?!(?:en|es)\b)[^,]*,\s*)*es\b/, 'fr, es'],
    [/^(\w+\s?)*$/, 'a b'],
  ];
  expect(written(known.filter((one) => holdUp(one, long) === undefined))).toEqual([]);
}, 60_000);

test('expressions read each sign once', () => {
  const held = [
    ...memberExpressions.map((one) => holdUp(one, long)),
    ...[...visitorExpressions, ...configExpressions, ...ownExpressions, ...outsideLists].map((one) => holdUp(one, short)),
  ].filter((one) => one !== undefined);
  expect(held).toEqual([]);
  const tries = [...sourceLists, ...outsideLists].flatMap(([, ...fitting]) => fitting.flatMap(hostileRepeats)).length;
  tellAttack({ attack: 'Texts that expressions backtrack over', tries, holes: held.length });
}, 120_000);
