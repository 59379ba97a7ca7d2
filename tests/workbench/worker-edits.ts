import type { SourceFiles } from '../../src/config/files/source.ts';
import type { Random } from '../config/random.ts';

/** The text of a file after an edit in a browser; null if the file is deleted. */
export interface TypedText {
  readonly file: string;
  readonly text: string | null;
}

type Edit = (chance: Random, files: SourceFiles, shipped: SourceFiles) => TypedText;

/**
 * Texts of a file's fields with this ending of their names, each with its place in the text; names alone
 * where `ending` is empty.
 */
const fieldsIn = (text: string, ending: string): readonly { readonly at: number; readonly value: string }[] =>
  [...text.matchAll(/"([\w$]+)": "((?:[^"\\]|\\.)*)"/g)].flatMap((found) => {
    const [whole, name = '', value = ''] = found;
    return name.toLowerCase().endsWith(ending) && name !== '$schema'
      ? [{ at: found.index + whole.length - value.length - 1, value }]
      : [];
  });

const placesOf = (files: SourceFiles, folder: string, ending: string): readonly string[] =>
  Object.keys(files).filter(
    (file) => file.startsWith(folder) && fieldsIn(files[file] ?? '', ending).length > 0,
  );

/** Writes another value into a random field of a random file; the old value is handed over. */
const write =
  (
    folder: string,
    ending: string,
    other: (chance: Random, old: string, files: SourceFiles) => string,
  ): Edit =>
  (chance, files, shipped) => {
    const places = placesOf(files, folder, ending);
    if (places.length === 0) return back(chance, files, shipped);
    const file = chance.pick(places);
    const text = files[file] ?? '';
    const { at, value } = chance.pick(fieldsIn(text, ending));
    return { file, text: text.slice(0, at) + other(chance, value, files) + text.slice(at + value.length) };
  };

/** A value from another field of the same kind: of the right type, but possibly invalid at this position. */
const fromElsewhere =
  (folder: string, ending: string) =>
  (chance: Random, old: string, files: SourceFiles): string => {
    const others = placesOf(files, folder, ending).flatMap((file) =>
      fieldsIn(files[file] ?? '', ending).map(({ value }) => value),
    );
    return chance.pick([...others, old]);
  };

const typed: Edit = (chance, files) => {
  const file = chance.pick(Object.keys(files));
  const text = files[file] ?? '';
  const at = chance.below(text.length);
  return { file, text: text.slice(0, at) + chance.pick(['', '{', 'x', '"', ' ']) + text.slice(at + 1) };
};

const back: Edit = (chance, files, shipped) => {
  const places = Object.keys(shipped).filter((file) => files[file] !== shipped[file]);
  const file = chance.pick(places.length > 0 ? places : Object.keys(shipped));
  return { file, text: shipped[file] ?? null };
};

const listsIn = (value: unknown): readonly unknown[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) && value.some((one) => typeof one === 'object') ? [value, ...below] : below;
};

/** Changes the value of a random file below a folder; a file that is broken stays as it is. */
const inValue =
  (folder: string, change: (chance: Random, value: unknown, files: SourceFiles) => void): Edit =>
  (chance, files) => {
    const found = Object.keys(files).filter((one) => one.startsWith(folder));
    const file = chance.pick(found.length > 0 ? found : Object.keys(files));
    const text = files[file] ?? '';
    try {
      const value = JSON.parse(text) as unknown;
      change(chance, value, files);
      return { file, text: `${JSON.stringify(value, null, 2)}\n` };
    } catch {
      return { file, text };
    }
  };

/** Changes a random list of elements of a file of screens, menus, variants or constraints. */
const inList = (change: (chance: Random, list: unknown[]) => void): Edit =>
  inValue('config/', (chance, value) => {
    const lists = listsIn(value);
    if (lists.length > 0) change(chance, chance.pick(lists));
  });

type Fields = Record<string, unknown>;

const partsIn = (value: unknown): readonly Fields[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(partsIn);
  return Array.isArray(value) ? below : [value as Fields, ...below];
};

const namesUnder = (files: SourceFiles, file: string, field: string): readonly string[] => {
  try {
    return Object.keys((JSON.parse(files[file] ?? '') as Readonly<Record<string, object>>)[field] ?? {});
  } catch {
    return [];
  }
};

