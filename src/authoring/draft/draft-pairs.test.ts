import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sourceOf } from '../../config/files/source.ts';
import { sourceDocuments } from '../../config/files/parse-document.ts';
import { applyEdits } from './apply-edits.ts';
import { pairEdits, withPairs } from './draft-pairs.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const pair = (en: string, es: string) => ({ en: hash(en), es: hash(es) });

const source = (en: string, es: string, confirmed: object | null = pair('Claims', 'Reclamos')) =>
  sourceDocuments({
    'locales/en/home.json': JSON.stringify({ home: { title: en } }),
    'locales/es/home.json': JSON.stringify({ home: { title: es } }),
    ...(confirmed && {
      'locales/pairs.json': JSON.stringify({ pairs: { 'locales/en/home.json#home/title': confirmed } }),
    }),
  });

const address = 'locales/pairs.json#pairs/locales~1en~1home.json#home~1title';
const base = source('Claims', 'Reclamos');

test('a change of only the English text does not change the pair, so the translation is outdated', () => {
  expect(pairEdits(base, base, source('Your claims', 'Reclamos'))).toEqual([]);
});

test('two texts edited one after the other in a draft form a pair', () => {
  const before = source('Your claims', 'Reclamos');
  const after = source('Your claims', 'Sus reclamos');
  expect(pairEdits(base, before, after)).toEqual([
    { address, expected: pair('Claims', 'Reclamos'), value: pair('Your claims', 'Sus reclamos') },
  ]);
});

test('a translation is outdated after its English changes again, however often', () => {
  const written = pair('Your claims', 'Sus reclamos');
  const both = source('Your claims', 'Sus reclamos', written);
  const again = source('All your claims', 'Sus reclamos', written);
  expect(pairEdits(base, both, again)).toEqual([]);
  expect(pairEdits(base, again, source('Every claim', 'Sus reclamos', written))).toEqual([]);
  expect(pairEdits(base, again, source('All your claims', 'Cada reclamo', written))).toMatchObject([
    { value: pair('All your claims', 'Cada reclamo') },
  ]);
});

test('a Spanish text that was edited before its English must be confirmed by an editor', () => {
  const before = source('Claims', 'Sus reclamos');
  expect(pairEdits(base, before, source('Your claims', 'Sus reclamos'))).toEqual([]);
});

test('restoring both texts restores the pair', () => {
  const written = pair('Your claims', 'Sus reclamos');
  const before = source('Claims', 'Sus reclamos', written);
  const after = source('Claims', 'Reclamos', written);
  expect(pairEdits(base, before, after)).toEqual([
    { address, expected: written, value: pair('Claims', 'Reclamos') },
  ]);
});

test('a deleted text loses its pair, and so does a new text after undo', () => {
  const none = sourceDocuments({
    'locales/en/home.json': '{"home":{}}',
    'locales/es/home.json': '{"home":{}}',
    'locales/pairs.json': '{"pairs":{}}',
  });
  const written = source('New', 'Nuevo', pair('New', 'Nuevo'));
  const gone = [
    ...none.filter(({ file }) => file !== 'locales/pairs.json'),
    ...written.filter(({ file }) => file === 'locales/pairs.json'),
  ];
  expect(pairEdits(none, written, gone)).toEqual([{ address, expected: pair('New', 'Nuevo'), value: null }]);
});

test('a text gets its old pair back when its changes are undone in both languages', () => {
  const written = pair('Your claims', 'Sus reclamos');
  const before = source('Your claims', 'Sus reclamos', written);
  const after = source('Your claims', 'Reclamos', written);
  expect(pairEdits(base, before, after)).toEqual([
    { address, expected: written, value: pair('Claims', 'Reclamos') },
  ]);
});

test('a pair that an editor confirmed stays; without confirmed translations, no pair is written', () => {
  const byHand = source('Your claims', 'Sus reclamos', pair('Claims', 'Sus reclamos'));
  expect(pairEdits(base, base, byHand)).toEqual([]);
  const without = source('Claims', 'Reclamos', null);
  expect(
    pairEdits(without, without, sourceDocuments({ 'locales/en/home.json': '{"home":{"title":"x"}}' })),
  ).toEqual([]);
});

test('edits of both texts add the edit of their pair; the check reports texts that cannot be a pair', () => {
  const before = sourceOf(base);
  const edit = (language: string, expected: string, value: string) => ({
    address: `locales/${language}/home.json#home/title`,
    expected,
    value,
  });
  const applied = applyEdits(before, [
    edit('en', 'Claims', 'Your claims'),
    edit('es', 'Reclamos', 'Sus reclamos'),
  ]);
  if (!('files' in applied)) throw new Error('not applied');
  const made = withPairs(before, before, applied);
  expect(made.edits.map((one) => one.address)).toEqual([
    'locales/en/home.json#home/title',
    'locales/es/home.json#home/title',
    address,
  ]);
  expect(made.files['locales/pairs.json']).toContain(hash('Sus reclamos'));
});
