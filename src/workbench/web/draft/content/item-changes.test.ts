import { frozenSource } from '../../../../../tests/support/config/frozen-config.ts';
import { randomFileEdit } from '../../../../../tests/support/config/random-file-edits.ts';
import { expect, test } from 'vitest';
import { addressAt } from '../../../../authoring/draft/address-at.ts';
import { deletionsBetween } from '../../../../authoring/draft/history/deletions.ts';
import { parseDocument, sourceDocuments } from '../../../../config/files/parse-document.ts';
import { sourceOf } from '../../../../config/files/source.ts';
import { itemChanges } from './item-changes.ts';
import { gateNames, conditionLabels } from './condition-labels.ts';
import { textParts } from './text-parts.ts';

const files = frozenSource();
const edited = (...edits: readonly (readonly [place: string, from: string, to: string])[]) =>
  edits.reduce((after, [file, from, to]) => {
    const text = after[file] ?? '';
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    return { ...after, [file]: text.replace(from, to) };
  }, files);
const summaryOf = (after: typeof files) =>
  itemChanges(files, after).map(({ kind, ids, key, rows }) => ({
    kind,
    what: ids.length > 0 ? ids.join(' ') : key,
    rows: rows
      .filter(({ isUnchanged }) => !isUnchanged)
      .map(({ name, before, after: value }) => [
        name.known ?? name.written,
        name.variant ?? '',
        name.language ?? '',
        before,
        value,
      ]),
  }));

test('texts in both languages and the link of one item are one change', () => {
  const after = edited(
    ['locales/en/claims.json', '"content": "A form of your plan."', '"content": "A form of your own plan."'],
    ['locales/es/claims.json', '"planForms": {', '"planForms": { "medicareContent": "Otro.",'],
    [
      'config/screens/claims.json',
      '"link": "member:claimsForms"',
      '"link": "route:claims", "medicareLink": "route:help"',
    ],
  );
  expect(summaryOf(after)).toEqual([
    {
      kind: 'changed',
      what: 'claims/forms/planForms',
      rows: [
        ['content', '', 'en', 'A form of your plan.', 'A form of your own plan.'],
        ['content', 'medicare', 'es', null, 'Otro.'],
        ['link', '', '', 'member:claimsForms', 'route:claims'],
        ['link', 'medicare', '', null, 'route:help'],
      ],
    },
  ]);
});

test('a changed text is shown with the unchanged text of the other language', () => {
  const after = edited([
    'locales/en/claims.json',
    '"content": "A form of your plan."',
    '"content": "A form of your own plan."',
  ]);
  const rows = itemChanges(files, after).flatMap((change) => change.rows);
  const [english, spanish, ...others] = rows.filter(({ name }) => name.known === 'content');
  expect(english).toMatchObject({ name: { language: 'en' }, after: 'A form of your own plan.' });
  expect(spanish).toMatchObject({ name: { language: 'es' }, isUnchanged: true });
  expect(spanish?.before).toBe(spanish?.after);
  expect(typeof spanish?.after).toBe('string');
  expect(others).toEqual([]);
});

test('a new card is listed field by field, an order under its block', () => {
  const after = edited(
    [
      'config/screens/claims.json',
      '{ "id": "medicalReimbursement",',
      '{ "id": "brandNew", "icon": "pill" },\n            { "id": "medicalReimbursement",',
    ],
    [
      'locales/en/claims.json',
      '"forms": { "title": "Claim forms" },',
      '"forms": { "title": "Claim forms" }, "brandNew": { "title": "New" },',
    ],
  );
  const [block, card] = summaryOf(after);
  expect(block).toMatchObject({
    kind: 'changed',
    what: 'claims/forms',
    rows: [['@order', '', '', expect.anything(), expect.anything()]],
  });
  expect(card).toMatchObject({ kind: 'added', what: 'claims/forms/brandNew' });
  expect(card?.rows).toContainEqual(['title', '', 'en', null, 'New']);
});

