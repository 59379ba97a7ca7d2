import { expect, test } from 'vitest';
import { nginxServer } from '../../src/release/hosting/nginx-server.ts';
import { moduleExpressions, schemaExpressions } from '../support/architecture/module-expressions.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { projectFiles } from '../support/project-files.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { attacksOn, holdUp, lengths } from '../support/reports/hold-up.ts';
import {
  composedExpressions,
  configExpressions,
  type ExpressionList,
  memberExpressions,
  ownExpressions,
  visitorExpressions,
} from './expression-lists.ts';
import { nginxExpressions, schemaExpressions as listedPatterns } from './outside-expressions.ts';

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

const heldUp = (list: ExpressionList, longest: number): readonly string[] =>
  list.flatMap(([expression, ...fitting]) => {
    const read = (text: string): void => allMatches(expression, text);
    return holdUp({ name: String(expression), read, fitting, longest }) ?? [];
  });

const sourceLists = [...memberExpressions, ...visitorExpressions, ...configExpressions, ...ownExpressions];
const composed: ExpressionList = composedExpressions.map(([, ...listed]) => listed);
const outsideLists = [...listedPatterns, ...nginxExpressions];
const written = (list: ExpressionList): readonly string[] =>
  list.map(([expression]) => String(expression)).sort();
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

const modules = projectFiles(['src'], /\.(ts|tsx|mjs|js|html)$/).filter(
  (path) => !/\.(test|bench)\.tsx?$/.test(path),
);

/** What reads the patterns of the schemas: these are attacked by the next list. */
const ofSchemas = "new RegExp(pattern, 'u')";

test('every expression of src is in expression-lists.ts, the list of attacked ones, and no other', () => {
  expect(
    distinct([...modules, 'index.html'].flatMap(moduleExpressions)).filter((one) => one !== ofSchemas),
  ).toEqual(distinct([...written(sourceLists), ...composedExpressions.map(([code]) => code)]));
});

test('every pattern of the schemas is in the list of attacked ones, and no format hides one', () => {
  const schemas = [...projectFiles(['schemas'], /\.json$/), 'src/samples/member-record.schema.json'];
  expect(distinct(schemas.flatMap(schemaExpressions))).toEqual(written(listedPatterns));
});

test('every expression of the generated nginx configuration is in the list of attacked ones, or a plain path', () => {
  const { config } = compiledConfig();
  const text = nginxServer({ name: 'prod', config, root: '/srv', listen: '80' });
  const expressions = [...text.matchAll(/(~\*?) ?"?(\^?(?:[^"\\\n]|\\.)*)"/g)].map(
    ([, sign, source]) => `${sign}${source}`,
  );
  // A path or a host, each sign in one form or several; slashes may follow.
  const isPlainPath = (one: string) =>
    /^~\*?\^(?:[^\\.*+?()[\]{}|]|\\+\.|\(\?:[^\\.*+?()[\]{}]+\))*(?:\/\*)?\\+z$/.test(one);
  // What PCRE writes otherwise: `\z` is the end of the text, `(?s)` the flag.
  const asWeWrite = (one: string) => one.replace(/^~\*?/, '').replace(/\\+z/g, '$').replace('(?s)', '');
  const flags = (one: string) => (one.startsWith('~*') ? 'i' : one.includes('(?s)') ? 's' : '');
  const judged = expressions
    .filter((one) => !isPlainPath(one))
    .map((one) => String(new RegExp(asWeWrite(one), flags(one))));
  expect(distinct(judged)).toEqual(written(nginxExpressions));
});

test('every listed expression matches the texts of its attacks', () => {
  const unfit = [...sourceLists, ...composed, ...outsideLists].filter(([expression, ...fitting]) =>
    fitting.some((text) => text.search(expression) < 0),
  );
  expect(written(unfit)).toEqual([]);
});

test('the attacks find expressions that read a character more than once', () => {
  const known: ExpressionList = [
    [/\/+$/, '/'],
    [/<[a-z][^>]*>/gi, '<a>'],
    [/<style\b[^]*?<\/style\s*>/gi, '<style>a</style>'],
    [/"(?:[^"\\\n]|\\.)*"/g, '"\\a"'],
    [/^\s*(?:(?!(?:en|es)\b)[^,]*,\s*)*es\b/, 'fr, es'],
    [/^(\w+\s?)*$/, 'a b'],
  ];
  expect(written(known.filter((one) => heldUp([one], lengths.long).length === 0))).toEqual([]);
}, 60_000);

test('expressions read each character once', () => {
  const others = [
    ...composed,
    ...visitorExpressions,
    ...configExpressions,
    ...ownExpressions,
    ...outsideLists,
  ];
  const held = [...heldUp(memberExpressions, lengths.long), ...heldUp(others, lengths.short)];
  expect(held).toEqual([]);
  const tries = [...sourceLists, ...composed, ...outsideLists].reduce(
    (sum, [, ...fitting]) => sum + attacksOn(fitting),
    0,
  );
  tellAttack({ attack: 'Texts that expressions backtrack over', tries, holes: held.length });
}, 120_000);
