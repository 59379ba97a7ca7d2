import { memoize, soundParts } from '../../../rules/memoize.ts';
import { blockWords } from '../../block-words.ts';
import type { ConfigDocument } from '../../files/document.ts';
import { itemsMayInform, neededWord } from '../../generated/block-traits.ts';
import type { ItemWords, ScreenWords } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, type Located, locationOf, roleIn, wordsKey } from '../index/config-index.ts';
import type { NameUse } from '../index/unknown-names.ts';
import type { Noun } from '../messages/messages.ts';
import { keyFindings, languages, placeholderFindings, type WordGroup, type WordPair } from './pairs.ts';
import { placeholders } from './placeholders.ts';
import { wordPresence } from './presence.ts';
import { hasKnownVariants, variedField, wordVariant } from './variants.ts';

interface WordedItem {
  readonly id: string;
  readonly at: SourceLocation;
  readonly needs: readonly string[];
  readonly reads: readonly string[];
}

const wordedBlocks = (document: ConfigDocument) =>
  roleIn(document, 'block').flatMap((block) => {
    if (block.value.type === 'shared') return [];
    const needed = neededWord[block.value.type];
    const needs = needed === undefined ? [] : [needed];
    return [
      {
        key: wordsKey(block),
        id: block.value.id,
        at: locationOf(block, ['id']),
        needs,
        reads: blockWords(block.value),
      },
    ];
  });

// An item for a list of the coverage data gets its titles from the data.
const isList = (item: object): boolean => 'link' in item && String(item.link).startsWith('member:');

const sentencesOf = (document: ConfigDocument): ReadonlySet<unknown> =>
  new Set(
    roleIn(document, 'block')
      .flatMap(({ value }) =>
        itemsMayInform[value.type] === 'sentence' && 'items' in value ? (value.items ?? []) : [],
      )
      .filter((item) => !('link' in item)),
  );

const neededFields = (item: object, sentences: ReadonlySet<unknown>): readonly string[] => {
  if (sentences.has(item)) return ['content'];
  return isList(item) ? [] : ['title', 'label'];
};

const wordedBlockItems = (document: ConfigDocument) => {
  if (document.is?.kind === 'menus') return [];
  const sentences = sentencesOf(document);
  return roleIn(document, 'item').map((item) => ({
    key: wordsKey(item),
    id: item.value.id,
    at: locationOf(item, ['id']),
    needs: neededFields(item.value, sentences),
    reads: itemWordNames,
  }));
};

type WordedItems = ReadonlyMap<string, readonly WordedItem[]>;

const wordedItemsIn = memoize((document: ConfigDocument): WordedItems =>
  Map.groupBy([...wordedBlocks(document), ...wordedBlockItems(document)], ({ key }) => key),
);

const wordedItems = ({ documents }: ConfigIndex): WordedItems => {
  const all = documents.map(wordedItemsIn);
  // Several files have shared blocks. Blocks come before items.
  const shared = Map.groupBy(
    all.flatMap((one) => one.get('shared') ?? []),
    ({ reads }) => reads === itemWordNames,
  );
  const first = [...(shared.get(false) ?? []), ...(shared.get(true) ?? [])];
  return new Map([
    ...all.flatMap((one) => [...one]),
    ...(first.length > 0 ? [['shared', first] as const] : []),
  ]);
};

type Words = Located<ScreenWords>;

const itemsOf = (words: Words): Readonly<Record<string, ItemWords>> => words.value.items ?? {};

const itemsSpot = (words: Words): SourceLocation => locationOf(words, words.value.items ? ['items'] : []);

const wordUses = (words: Words): readonly NameUse[] =>
  Object.keys(itemsOf(words)).map((name) => ({ name, at: locationOf(words, ['items', name], 'name') }));

const groupOf = (words: Words, id: string): WordGroup => ({
  words: itemsOf(words)[id] ?? {},
  at: (name, part = 'value') => locationOf(words, ['items', id, ...(name === undefined ? [] : [name])], part),
});

const missingNeeded = ({ id, needs, at }: WordedItem, pair: WordPair): readonly Finding[] => {
  const written = [...Object.keys(pair.en.words), ...Object.keys(pair.es.words)];
  if (needs.length === 0 || needs.some((field) => written.includes(field))) return [];
  const fields = needs
    .map((name): Noun => ({ noun: 'place', with: { name } }))
    .reduce((one, other) => ({ noun: 'either', with: { one, other } }));
  return [
    {
      at: pair.en.at(),
      message: 'missing-words.needed',
      with: { name: id, fields },
      also: [pair.es.at(), at],
    },
  ];
};

const itemWordNames: readonly string[] = ['title', 'label', 'linkText', 'content', 'phone'];