test('a deleted block and its contents are separate changes, with their names', () => {
  const file = 'config/screens/home.json';
  const home = JSON.parse(files[file] ?? '') as {
    screens: { key: string; blocks: { id?: string }[] }[];
  };
  const words = JSON.parse(files['locales/en/home.json'] ?? '') as {
    home: { items: Record<string, unknown> };
  };
  for (const screen of home.screens) screen.blocks = screen.blocks.filter(({ id }) => id !== 'noCoverage');
  delete words.home.items['noCoverage'];
  delete words.home.items['askAboutCoverage'];
  const after = { ...files, [file]: JSON.stringify(home), 'locales/en/home.json': JSON.stringify(words) };
  const gone = summaryOf(after).filter(({ kind }) => kind === 'removed');
  expect(gone.map(({ what }) => what)).toEqual(['home/noCoverage', 'home/noCoverage/askAboutCoverage']);
  expect(gone[0]?.rows.map(([name]) => name)).toEqual(expect.arrayContaining(['content', 'type', 'tone']));
  expect(gone[1]?.rows).toMatchObject([['label', '', 'en', 'Ask about coverage', null]]);
});

test('a value outside of items has its file and name; a shared block has all its positions', () => {
  const after = edited(
    ['config/rules/rules.json', '"says": { "en": "', '"says": { "en": "perhaps '],
    ['locales/en/shared.json', '"Pay now"', '"Pay today"'],
  );
  const changes = summaryOf(after);
  expect(changes.map(({ what }) => what)).toEqual([
    expect.stringContaining('/payNow'),
    expect.stringContaining('config/rules/rules.json#rules/'),
  ]);
  expect(changes[0]?.what.split(' ').length).toBeGreaterThan(1);
});

test('a named value is listed by language, without pairs that stay confirmed', () => {
  const file = 'config/site/values.json';
  const pairs = 'locales/pairs.json';
  const line = (files[pairs] ?? '').split('\n').find((one) => one.includes('nurseLineHours'));
  if (line === undefined) throw new Error('no pair speaks of the hours of the nurse line');
  const after = edited(
    [file, '5 pm to 8 am on weekdays', '6 pm to 8 am on weekdays'],
    [file, 'entre semana', 'de lunes a viernes'],
    [pairs, line, line.replace(/"[0-9a-f]{8}/, '"00000000')],
  );
  const [change] = itemChanges(files, after);
  expect(change?.key).toBe(`${file}#values/nurseLineHours`);
  expect(change?.rows.map(({ name }) => [name.language, name.written])).toEqual([
    ['en', ''],
    ['es', ''],
  ]);
});

test('deleted, added and unchanged texts are compared word by word', () => {
  expect(textParts('One two', 'One three')).toEqual([
    { kind: 'same', text: 'One ' },
    { kind: 'gone', text: 'two' },
    { kind: 'new', text: 'three' },
  ]);
});

test('gates by name have their labels; an expression has no names', () => {
  const { conditions, variants } = conditionLabels(files);
  expect(conditions.get('isMedicare')?.es).toMatch(/Medicare/);
  expect([...variants.keys()][0]).toBe('egwp');
  expect([
    gateNames(undefined),
    gateNames('a'),
    gateNames(['a', 'b']),
    gateNames({ '!': { var: 'a' } }),
  ]).toEqual([[], ['a'], ['a', 'b'], undefined]);
});

test('a line and column of a file map to the address at that position', () => {
  const file = 'config/screens/claims.json';
  const lines = (files[file] ?? '').split('\n');
  const line = lines.findIndex((text) => text.includes('"planForms"'));
  const column = (lines[line] ?? '').indexOf('member:') + 1;
  expect(addressAt(parseDocument(file, files[file] ?? ''), line + 1, column)).toBe(
    `${file}#screens/[claims]/blocks/[forms]/items/[planForms]/link`,
  );
  expect(addressAt(parseDocument(file, '{ broken'), 1, 3)).toBe(`${file}#`);
});

test('the server finds the same deletions as a comparison shows, in 60 random changes', () => {
  let documents = sourceDocuments(files);
  let found = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const before = sourceOf(documents);
    documents = randomFileEdit(documents, seed).documents;
    const after = sourceOf(documents);
    const removed = itemChanges(before, after).filter(({ kind }) => kind === 'removed');
    const deletions = deletionsBetween(before, after);
    found += deletions.length;
    const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).toSorted();
    expect(keys(deletions), `seed ${String(seed)}`).toEqual(keys(removed));
    for (const { key, item } of deletions) {
      const placed = removed.find((one) => one.key === key)?.item;
      const line = placed && [placed.node, ...placed.above.toReversed()].map(({ id }) => id);
      expect(item?.map(({ id }) => id)).toEqual(line);
    }
  }
  expect(found).toBeGreaterThan(5);
});
