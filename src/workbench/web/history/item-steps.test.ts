import { expect, test } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { editsAt } from '../../../authoring/draft/history/edits-at.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { itemStep } from './item-steps.ts';

const places = {
  entry: 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[a]',
  words: { en: 'locales/en/home.json#home/items/a', es: 'locales/es/home.json#home/items/a' },
};
const edited = (file: string, from: string, to: string, files: SourceFiles = smallSource): SourceFiles => ({
  ...files,
  [file]: (files[file] ?? '').replace(from, to),
});
const stepOf = (before: SourceFiles, after: SourceFiles, ...referred: readonly string[]) => {
  const { entry, words } = places;
  const edits = editsAt(before, after, [words.en, words.es, entry, ...referred]).map(
    ({ address, expected, value }) => ({ address, before: expected, after: value }),
  );
  return itemStep(edits, places, ['medicare'], referred);
};
const summarize = (before: SourceFiles, after: SourceFiles) => {
  const { kind, rows } = stepOf(before, after);
  return {
    kind,
    rows: rows.map(({ name, before: was, after: is }) => [name.known, name.language, was, is]),
  };
};

test('a release lists the changed texts and link of an item, and nothing about others', () => {
  const after = edited(
    'locales/en/home.json',
    'Claims',
    'Your claims',
    edited('config/screens/home.json', 'route:a', 'link:two'),
  );
  expect(summarize(smallSource, after)).toEqual({
    kind: 'changed',
    rows: [
      ['title', 'en', 'Claims', 'Your claims'],
      ['link', undefined, 'route:a', 'link:two'],
    ],
  });
  expect(summarize(smallSource, edited('config/screens/home.json', 'route:b', 'link:two')).rows).toEqual([]);
});

test('an item that a release added or deleted is listed field by field, even with the whole screen', () => {
  const without = edited('config/screens/home.json', '{ "id": "a", "link": "route:a" }, ', '');
  expect(summarize(without, smallSource)).toEqual({
    kind: 'added',
    rows: [['link', undefined, null, 'route:a']],
  });
  const none = edited('config/screens/home.json', '"key": "home"', '"key": "house"');
  expect(summarize(smallSource, none)).toEqual({
    kind: 'removed',
    rows: [['link', undefined, 'route:a', null]],
  });
});

test('a release that changed only the link that an item refers to is in its history, with the name of the link', () => {
  const after = edited('config/addresses/links.json', 'one.example', 'new.example');
  expect(stepOf(smallSource, after, 'config/addresses/links.json#links/one')).toMatchObject({
    kind: 'referred',
    rows: [{ name: { written: 'one' }, before: 'https://one.example', after: 'https://new.example' }],
  });
  expect(summarize(smallSource, after).rows).toEqual([]);
});

test('a reference has the name of its vendor, or only its own name', () => {
  const before: SourceFiles = {
    ...smallSource,
    'config/addresses/pharmacies.json': '{ "vendors": { "other": { "costs": "https://one.example" } } }',
    'config/addresses/directory.json': '{ "base": "https://one.example" }',
  };
  const after = Object.fromEntries(
    Object.entries(before).map(([file, text]) => [file, text.replace('one.example', 'new.example')]),
  );
  const step = stepOf(
    before,
    after,
    'config/addresses/pharmacies.json#vendors/other/costs',
    'config/addresses/directory.json#base',
  );
  expect(step.rows.map(({ name }) => name.written)).toEqual(['other/costs', 'base']);
});
