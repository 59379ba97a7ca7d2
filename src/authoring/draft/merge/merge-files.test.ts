import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Choice } from './merge-values.ts';
import { mergeFiles } from './merge-files.ts';

const file = 'config/site/menus.json';
const at = `${file}#menus/[main]/entries`;

type Entry = Readonly<Record<string, unknown>>;

const entry = (id: string, more: Entry = {}): Entry => ({ id, order: 1, link: 'route:home', ...more });
const menusFile = (entries: readonly Entry[]) => ({
  [file]: JSON.stringify(
    { menus: [{ id: 'main', place: 'main', entries }], languages: [], social: [], reviews: [] },
    null,
    2,
  ),
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id)) as [Entry, Entry, Entry, Entry];

const merged = (
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  choices: readonly Choice[] = [],
) => {
  const { files, conflicts } = mergeFiles(
    { base: menusFile(base), mine: menusFile(mine), theirs: menusFile(theirs) },
    choices,
  );
  const { menus } = JSON.parse(files[file] ?? '') as { menus: readonly [{ entries: readonly Entry[] }] };
  return { entries: menus[0].entries, conflicts };
};
const ids = (...of: Parameters<typeof merged>): readonly unknown[] =>
  merged(...of).entries.map(({ id }) => id);

describe('a list with identities', () => {
  test('merges elements that both sides added at one position: those of the draft come first', () => {
    expect(ids([a, b], [a, entry('mine'), b], [a, entry('theirs'), b])).toEqual(['a', 'mine', 'theirs', 'b']);
  });

  test('merges moves of different elements, and omits deleted ones', () => {
    expect(ids([a, b, c, d], [b, a, c, d], [a, b, d])).toEqual(['b', 'a', 'd']);
  });

  test('is a conflict of the order when both moved the same elements differently, until a choice decides it', () => {
    const base = [a, b, c];
    const mine = [b, c, a];
    const theirs = [b, a, c];
    const conflict = {
      address: `${at}/@order`,
      base: ['a', 'b', 'c'],
      mine: ['b', 'c', 'a'],
      theirs: ['b', 'a', 'c'],
    };
    expect(merged(base, mine, theirs).conflicts).toEqual([conflict]);
    expect(ids(base, mine, [...theirs, d], [{ address: `${at}/@order`, take: 'mine' }])).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
    expect(ids(base, mine, theirs, [{ address: `${at}/@order`, value: ['c', 'c', 'a'] }])).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  test('is merged name by name where both added the same identity', () => {
    const { entries, conflicts } = merged(
      [],
      [entry('x', { icon: 'bell' })],
      [entry('x', { link: 'route:help' })],
    );
    expect(conflicts).toEqual([
      { address: `${at}/[x]/link`, base: null, mine: 'route:home', theirs: 'route:help' },
    ]);
    expect(entries).toEqual([entry('x', { icon: 'bell', link: 'route:help' })]);
  });
});

describe('one value', () => {
  const gates = [{ and: [{ var: 'p' }, { var: 'q' }] }, { or: [{ var: 'p' }, { var: 'q' }] }] as const;

  test('that both sides changed differently is a conflict: a gate is never a mix of both', () => {
    const base = [a];
    const mine = [entry('a', { when: gates[0] })];
    const theirs = [entry('a', { when: gates[1] })];
    const conflict = { address: `${at}/[a]/when`, base: null, mine: gates[0], theirs: gates[1] };
    expect(merged(base, mine, theirs).conflicts).toEqual([conflict]);
    expect(merged(base, mine, theirs, [{ address: conflict.address, value: 'isPPO' }]).entries).toEqual([
      entry('a', { when: 'isPPO' }),
    ]);
  });

  test('an element changed on one side and deleted on the other is a conflict of the element', () => {
    const mine = entry('a', { link: 'route:x' });
    expect(merged([a, b], [mine, b], [b]).conflicts).toEqual([
      { address: `${at}/[a]`, base: a, mine, theirs: null },
    ]);
    expect(merged([a, b], [mine, b], [b], [{ address: `${at}/[a]`, take: 'mine' }]).entries).toEqual([
      mine,
      b,
    ]);
    expect(merged([a, b], [mine, b], [b], [{ address: `${at}/[a]`, take: 'theirs' }]).entries).toEqual([b]);
  });

  test('merges a change of one side if the other side changed only other values', () => {
    const mine = entry('a', { link: 'route:x' });
    const theirs = entry('a', { icon: 'bell' });
    expect(merged([a], [mine], [theirs])).toEqual({
      entries: [entry('a', { link: 'route:x', icon: 'bell' })],
      conflicts: [],
    });
  });
});

test('the merged text is the text of the release with the edits of the draft', () => {
  const texts = (link: string, layout: string) => ({
    'config/addresses/links.json': `{ "links": {\n${layout}"a": "${link}",\n${layout}"b": "${layout}" } }\n`,
  });
  const { files } = mergeFiles({
    base: texts('one', ' '),
    mine: texts('two', ' '),
    theirs: texts('one', '   '),
  });
  expect(files).toEqual(texts('two', '   '));
});

test('reports a choice without a conflict', () => {
  const choice = { address: `${at}/[a]/link`, take: 'mine' } as const;
  const { needless } = mergeFiles(
    { base: menusFile([a]), mine: menusFile([a, b]), theirs: menusFile([a, c]) },
    [choice],
  );
  expect(needless).toEqual([choice.address]);
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const words = (en: string, es: string, pair: readonly [string, string]) => ({
  'locales/en/home.json': JSON.stringify({ home: { title: en } }),
  'locales/es/home.json': JSON.stringify({ home: { title: es } }),
  'locales/pairs.json': JSON.stringify({
    pairs: { 'locales/en/home.json#home/title': { en: hash(pair[0]), es: hash(pair[1]) } },
  }),
});
const pairIn = (files: Readonly<Record<string, string>>): unknown =>
  (JSON.parse(files['locales/pairs.json'] ?? '') as { pairs: Readonly<Record<string, unknown>> }).pairs[
    'locales/en/home.json#home/title'
  ];

describe('a pair of words', () => {
  const base = words('Claims', 'Reclamos', ['Claims', 'Reclamos']);
  const bothTheirs = words('Your claims', 'Sus reclamos', ['Your claims', 'Sus reclamos']);

  test('is the one for the merged texts', () => {
    const mine = { ...base, 'locales/en/help.json': '{}' };
    const { files, conflicts } = mergeFiles({ base, mine, theirs: bothTheirs });
    expect(conflicts).toEqual([]);
    expect(pairIn(files)).toEqual({ en: hash('Your claims'), es: hash('Sus reclamos') });
  });

  test('keeps the base’s pair when English changed on one side and Spanish on the other: the translation is outdated, without a conflict', () => {
    const mine = words('Claims', 'Las reclamaciones', ['Claims', 'Las reclamaciones']);
    const theirs = words('Your claims', 'Reclamos', ['Claims', 'Reclamos']);
    const { files, conflicts } = mergeFiles({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect([files['locales/en/home.json'], files['locales/es/home.json']]).toEqual([
      theirs['locales/en/home.json'],
      mine['locales/es/home.json'],
    ]);
    expect(pairIn(files)).toEqual({ en: hash('Claims'), es: hash('Reclamos') });
  });

  test('is that of the release if the draft changes operator settings only', () => {
    const settings = (pkce: boolean) => ({ 'config/environments.json': JSON.stringify({ pkce }) });
    const released = {
      ...words('Your claims', 'Reclamos', ['', '']),
      'locales/pairs.json': '{ "pairs": {} }\n',
    };
    const { files } = mergeFiles({
      ...{ base: { ...base, ...settings(true) }, mine: { ...base, ...settings(false) } },
      theirs: { ...released, ...settings(true) },
    });
    expect(files).toEqual({ ...released, ...settings(false) });
  });
});
