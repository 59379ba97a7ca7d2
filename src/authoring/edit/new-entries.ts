import type { ConfigDocument } from '../../config/files/document.ts';
import type { ConfigFiles, SectionFile } from '../../config/generated/config-files.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Expression, When } from '../../rules/expression.ts';
import { invalidRequest, refusal, UnknownName } from '../refusal.ts';
import type { Edit } from './edit-text.ts';

type Documents = readonly ConfigDocument[];
type InBothLanguages = Readonly<Record<Language, string>>;

const languages = ['en', 'es'] as const;

const documentAt = (documents: Documents, file: string): ConfigDocument => {
  const document = documents.find((one) => one.file === file);
  if (document) return document;
  throw refusal('no-file', { place: file });
};

interface ScreenPlace {
  readonly file: string;
  readonly section: string;
  readonly index: number;
  readonly screen: SectionFile['screens'][number];
}

export const findScreen = (documents: Documents, key: string): ScreenPlace => {
  const screens = documents.flatMap(({ is, file, value }) =>
    is?.kind === 'section'
      ? (value as SectionFile).screens.map((screen, index): ScreenPlace => ({
          file,
          section: is.name,
          index,
          screen,
        }))
      : [],
  );
  const found = screens.find(({ screen }) => screen.key === key);
  if (found) return found;
  throw new UnknownName(
    'screen',
    key,
    screens.map(({ screen }) => screen.key),
  );
};

const refuseTaken = ({ fullPath, value }: ConfigDocument, path: readonly string[], name: string): void => {
  const found = [...path, name].reduce<unknown>(
    (inside, key) => (inside as Readonly<Record<string, unknown>> | undefined)?.[key],
    value,
  );
  if (found !== undefined) throw invalidRequest('taken', { name, file: fullPath });
};

const blockIndex = ({ screen }: ScreenPlace, blockId: string | undefined): number => {
  const index = (screen.blocks ?? []).findIndex(
    (block) => 'items' in block && (blockId === undefined || block.id === blockId),
  );
  if (index < 0) throw invalidRequest('no-block', { screen: screen.key, block: blockId ?? '' });
  return index;
};

export interface NewCard {
  readonly id: string;
  readonly screen: string;
  // By default the first block with items.
  readonly block: string | undefined;
  readonly words: InBothLanguages;
  readonly when: When | undefined;
  readonly link: string | undefined;
  readonly icon: string | undefined;
}

/**
 * Returns the edits that create a card. Throws for an unknown screen or block, and for an id that texts
 * already use.
 */
export const newCard = (
  documents: Documents,
  { id, screen, block, words, when, link, icon }: NewCard,
): readonly Edit[] => {
  const found = findScreen(documents, screen);
  const wordsPlace = (language: Language): string => `locales/${language}/${found.section}.json`;
  for (const language of languages)
    refuseTaken(documentAt(documents, wordsPlace(language)), [screen, 'items'], id);
  const items = ['screens', found.index, 'blocks', blockIndex(found, block), 'items', -1];
  return [
    { file: found.file, path: items, value: { id, when, link, icon } },
    ...languages.map((language) => ({
      file: wordsPlace(language),
      path: [screen, 'items', id, 'title'],
      value: words[language],
    })),
  ];
};

export interface NewScreen {
  readonly key: string;
  // Base name of the section's file.
  readonly section: string;
  readonly parent: string | undefined;
  readonly when: When | undefined;
  // Its menu; at the end unless `order` is given.
  readonly menu: { readonly in: string; readonly order?: number } | undefined;
  readonly paths: InBothLanguages;
  readonly titles: InBothLanguages;
  readonly texts: InBothLanguages;
}

const lastOrder = (documents: Documents, id: string): number => {
  const orders = documents.flatMap(({ is, value }) => {
    if (is?.kind === 'section')
      return (value as SectionFile).screens.flatMap(({ menu }) => (menu?.in === id ? [menu.order] : []));
    if (is?.kind !== 'menus') return [];
    return (value as ConfigFiles['menus']).menus.flatMap((menu) =>
      menu.id === id ? menu.entries.map(({ order }) => order) : [],
    );
  });
  return Math.max(0, ...orders);
};

/**
 * Returns the edits that create a screen. Throws for an unknown section or parent, and for a key that is
 * taken.
 */
export const newScreen = (
  documents: Documents,
  { key, section, parent, when, menu, paths, titles, texts }: NewScreen,
): readonly Edit[] => {
  const sections = documents.flatMap(({ is }) => (is?.kind === 'section' ? [is.name] : []));
  if (!sections.includes(section)) throw new UnknownName('section', section, sections);
  if (parent !== undefined) findScreen(documents, parent);
  const words = languages.map((language) => ({
    file: `locales/${language}/${section}.json`,
    path: [key],
    value: { path: paths[language], title: titles[language], items: { intro: { content: texts[language] } } },
  }));
  for (const { file } of words) refuseTaken(documentAt(documents, file), [], key);
  const screen = {
    key,
    parent,
    when,
    menu: menu && { order: lastOrder(documents, menu.in) + 1, ...menu },
    blocks: [{ type: 'text', id: 'intro' }],
  };
  return [{ file: `config/screens/${section}.json`, path: ['screens', -1], value: screen }, ...words];
};

export interface NewRule {
  readonly name: string;
  readonly says: InBothLanguages;
  readonly logic: Expression;
}

/** Returns the edit that creates a rule. Throws for a name that a rule or fact already has. */
export const newRule = (documents: Documents, { name, says, logic }: NewRule): readonly Edit[] => {
  for (const kind of ['rules', 'facts'])
    refuseTaken(documentAt(documents, `config/rules/${kind}.json`), [kind], name);
  return [{ file: 'config/rules/rules.json', path: ['rules', name], value: { says, logic } }];
};
