import * as jsonc from 'jsonc-parser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { random, type Random } from '../../../tests/config/random.ts';
import { editedSeparately } from '../../../tests/support/authoring/separate-edits.ts';
import { frozenSource } from '../../../tests/support/config/frozen-config.ts';
import { changedFiles } from '../../../tests/workbench/random-files.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { applyEdits, type DraftEdit } from './apply-edits.ts';
import { editsBetween } from './find-edits.ts';
import * as shapes from './shape.ts';

const seeds = 60;

const source = frozenSource();
const some = ['screens/claims', 'screens/home', 'site/menus', 'rules/plans', 'rules/waivers', 'en/claims'];
const shipped: SourceFiles = Object.fromEntries(
  Object.entries(source).filter(([file]) => some.some((name) => file.endsWith(`${name}.json`))),
);

/** The same value in a layout that nobody would choose. */
const scattered = (chance: Random, value: unknown, depth = 0): string => {
  const space = (): string => chance.pick(['', '', ' ', '\n', `\n${' '.repeat(depth)}`, '\t', '\r\n  ']);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inside = Array.isArray(value)
    ? value.map((one: unknown) => scattered(chance, one, depth + 1))
    : Object.entries(value).map(
        ([name, one]) => `${JSON.stringify(name)}${space()}:${space()}${scattered(chance, one, depth + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const body = inside.map((one) => space() + one + space()).join(',');
  return `${open}${body}${inside.length === 0 ? space() : ''}${close}`;
};

const layouts: readonly ((chance: Random, text: string) => string)[] = [
  (_, text) => text,
  (_, text) => JSON.stringify(JSON.parse(text)),
  (_, text) => JSON.stringify(JSON.parse(text), null, 3),
  (chance, text) => `${chance.pick(['', '\n  '])}${scattered(chance, JSON.parse(text))}\n`,
];

/** Edits from one random state of the files to the next, several times. */
const randomEdits = (seed: number) => {
  const chance = random(seed);
  const files = Object.fromEntries(
    Object.entries(shipped).map(([file, text]) => [file, chance.pick(layouts)(chance, text)]),
  );
  const edits: DraftEdit[] = [];
  let before: SourceFiles = files;
  for (let rounds = 1 + chance.below(5); rounds > 0; rounds -= 1) {
    const after = changedFiles(before, seed + rounds * 7_919, 1 + chance.below(9));
    edits.push(...editsBetween(before, after));
    before = after;
  }
  return { files, edits };
};

describe('many edits at once', () => {
  test('give the same bytes as when they are applied one after the other, in any layout', () => {
    let count = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { files, edits } = randomEdits(seed);
      const applied = applyEdits(files, edits);
      expect(applied, `seed ${seed}`).toHaveProperty('files');
      expect('files' in applied && applied.files, `seed ${seed}`).toEqual(editedSeparately(files, edits));
      count += edits.length;
    }
    expect(count).toBeGreaterThan(seeds * 10);
  });

  const file = 'config/screens/claims.json';
  const items = `${file}#screens/[claims]/blocks/[forms]/items`;
  const grown = (cards: number): SourceFiles => {
    const card = (at: number) => ({ id: `card${at}`, link: 'route:home' });
    const blocks = [
      { type: 'linkCards', id: 'forms', items: Array.from({ length: cards }, (_, at) => card(at)) },
    ];
    return { [file]: `${JSON.stringify({ screens: [{ key: 'claims', blocks }] }, null, 2)}\n` };
  };
  const edit = (at: number): readonly DraftEdit[] => [
    { address: `${items}/[card${at}]/link`, expected: 'route:home', value: 'route:help' },
    { address: `${items}/[new${at}]`, expected: null, value: { id: `new${at}`, link: 'route:help' } },
    { address: `${items}/[new${at}]/icon`, expected: null, value: 'alert' },
    { address: `${items}/[card${at}]`, expected: { id: `card${at}`, link: 'route:help' }, value: null },
  ];
  // Modules of their own, which count what they look at.
  const countingModules = async () => {
    const work = { parsed: 0, elements: 0 };
    vi.doMock('jsonc-parser', () => ({
      ...jsonc,
      parseTree: (text: string) => {
        work.parsed += text.length;
        return jsonc.parseTree(text);
      },
    }));
    vi.doMock('./shape.ts', () => ({
      ...shapes,
      identitiesOf: (list: shapes.Shape | undefined, value: unknown) => {
        work.elements += Array.isArray(value) ? value.length : 0;
        return shapes.identitiesOf(list, value);
      },
    }));
    vi.resetModules();
    return { work, ...(await import('./apply-edits.ts')) };
  };

  afterEach(() => {
    vi.doUnmock('jsonc-parser');
    vi.doUnmock('./shape.ts');
    vi.resetModules();
  });

  test('parse the file once, and look at each element of a list once', async () => {
    const { work, applyEdits: apply } = await countingModules();
    for (const cards of [500, 5_000])
      for (const count of [4, 40, 400, 2_000]) {
        const files = grown(cards);
        const edits = Array.from({ length: count / 4 }, (_, at) => edit(at)).flat();
        Object.assign(work, { parsed: 0, elements: 0 });
        expect(apply(files, edits)).toHaveProperty('files');
        const size = files[file]?.length ?? 0;
        expect(work.parsed).toBeGreaterThanOrEqual(size - 1);
        expect(work.parsed).toBeLessThanOrEqual(size + JSON.stringify(edits).length);
        // The list of screens and that of blocks have one element each.
        expect(work.elements).toBe(cards + 2);
      }
  });

  test('report one conflict for each address, even if it is spelled differently', () => {
    const wrong = (address: string): DraftEdit => ({ address, expected: 'x', value: 'y' });
    const applied = applyEdits(grown(2), [`${file}#`, `${file}#`, `${file}#a~2`, `${file}#a[`].map(wrong));
    expect('changed' in applied && applied.changed.map(({ address }) => address)).toEqual([
      `${file}#`,
      `${file}#a~2`,
    ]);
  });
});