// The plan variants of `content` are called <variant>Text, not <variant>Content (R3.063).
const unreadFields = (pair: WordPair): readonly Finding[] =>
  [pair.en, pair.es].flatMap(({ words, at }) =>
    Object.keys(words).flatMap((name): readonly Finding[] => {
      const varied = wordVariant(name, 'item');
      if (varied?.field !== 'Content') return [];
      const nearest = `${varied.variant}Text`;
      const location = at(name, 'name');
      const remedy = [{ at: location, written: name, write: nearest }];
      return [{ at: location, message: 'unread-words', with: { name, nearest }, nearest, remedy }];
    }),
  );

const deadVariants = ({ reads }: WordedItem, pair: WordPair): readonly Finding[] =>
  [pair.en, pair.es].flatMap(({ words, at }) =>
    Object.keys(words).flatMap((name): readonly Finding[] => {
      const field = variedField(name);
      return field === undefined || reads.includes(field)
        ? []
        : [
            {
              at: at(name, 'name'),
              severity: 'warning',
              message: 'unread-words.block',
              with: { name, field },
            },
          ];
    }),
  );

const pairFindings = (index: ConfigIndex, pair: WordPair, item: WordedItem): readonly Finding[] => {
  if (!hasKnownVariants(index, pair, 'item')) return [];
  const names = [unreadFields(pair), keyFindings(pair)].find((findings) => findings.length > 0);
  return (
    names ?? [
      ...missingNeeded(item, pair),
      ...placeholderFindings(pair, placeholders),
      ...deadVariants(item, pair),
    ]
  );
};

interface ScreenGroup {
  readonly key: string;
  readonly en: Words;
  readonly es: Words;
  readonly items: readonly WordedItem[];
}

const groupFindings = (index: ConfigIndex, { key, en, es, items }: ScreenGroup): readonly Finding[] => {
  const present = wordPresence({
    code: 'unknown-item',
    what: key === 'shared' ? { noun: 'shared-part' } : { noun: 'part', with: { screen: key } },
    declaredIn: key === 'shared' ? 'config/shared' : 'config/screens',
    declared: new Map(items.map(({ id, at }) => [id, at])),
    needed: new Set(items.filter(({ needs }) => needs.length > 0).map(({ id }) => id)),
    words: { en: wordUses(en), es: wordUses(es) },
    writeAt: (language) => itemsSpot(language === 'en' ? en : es),
  });
  const both = items.filter(({ id }) => Object.hasOwn(itemsOf(en), id) && Object.hasOwn(itemsOf(es), id));
  return [
    ...present,
    ...both.flatMap((item) =>
      pairFindings(index, { en: groupOf(en, item.id), es: groupOf(es, item.id) }, item),
    ),
  ];
};

const missingSharedWords = (
  index: ConfigIndex,
  language: Language,
  items: () => WordedItems,
): readonly Finding[] => {
  if (index.words[language].has('shared')) return [];
  const [first] = items().get('shared') ?? [];
  if (!first) return [];
  const document = index.documentOf('words', language, 'shared');
  const isMisspelt = Object.keys(document?.value ?? {}).some((key) => key !== '$schema');
  if (isMisspelt) return [];
  const at: SourceLocation = document ? { document, path: [], part: 'value' } : first.at;
  return [
    {
      at,
      message: 'missing-words.shared',
      with: { folder: language },
    },
  ];
};

const checkable = ({ sources, withRole }: ConfigIndex): ReadonlySet<string> => {
  const screens = sources.screens.filter(
    ({ forwardTo, blocks = [] }) => forwardTo !== undefined || blocks.length > 0,
  );
  const hasShared = withRole('sharedBlock').every(({ value }) => Object.hasOwn(sources.shared, value));
  const keys = new Set(screens.map(({ key }) => key));
  if (hasShared) keys.add('shared');
  else keys.delete('shared');
  return keys;
};

const none: readonly WordedItem[] = [];

const wordedItemsOf = memoize(wordedItems);

// What decides which items a screen, or all shared blocks, have. Their conditions do not.
const screenParts = ({ documents, sources }: ConfigIndex): ((key: string) => readonly unknown[]) => {
  const screens = new Map(sources.screens.map((screen) => [screen.key, screen]));
  const shared = documents.flatMap(({ is, value }) => (is?.kind === 'shared' ? [value] : []));
  return (key) => (key === 'shared' ? shared : [screens.get(key)]);
};

const soundGroups = soundParts();

/** Checks the texts of items. `bare` is the configuration without its conditions. */
export const itemWordFindings = (index: ConfigIndex, bare: ConfigIndex): readonly Finding[] => {
  const items = (): WordedItems => wordedItemsOf(index);
  const checked = checkable(index);
  const partsOf = screenParts(bare);
  const missingShared = languages.flatMap((language) => missingSharedWords(index, language, items));
  return [
    ...missingShared,
    ...[...index.words.en].flatMap(([key, en]): readonly Finding[] => {
      const es = index.words.es.get(key);
      if (!es || !checked.has(key)) return [];
      return soundGroups([en.value, es.value, index.sources.variants, ...partsOf(key)], () =>
        groupFindings(index, { key, en, es, items: items().get(key) ?? none }),
      );
    }),
  ];
};
