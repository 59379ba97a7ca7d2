import type { Phrase } from '../generated/config-files.ts';
import { phrasesOf, spotOf, type ConfigIndex } from './config-index.ts';
import type { ConfigDocument } from '../config-document.ts';
import type { Finding, Path } from './finding.ts';
import { keyFindings, placeholderFindings, type WordPair } from './word-pairs.ts';
import { wordPresence } from './word-presence.ts';

type Group = Readonly<Record<string, Phrase>>;
type Documents = readonly [en: ConfigDocument, es: ConfigDocument];

const isGroup = (phrase: Phrase | undefined): phrase is Group => typeof phrase === 'object';

const pairAt = ([en, es]: Documents, path: Path, [english, spanish]: readonly [Group, Group]): WordPair => ({
  en: { words: english, at: (name, part = 'value') => ({ document: en, path: name === undefined ? path : [...path, name], part }) },
  es: { words: spanish, at: (name, part = 'value') => ({ document: es, path: name === undefined ? path : [...path, name], part }) },
});

const unlikeKinds = (pair: WordPair): readonly Finding[] =>
  Object.entries(pair.en.words).flatMap(([name, english]): readonly Finding[] => {
    const spanish = pair.es.words[name];
    if (spanish === undefined || typeof english === typeof spanish) return [];
    const message = `\`${name}\` is a sentence in one language and a group of sentences in the other`;
    return [{ at: pair.es.at(name), code: 'unequal-words', message, hint: 'Make both alike.', also: [pair.en.at(name)] }];
  });

const compared = (documents: Documents, path: Path, groups: readonly [Group, Group]): readonly Finding[] => {
  const pair = pairAt(documents, path, groups);
  const below = Object.keys(groups[0]).flatMap((name) => {
    const [english, spanish] = [groups[0][name], groups[1][name]];
    return isGroup(english) && isGroup(spanish) ? compared(documents, [...path, name], [english, spanish]) : [];
  });
  return [...keyFindings(pair), ...unlikeKinds(pair), ...placeholderFindings(pair), ...below];
};

/** The words of menus stand in shell.json but belong to menus.json; they are held against that. */
const withoutMenus = (name: string, group: Group): Group =>
  name === 'shell' ? Object.fromEntries(Object.entries(group).filter(([key]) => key !== 'menus')) : group;

const documentsOf = (index: ConfigIndex, name: string): Documents | undefined => {
  const [en, es] = [index.documentOf('phrases', 'en', name), index.documentOf('phrases', 'es', name)];
  return en && es && [en, es];
};

const menuGroups = (index: ConfigIndex, [en, es]: Documents): readonly Finding[] => {
  const [english, spanish] = [phrasesOf(en)['menus'], phrasesOf(es)['menus']].map((group): Group => (isGroup(group) ? group : {})) as [
    Group,
    Group,
  ];
  const usesOf = (document: ConfigDocument, path: Path, group: Group) =>
    Object.keys(group).map((name) => ({ name, at: { document, path: [...path, name], part: 'name' } as const }));
  const menus = index.playing('menu');
  const shared = { code: 'unknown-menu', declaredIn: 'config/site/menus.json' };
  const names = new Map(menus.map((menu) => [menu.value.id, spotOf(menu, ['id'])]));
  const writeAt = (path: Path) => (language: 'en' | 'es') => ({ document: language === 'en' ? en : es, path, part: 'value' }) as const;
  const whole = wordPresence({
    ...shared,
    what: 'menu',
    declared: names,
    needed: new Set(names.keys()),
    words: { en: usesOf(en, ['menus'], english), es: usesOf(es, ['menus'], spanish) },
    writeAt: writeAt(['menus']),
  });
  return [
    ...whole,
    ...menus.flatMap((menu): readonly Finding[] => {
      const path = ['menus', menu.value.id];
      const [own, other] = [english[menu.value.id], spanish[menu.value.id]];
      if (!isGroup(own) || !isGroup(other)) return [];
      const entries = menu.value.entries.map(({ id }, place) => [id, spotOf(menu, ['entries', place, 'id'])] as const);
      const declared = new Map([['title', spotOf(menu, ['id'])] as const, ...entries]);
      return [
        ...wordPresence({
          ...shared,
          what: `entry of the menu \`${menu.value.id}\`,`,
          declared,
          needed: new Set(declared.keys()),
          words: { en: usesOf(en, path, own), es: usesOf(es, path, other) },
          writeAt: writeAt(path),
        }),
        ...placeholderFindings(pairAt([en, es], path, [own, other])),
      ];
    }),
  ];
};

/** Sentences of the portal's own parts and words of the menus: the same ones in both languages. */
export const phraseFindings = (index: ConfigIndex): readonly Finding[] => {
  const shell = documentsOf(index, 'shell');
  const files = ['shell', 'components', 'errors'].flatMap((name) => {
    const documents = documentsOf(index, name);
    return documents
      ? compared(documents, [], [withoutMenus(name, phrasesOf(documents[0])), withoutMenus(name, phrasesOf(documents[1]))])
      : [];
  });
  return [...files, ...(shell ? menuGroups(index, shell) : [])];
};
