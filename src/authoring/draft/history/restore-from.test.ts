import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { applyEdits } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import type { Choice } from '../merge/merge-values.ts';
import { valueAt } from '../value-at.ts';
import { restoredPlaces, restoreFrom } from './restore-from.ts';

type Edit = readonly [address: string, value: unknown];

const edited = (files: SourceFiles, ...edits: readonly Edit[]): SourceFiles =>
  edits.reduce<SourceFiles>((now, [address, value]) => {
    const applied = applyEdits(now, [{ address, expected: valueAt(now, address).value, value }]);
    if (!('files' in applied)) throw new Error(JSON.stringify(applied));
    return applied.files;
  }, files);

const a = `${items}/[a]`;
const home = 'config/screens/home.json#screens/[home]';
const texts = (language: string): string => `locales/${language}/home.json#home/items/a`;

const restored = (
  then: SourceFiles,
  now: SourceFiles,
  addresses: readonly string[],
  { without = [], choices = [] }: { without?: readonly string[]; choices?: readonly Choice[] } = {},
) => restoreFrom({ then, now, addresses, without, choices });

describe('what a release had', () => {
  const then = edited(smallSource, [`${a}/link`, 'link:one'], [`${items}/[c]`, { id: 'c', link: 'route:c' }]);
  const gone = edited(then, [a, null], [texts('en'), null], [texts('es'), null]);
  const later = edited(gone, [links.two, 'https://later.example'], [`${items}/@order`, ['c', 'b']]);

  test('is restored with its texts, its position and its references; later changes stay', () => {
    const now = edited(later, [links.one, null]);
    const { files, asked } = restored(then, now, [a]);
    expect(asked).toEqual([]);
    expect(
      editsBetween(now, files)
        .map(({ address }) => address)
        .sort(),
    ).toEqual(
      [
        links.one,
        `${items}/@order`,
        `${items}/[a]`,
        ...['locales/en/home.json#home/items', 'locales/es/home.json#home/items'].map((at) => `${at}/a`),
      ].sort(),
    );
    expect(valueAt(files, `${items}/@order`).value).toEqual(['a', 'c', 'b']);
    expect(valueAt(files, `${texts('es')}/title`).value).toBe('Reclamos');
  });

  test('is restored without the entries that the user leaves out', () => {
    const now = edited(later, [links.one, null]);
    expect(restoredPlaces({ then, now, addresses: [a], without: [] })).toEqual([a, links.one]);
    const { files } = restored(then, now, [a], { without: [links.one] });
    expect([valueAt(files, a).value, valueAt(files, links.one).value]).toEqual([
      { id: 'a', link: 'link:one' },
      null,
    ]);
  });

  test('is restored with its screen if the screen was deleted too', () => {
    const now = edited(later, [home, null]);
    expect(restoredPlaces({ then, now, addresses: [a], without: [] })).toEqual([home]);
    expect(valueAt(restored(then, now, [a]).files, home).value).toEqual(valueAt(then, home).value);
  });

  test('is restored with the screen that it opens', () => {
    const other = { key: 'other', blocks: [] };
    const both = edited(
      then,
      ['config/screens/home.json#screens/[other]', other],
      [`${a}/link`, 'route:other'],
    );
    const now = edited(both, [a, null], ['config/screens/home.json#screens/[other]', null]);
    expect(valueAt(restored(both, now, [a]).files, 'config/screens/home.json#screens/[other]').value).toEqual(
      other,
    );
  });

  test('needs a choice if it exists today with another value', () => {
    const now = edited(then, [`${a}/link`, 'route:new'], [`${texts('en')}/title`, 'Bills']);
    const { files, asked } = restored(then, now, [a]);
    expect(files).toEqual(now);
    expect(asked.map(({ address, mine, theirs }) => [address, mine, theirs])).toEqual([
      [`${a}/link`, 'link:one', 'route:new'],
      [`${texts('en')}/title`, 'Claims', 'Bills'],
    ]);
    const choices: readonly Choice[] = [
      { address: `${a}/link`, take: 'mine' },
      { address: `${texts('en')}/title`, take: 'theirs' },
    ];
    const decided = restored(then, now, [a], { choices });
    expect(decided.asked).toEqual([]);
    expect(valueAt(decided.files, `${a}/link`).value).toBe('link:one');
    expect(valueAt(decided.files, `${texts('en')}/title`).value).toBe('Bills');
  });
});

/** The reference: links by name, items in order with the link that they refer to, and their texts. */
interface Model {
  readonly links: Readonly<Record<string, string>>;
  readonly items: readonly { readonly id: string; readonly link: string; readonly title: string }[];
}

const filesOf = ({ links: own, items: all }: Model): SourceFiles => ({
  'config/addresses/links.json': JSON.stringify({ links: own }),
  'config/screens/home.json': JSON.stringify({
    screens: [
      {
        key: 'home',
        blocks: [{ type: 'linkCards', id: 'cards', items: all.map(({ id, link }) => ({ id, link })) }],
      },
    ],
  }),
  ...Object.fromEntries(
    ['en', 'es'].map((language) => [
      `locales/${language}/home.json`,
      JSON.stringify({
        home: {
          items: Object.fromEntries(all.map(({ id, title }) => [id, { title: `${title} ${language}` }])),
        },
      }),
    ]),
  ),
});

const names = ['a', 'b', 'c', 'd'];
const model: fc.Arbitrary<Model> = fc.record({
  links: fc.dictionary(fc.constantFrom('one', 'two'), fc.constantFrom('route:x', 'route:y')),
  items: fc.shuffledSubarray(names).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          link: fc.constantFrom('link:one', 'link:two', 'link:one', 'link:two', 'route:z'),
          title: fc.constantFrom('Claims', 'Bills'),
        }),
      ),
    ),
  ),
});

/** Where the item goes: after the nearest earlier one of the release that is still there. */
const placed = (then: Model, now: Model, id: string): readonly string[] => {
  const order = now.items.map((one) => one.id);
  const before = then.items
    .map((one) => one.id)
    .slice(
      0,
      then.items.findIndex((one) => one.id === id),
    );
  const last = before.findLast((one) => order.includes(one));
  return order.toSpliced(last === undefined ? 0 : order.indexOf(last) + 1, 0, id);
};

test('in 500 random cases, a deleted item is restored as a simple model predicts', () => {
  const counts = { restored: 0, withLink: 0 };
  fc.assert(
    fc.property(model, model, fc.constantFrom(...names), (then, now, id) => {
      const own = then.items.find((one) => one.id === id);
      fc.pre(!now.items.some((one) => one.id === id));
      if (!own) return fc.pre(false);
      const link = own.link.replace('link:', '');
      const isLinkBack = then.links[link] !== undefined && now.links[link] === undefined;
      counts.restored += 1;
      if (isLinkBack) counts.withLink += 1;
      const expected = filesOf({
        links: isLinkBack ? { ...now.links, [link]: then.links[link] ?? '' } : now.links,
        items: placed(then, now, id).map((one) => now.items.find((other) => other.id === one) ?? own),
      });
      const { files, asked } = restored(filesOf(then), filesOf(now), [`${items}/[${id}]`]);
      expect(asked).toEqual([]);
      expect(editsBetween(files, expected)).toEqual([]);
    }),
    { seed: 42, numRuns: 500 },
  );
  expect(counts.withLink).toBeGreaterThan(50);
  expect(counts.restored).toBe(500);
});
