import type { Language } from '../portal-config.ts';
import { phrasesOf, type ConfigIndex } from './config-index.ts';
import type { Finding, Path } from './finding.ts';
import { isGroup, phraseFiles, type Group, type PhraseFiles } from './phrase-files.ts';
import { keyFindings } from './key-findings.ts';
import { placeholderFindings } from './placeholder-findings.ts';
import type { WordPair } from './word-pair.ts';

const unlikeKinds = (pair: WordPair): readonly Finding[] =>
  Object.entries(pair.en.words).flatMap(([name, english]): readonly Finding[] => {
    const spanish = pair.es.words[name];
    if (!Object.hasOwn(pair.es.words, name) || typeof english === typeof spanish) return [];
    const message = `\`${name}\` is a sentence in one language and a group of sentences in the other`;
    return [{ at: pair.es.at(name), code: 'unequal-words', message, hint: 'Make both alike.', also: [pair.en.at(name)] }];
  });

const compared = (files: PhraseFiles, path: Path, groups: Readonly<Record<Language, Group>>): readonly Finding[] => {
  const pair = files.pair(path, groups);
  const below = Object.keys(groups.en).flatMap((name) => {
    const [en, es] = [groups.en[name], groups.es[name]];
    return isGroup(en) && isGroup(es) ? compared(files, [...path, name], { en, es }) : [];
  });
  return [...keyFindings(pair), ...unlikeKinds(pair), ...placeholderFindings(pair), ...below];
};

/** The words of menus stand in shell.json but belong to menus.json; what they hold is held against that. */
const withoutMenus = (group: Group): Group => (isGroup(group['menus']) ? { ...group, menus: {} } : group);

/** Sentences of the portal's own parts: the same ones in both languages. */
export const phraseFindings = (index: ConfigIndex): readonly Finding[] =>
  ['shell', 'components', 'errors'].flatMap((name) => {
    const files = phraseFiles(index, name);
    if (!files) return [];
    const { en, es } = files.documents;
    return compared(files, [], { en: withoutMenus(phrasesOf(en)), es: withoutMenus(phrasesOf(es)) });
  });