/** A condition of rules and facts; some conditions fit nowhere. */
const condition = (chance: Random, files: SourceFiles): unknown => {
  const names = [
    ...namesUnder(files, 'config/rules/rules.json', 'rules'),
    ...namesUnder(files, 'config/rules/facts.json', 'facts'),
    'isLoggedIn',
  ];
  const [one, other] = [chance.pick(names), chance.pick(names)];
  return chance.pick<unknown>([
    ...[one, [one, other], { '!': { var: one } }],
    { and: [{ var: one }, { var: other }] },
    { or: [{ var: one }, { '!': { var: other } }] },
  ]);
};

/** Gives a screen, a block, an item or an entry another condition, or takes it away. */
const gate = (folder: string): Edit =>
  inValue(folder, (chance, value, files) => {
    const gated = partsIn(value).filter((part) => 'id' in part || 'key' in part);
    if (gated.length === 0) return;
    const part = chance.pick(gated);
    if ('when' in part && chance.below(3) === 0) delete part['when'];
    else part['when'] = condition(chance, files);
  });

const rule: Edit = inValue('config/rules/rules.json', (chance, value, files) => {
  const rules = partsIn(value).filter((part) => 'logic' in part);
  const one = chance.pick(rules);
  const names = namesUnder(files, 'config/rules/rules.json', 'rules');
  one['logic'] = chance.pick<unknown>([
    { '!': one['logic'] },
    { or: [one['logic'], { var: chance.pick(names) }] },
    { and: [one['logic'], { var: 'isMedicare' }] },
    chance.pick(rules)['logic'],
  ]);
});

/** Turns a flag or moves a number by one. */
const flag: Edit = inValue('config/', (chance, value) => {
  const fields = partsIn(value).flatMap((part) =>
    Object.keys(part).flatMap((name) =>
      typeof part[name] === 'boolean' || typeof part[name] === 'number' ? [{ part, name }] : [],
    ),
  );
  if (fields.length === 0) return;
  const { part, name } = chance.pick(fields);
  const old = part[name];
  part[name] = typeof old === 'number' ? old + 1 : old !== true;
});

const added = inList((chance, list) => {
  const like = chance.pick(list);
  const copy = structuredClone(like) as Record<string, unknown>;
  for (const name of ['id', 'key', 'name']) if (name in copy) copy[name] = `${String(copy[name])}New`;
  list.splice(chance.below(list.length + 1), 0, copy);
});

const removed = inList((chance, list) => void list.splice(chance.below(list.length), 1));

const moved = inList((chance, list) => {
  const [one] = list.splice(chance.below(list.length), 1);
  list.splice(chance.below(list.length + 1), 0, one);
});

const takenAway: Edit = (chance, files) => ({ file: chance.pick(Object.keys(files)), text: null });

const edits: readonly Edit[] = [
  ...[1, 2, 3].map(() =>
    write(
      'locales/',
      '',
      (chance, old) => `${old} ${chance.pick(['5 pm', 'now', '{phone}', '{value.supportPhone}', 'a@b.co'])}`,
    ),
  ),
  write('locales/', 'path', (chance, old) => `${old}${chance.pick(['s', '-2'])}`),
  write('config/screens/', 'when', fromElsewhere('config/', 'when')),
  ...[gate('config/screens/'), gate('config/screens/'), gate('config/s'), gate('config/site/menus.json')],
  ...[rule, rule, flag],
  write('config/site/values.json', '', (_, old) => `${old}1`),
  write('config/screens/', 'link', fromElsewhere('config/screens/', 'link')),
  write('config/rules/', 'en', (_, old) => `${old}!`),
  write('config/', '', fromElsewhere('config/', '')),
  ...[added, removed, moved],
  typed,
  takenAway,
  ...[1, 2, 3, 4, 5].map(() => back),
];

/**
 * The next of an endless row of edits as people type them, half of them mistakes that are soon taken back.
 */
export const nextEdit = (chance: Random, files: SourceFiles, shipped: SourceFiles): TypedText =>
  chance.pick(edits)(chance, files, shipped);
