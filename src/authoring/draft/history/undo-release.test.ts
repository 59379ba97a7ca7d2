import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { applyEdits } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { sameJson } from '../json-value.ts';
import { type Choice } from '../merge/merge-values.ts';
import { valueAt } from '../value-at.ts';
import { undoRelease } from './undo-release.ts';

type Edit = readonly [address: string, value: unknown];

const edited = (files: SourceFiles, ...edits: readonly Edit[]): SourceFiles =>
  edits.reduce<SourceFiles>((now, [address, value]) => {
    const applied = applyEdits(now, [{ address, expected: valueAt(now, address).value, value }]);
    if (!('files' in applied)) throw new Error(JSON.stringify(applied));
    return applied.files;
  }, files);

const undo = (
  [before, after, now]: readonly [SourceFiles, SourceFiles, SourceFiles],
  addresses?: readonly string[],
  choices: readonly Choice[] = [],
) => undoRelease({ before, after, now, addresses, choices });

const orderOf = (files: SourceFiles): unknown => valueAt(files, `${items}/@order`).value;

const title = 'locales/en/home.json#home/items/a/title';
const element = { id: 'a', link: 'link:one' };

describe('one change of an older release', () => {
  const first = edited(smallSource, [links.one, 'https://wrong.example'], [title, 'Bills']);
  const now = [2, 3, 4, 5, 6].reduce(
    (files, number) => edited(files, [links.two, `https://release${number}.example`]),
    first,
  );

  test('is undone without affecting five later releases or the other changes of the release', () => {
    const { files, asked } = undo([smallSource, first, now], [links.one]);
    expect(asked).toEqual([]);
    expect(files).toEqual(edited(now, [links.one, 'https://one.example']));
  });

  test('needs a choice if its value was changed later, and is undone or kept as chosen', () => {
    const later = edited(now, [links.one, 'https://later.example']);
    const { asked } = undo([smallSource, first, later], [links.one]);
    expect(asked).toEqual([
      {
        ...{ address: links.one, base: 'https://wrong.example' },
        ...{ mine: 'https://one.example', theirs: 'https://later.example' },
      },
    ]);
    const by = (take: 'mine' | 'theirs') =>
      valueAt(undo([smallSource, first, later], [links.one], [{ address: links.one, take }]).files, links.one)
        .value;
    expect([by('mine'), by('theirs')]).toEqual(['https://one.example', 'https://later.example']);
  });

  test('can be the whole release', () => {
    expect(undo([smallSource, first, first]).files).toEqual(smallSource);
  });
});

describe('a deleted item', () => {
  const begin = edited(
    smallSource,
    [`${items}/[a]/link`, 'link:one'],
    [`${items}/[c]`, { id: 'c', link: 'route:c' }],
  );
  const after = edited(
    begin,
    [`${items}/[a]`, null],
    ['locales/en/home.json#home/items/a', null],
    ['locales/es/home.json#home/items/a', null],
    [`${items}/@order`, ['c', 'b']],
  );

  test('is restored with its texts in both languages at its position, and the later order of the others stays', () => {
    const { files, asked } = undo([begin, after, after], [`${items}/[a]`]);
    expect(asked).toEqual([]);
    expect(orderOf(files)).toEqual(['a', 'c', 'b']);
    expect(valueAt(files, `${items}/[a]`).value).toEqual(element);
    expect([title, title.replace('/en/', '/es/')].map((at) => valueAt(files, at).value)).toEqual([
      'Claims',
      'Reclamos',
    ]);
  });

  test('is restored with the link that it refers to, if a later release deleted the link', () => {
    const now = edited(after, [links.one, null]);
    const { files, asked } = undo([begin, after, now], [`${items}/[a]`]);
    expect(asked).toEqual([]);
    expect(valueAt(files, links.one).value).toBe('https://one.example');
  });

  test('a deleted link is restored in the items that the same release removed it from', () => {
    const without = edited(
      begin,
      [links.one, null],
      [`${items}/[a]/link`, 'route:a'],
      [`${items}/[c]/link`, 'route:d'],
    );
    const { files } = undo([begin, without, without], [links.one]);
    expect(editsBetween(files, edited(begin, [`${items}/[c]/link`, 'route:d']))).toEqual([]);
  });
});

type Item = Readonly<Record<string, string>> | undefined;

/** The reference: links and items by name, as plain values. */
interface Model {
  readonly links: Readonly<Record<string, string>>;
  readonly items: Readonly<Record<string, Item>>;
}

