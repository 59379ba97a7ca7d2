import type { Menu } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding, Path } from '../findings/finding.ts';
import { type ConfigIndex, type Located, locationOf, phrasesOf } from '../index/config-index.ts';
import type { NameUse } from '../index/unknown-names.ts';
import { placeholderFindings, type WordPair } from './pairs.ts';
import { type Group, isGroup, phraseFiles, type PhraseFiles } from './phrases.ts';
import { wordPresence } from './presence.ts';

type Groups = Readonly<Record<Language, Group>>;

const wordUses = (
  files: PhraseFiles,
  path: Path,
  groups: Groups,
): Readonly<Record<Language, readonly NameUse[]>> => {
  const of = (language: Language) =>
    Object.keys(groups[language]).map((name) => ({ name, at: files.at(language, [...path, name], 'name') }));
  return { en: of('en'), es: of('es') };
};

const notSentences = (pair: WordPair): readonly Finding[] =>
  [pair.en, pair.es].flatMap(({ words, at }) =>
    Object.entries(words)
      .filter(([, word]) => typeof word !== 'string')
      .map(([name]) => ({ at: at(name), message: 'unequal-words.entry', with: { name } })),
  );

const groupOf = (files: PhraseFiles, language: Language): Group | undefined => {
  const menus = phrasesOf(files.documents[language])['menus'];
  return isGroup(menus) ? menus : undefined;
};

const entryFindings = (files: PhraseFiles, menu: Located<Menu>, groups: Groups): readonly Finding[] => {
  const { id, entries } = menu.value;
  const en = groups.en[id];
  const es = groups.es[id];
  if (!isGroup(en) || !isGroup(es)) return [];
  const path = ['menus', id];
  const spots = entries.map(
    (entry, index) => [entry.id, locationOf(menu, ['entries', index, 'id'])] as const,
  );
  const declared = new Map([['title', locationOf(menu, ['id'])] as const, ...spots]);
  const pair = files.pair(path, { en, es });
  const presence = wordPresence({
    code: 'unknown-menu',
    what: { noun: 'menu-entry', with: { menu: id } },
    declaredIn: 'config/site/menus.json',
    declared,
    needed: new Set(declared.keys()),
    words: wordUses(files, path, { en, es }),
    writeAt: (language) => files.at(language, path),
  });
  return [...presence, ...notSentences(pair), ...placeholderFindings(pair)];
};

export const menuWordFindings = (index: ConfigIndex): readonly Finding[] => {
  const files = phraseFiles(index, 'shell');
  const [en, es] = files ? [groupOf(files, 'en'), groupOf(files, 'es')] : [];
  if (!files || !en || !es) return [];
  const menus = index.withRole('menu');
  const declared = new Map(menus.map((menu) => [menu.value.id, locationOf(menu, ['id'])]));
  const presence = wordPresence({
    code: 'unknown-menu',
    what: { noun: 'menu' },
    declaredIn: 'config/site/menus.json',
    declared,
    needed: new Set(declared.keys()),
    words: wordUses(files, ['menus'], { en, es }),
    writeAt: (language) => files.at(language, ['menus']),
  });
  return [...presence, ...menus.flatMap((menu) => entryFindings(files, menu, { en, es }))];
};
