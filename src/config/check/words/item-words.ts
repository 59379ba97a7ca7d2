import { groupBy } from '../../../rules/group-by.ts';
import { neededWord } from '../../generated/block-traits.ts';
import type { ItemWords, ScreenWords } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import { type ConfigIndex, type Located, spotOf, wordsKey } from '../config-index.ts';
import type { Finding, Spot } from '../finding.ts';
import type { NameUse } from '../names/unknown-names.ts';
import { keyFindings, placeholderFindings, type WordPair } from './pairs.ts';
import { placeholders } from './placeholders.ts';
import { wordPresence } from './presence.ts';
import { wordVariant } from './variants.ts';

/** A block or item that words are written for: its id, where it stands, and which words it cannot do without (one of each list). */
interface WordedItem {
  readonly id: string;
  readonly at: Spot;
  readonly needs: readonly string[];
}

const ofBlocks = (index: ConfigIndex) =>
  index.playing('block').flatMap((block) => {
    if (block.value.type === 'shared') return [];
    const needed = neededWord[block.value.type];
    return [{ key: wordsKey(block), id: block.value.id, at: spotOf(block, ['id']), needs: needed === undefined ? [] : [needed] }];
  });

/** An item that stands for a list of the coverage data takes its titles from there. */
const isList = (item: object): boolean => 'link' in item && String(item.link).startsWith('member:');

const ofItems = (index: ConfigIndex) =>
  index
    .playing('item')
    .filter(({ document }) => document.is?.kind !== 'menus')
    .map((item) => ({
      key: wordsKey(item),
      id: item.value.id,
      at: spotOf(item, ['id']),
      needs: isList(item.value) ? [] : ['title', 'label'],
    }));

/** Blocks and items by the key that their words stand under: a screen's key, or `shared`. */
const wordedItems = (index: ConfigIndex): ReadonlyMap<string, readonly WordedItem[]> =>
  groupBy([...ofBlocks(index), ...ofItems(index)], ({ key }) => key);

type Words = Located<ScreenWords>;

const itemsOf = (words: Words): Readonly<Record<string, ItemWords>> => words.value.items ?? {};

/** Where the words of items stand, or would stand. */
const itemsSpot = (words: Words): Spot => spotOf(words, words.value.items ? ['items'] : []);

const uses = (words: Words): readonly NameUse[] =>
  Object.keys(itemsOf(words)).map((name) => ({ name, at: spotOf(words, ['items', name], 'name') }));

const pairAt = (en: Words, es: Words, id: string): WordPair => ({
  en: {
    words: itemsOf(en)[id] ?? {},
    at: (name, part = 'value') => spotOf(en, ['items', id, ...(name === undefined ? [] : [name])], part),
  },
  es: {
    words: itemsOf(es)[id] ?? {},
    at: (name, part = 'value') => spotOf(es, ['items', id, ...(name === undefined ? [] : [name])], part),
  },
});

const lacksNeeded = ({ id, needs, at }: WordedItem, pair: WordPair): readonly Finding[] => {
  const written = [...Object.keys(pair.en.words), ...Object.keys(pair.es.words)];
  if (needs.length === 0 || needs.some((field) => written.includes(field))) return [];
  const message = `\`${id}\` says nothing without ${needs.map((field) => `\`${field}\``).join(' or ')}`;
  return [{ at: pair.en.at(), code: 'missing-words', message, hint: 'Write it in both languages.', also: [pair.es.at(), at] }];
};

const namesKnownVariants = (index: ConfigIndex, { en, es }: WordPair): boolean =>
  [...Object.keys(en.words), ...Object.keys(es.words)].every((field) => {
    const variant = wordVariant(field, 'item')?.variant;
    return variant === undefined || index.sources.variants.some(({ name }) => name === variant);
  });

/** What varies `content` is called <variant>Text (specification 3, Link card). */
const unreadFields = (pair: WordPair): readonly Finding[] =>
  [pair.en, pair.es].flatMap(({ words, at }) =>
    Object.keys(words).flatMap((name): readonly Finding[] => {
      const varied = wordVariant(name, 'item');
      if (varied?.field !== 'Content') return [];
      const nearest = `${varied.variant}Text`;
      const hint = `Write \`${nearest}\`: so a variant's \`content\` is called.`;
      return [{ at: at(name, 'name'), code: 'unread-words', message: `\`${name}\` is never read`, nearest, hint }];
    }),
  );

const pairFindings = (index: ConfigIndex, pair: WordPair, item: WordedItem): readonly Finding[] => {
  if (!namesKnownVariants(index, pair)) return [];
  const names = [unreadFields(pair), keyFindings(pair)].find((findings) => findings.length > 0);
  return names ?? [...lacksNeeded(item, pair), ...placeholderFindings(pair, placeholders)];
};

/** The words of one screen, or of the shared blocks, in both languages, and what they are for. */
interface Group {
  readonly key: string;
  readonly en: Words;
  readonly es: Words;
  readonly items: readonly WordedItem[];
}

const groupFindings = (index: ConfigIndex, { key, en, es, items }: Group): readonly Finding[] => {
  const present = wordPresence({
    code: 'unknown-item',
    what: key === 'shared' ? 'part of the shared blocks' : `part of the screen \`${key}\``,
    declaredIn: key === 'shared' ? 'config/shared' : 'config/screens',
    declared: new Map(items.map(({ id, at }) => [id, at])),
    needed: new Set(items.filter(({ needs }) => needs.length > 0).map(({ id }) => id)),
    words: { en: uses(en), es: uses(es) },
    writeAt: (language) => itemsSpot(language === 'en' ? en : es),
  });
  const both = items.filter(({ id }) => Object.hasOwn(itemsOf(en), id) && Object.hasOwn(itemsOf(es), id));
  return [...present, ...both.flatMap((item) => pairFindings(index, pairAt(en, es, item.id), item))];
};

const withoutShared = (index: ConfigIndex, language: Language, items: ReadonlyMap<string, readonly WordedItem[]>): readonly Finding[] => {
  const [first] = items.get('shared') ?? [];
  if (!first || index.words[language].has('shared')) return [];
  const document = index.documentOf('words', language, 'shared');
  const isMisspelt = Object.keys(document?.value ?? {}).some((key) => key !== '$schema');
  if (isMisspelt) return [];
  const at: Spot = document ? { document, path: [], part: 'value' } : first.at;
  return [
    {
      at,
      code: 'missing-words',
      message: 'the words of `shared` blocks are missing',
      hint: `Write them under "shared" in locales/${language}/shared.json.`,
    },
  ];
};

/** Whether words under this key can be judged: not of an unknown or empty screen, nor while a shared block is missing, which is said already. */
const hasItems = (index: ConfigIndex, key: string): boolean => {
  if (key !== 'shared')
    return index.sources.screens.some(
      (screen) => screen.key === key && (screen.forwardTo !== undefined || (screen.blocks ?? []).length > 0),
    );
  return index.playing('sharedBlock').every(({ value }) => Object.hasOwn(index.sources.shared, value));
};

/** Words of blocks and items against the blocks and items there are, screen by screen, in both languages. */
export const itemWordFindings = (index: ConfigIndex): readonly Finding[] => {
  const items = wordedItems(index);
  const lacking = (['en', 'es'] as const).flatMap((language) => withoutShared(index, language, items));
  return [
    ...lacking,
    ...[...index.words.en].flatMap(([key, en]): readonly Finding[] => {
      const es = index.words.es.get(key);
      return es && hasItems(index, key) ? groupFindings(index, { key, en, es, items: items.get(key) ?? [] }) : [];
    }),
  ];
};
