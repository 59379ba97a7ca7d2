import type { ConfigDocument } from '../../files/document.ts';
import type { Phrase } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding, Path, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, phrasesOf } from '../index/config-index.ts';
import { keyFindings, placeholderFindings, type WordGroup, type WordPair } from './pairs.ts';

export type Group = Readonly<Record<string, Phrase>>;

export const isGroup = (phrase: Phrase | undefined): phrase is Group => typeof phrase === 'object';

export interface PhraseFiles {
  readonly documents: Readonly<Record<Language, ConfigDocument>>;
  readonly at: (language: Language, path: Path, part?: 'name' | 'value') => SourceLocation;
  readonly pair: (path: Path, groups: Readonly<Record<Language, Group>>) => WordPair;
}

export const phraseFiles = (index: ConfigIndex, name: string): PhraseFiles | undefined => {
  const en = index.documentOf('phrases', 'en', name);
  const es = index.documentOf('phrases', 'es', name);
  if (!en || !es) return undefined;
  const documents = { en, es };
  const at: PhraseFiles['at'] = (language, path, part = 'value') => ({
    document: documents[language],
    path,
    part,
  });
  const side = (language: Language, path: Path, words: Group): WordGroup => ({
    words,
    at: (word, part) => at(language, word === undefined ? path : [...path, word], part),
  });
  return {
    documents,
    at,
    pair: (path, groups) => ({ en: side('en', path, groups.en), es: side('es', path, groups.es) }),
  };
};

const unlikeKinds = (pair: WordPair): readonly Finding[] =>
  Object.entries(pair.en.words).flatMap(([name, english]): readonly Finding[] => {
    const spanish = pair.es.words[name];
    if (!Object.hasOwn(pair.es.words, name) || typeof english === typeof spanish) return [];
    return [
      { at: pair.es.at(name), message: 'unequal-words.kind', with: { name }, also: [pair.en.at(name)] },
    ];
  });

const comparedGroups = (
  files: PhraseFiles,
  path: Path,
  groups: Readonly<Record<Language, Group>>,
): readonly Finding[] => {
  const pair = files.pair(path, groups);
  const below = Object.keys(groups.en).flatMap((name) => {
    const en = groups.en[name];
    const es = groups.es[name];
    return isGroup(en) && isGroup(es) ? comparedGroups(files, [...path, name], { en, es }) : [];
  });
  return [...keyFindings(pair), ...unlikeKinds(pair), ...placeholderFindings(pair), ...below];
};

// Texts of menus are in shell.json too, but are compared with menus.json.
const withoutMenus = (group: Group): Group => (isGroup(group['menus']) ? { ...group, menus: {} } : group);

export const phraseFindings = (index: ConfigIndex): readonly Finding[] =>
  ['shell', 'components', 'errors'].flatMap((name) => {
    const files = phraseFiles(index, name);
    if (!files) return [];
    const { en, es } = files.documents;
    return comparedGroups(files, [], { en: withoutMenus(phrasesOf(en)), es: withoutMenus(phrasesOf(es)) });
  });