const filesOf = ({ links: all, items: own }: Model): SourceFiles => ({
  'config/addresses/links.json': JSON.stringify({ links: all }),
  'config/screens/home.json': JSON.stringify({
    screens: [
      {
        key: 'home',
        blocks: [
          {
            ...{ type: 'linkCards', id: 'cards' },
            items: Object.entries(own).flatMap(([id, fields]) => (fields ? [{ id, ...fields }] : [])),
          },
        ],
      },
    ],
  }),
});

const without = <Value>(all: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));

interface Step {
  readonly on: 'link' | 'item';
  readonly name: string;
  readonly field: string;
  readonly value: string | undefined;
}

const taken = (model: Model, { on, name, field, value }: Step): Model => {
  if (on === 'link')
    return {
      ...model,
      links: value === undefined ? without(model.links, name) : { ...model.links, [name]: value },
    };
  const fields = value === undefined ? undefined : { ...model.items[name], [field]: value };
  return { ...model, items: fields ? { ...model.items, [name]: fields } : without(model.items, name) };
};

const conflict = Symbol('conflict');

/** What undoing leads to for one value, or for an item field by field. */
const undoneValue = (before: unknown, after: unknown, now: unknown): unknown => {
  if (sameJson(after, now)) return before;
  if (sameJson(before, now) || sameJson(before, after)) return now;
  return conflict;
};

const undoneItem = (before: Item, after: Item, now: Item): unknown => {
  const whole = undoneValue(before, after, now);
  if (whole !== conflict || !before || !now) return whole;
  const names = new Set([before, after ?? {}, now].flatMap((one) => Object.keys(one)));
  const fields = [...names].map(
    (name) => [name, undoneValue(before[name], after?.[name], now[name])] as const,
  );
  return fields.some(([, value]) => value === conflict)
    ? conflict
    : Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

const name = fc.constantFrom('a', 'b', 'c');
const step: fc.Arbitrary<Step> = fc.record({
  on: fc.constantFrom('link', 'item'),
  name,
  field: fc.constantFrom('link', 'icon'),
  value: fc.option(fc.constantFrom('route:x', 'route:y', 'route:z'), { nil: undefined, freq: 4 }),
});
const releases = fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 6, maxLength: 6 });

const sorted = (files: SourceFiles): unknown => {
  const list = valueAt(files, items).value as readonly { readonly id: string }[];
  return [
    valueAt(files, 'config/addresses/links.json#links').value,
    Object.fromEntries(list.map((one) => [one.id, one])),
  ];
};

test('in 500 random cases, undoing one value of one of six releases gives the result of a simple model', () => {
  const begin: Model = {
    links: { a: 'route:x', b: 'route:y' },
    items: { a: { link: 'route:x' }, b: { link: 'route:y', icon: 'route:z' } },
  };
  const counts = { undone: 0, asked: 0 };
  fc.assert(
    fc.property(
      releases,
      fc.nat(5),
      fc.constantFrom('link' as const, 'item' as const),
      name,
      (all, at, on, of) => {
        const chain = all.reduce<readonly Model[]>(
          (made, steps) => [...made, steps.reduce(taken, made.at(-1) ?? begin)],
          [begin],
        );
        const three = [chain[at], chain[at + 1], chain.at(-1)] as readonly [Model, Model, Model];
        const [before, after, now] = three;
        const expected =
          on === 'link'
            ? undoneValue(...(three.map(({ links: own }) => own[of]) as [unknown, unknown, unknown]))
            : undoneItem(before.items[of], after.items[of], now.items[of]);
        const address = on === 'link' ? `config/addresses/links.json#links/${of}` : `${items}/[${of}]`;
        const { files, asked } = undo([filesOf(before), filesOf(after), filesOf(now)], [address]);
        if (expected === conflict) {
          counts.asked += 1;
          expect(asked.length).toBeGreaterThan(0);
          expect(asked.every((one) => one.address.startsWith(address))).toBe(true);
          return;
        }
        counts.undone += 1;
        expect(asked).toEqual([]);
        const model =
          on === 'link'
            ? {
                ...now,
                links: {
                  ...without(now.links, of),
                  ...(expected !== undefined && { [of]: expected as string }),
                },
              }
            : {
                ...now,
                items: {
                  ...without(now.items, of),
                  ...(expected !== undefined && { [of]: expected as Item }),
                },
              };
        expect(sorted(files)).toEqual(sorted(filesOf(model)));
      },
    ),
    { seed: 42, numRuns: 500 },
  );
  expect(Object.values(counts).every((count) => count > 50)).toBe(true);
});
