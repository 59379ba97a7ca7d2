import type { ConfigDocument } from '../config-document.ts';
import type { Phrase } from '../generated/config-files.ts';
import type { Language } from '../portal-config.ts';
import type { ConfigIndex } from './config-index.ts';
import type { Path, Spot } from './finding.ts';
import type { WordPair } from './word-pair.ts';

export type Group = Readonly<Record<string, Phrase>>;

/** Whether a phrase is a group of phrases rather than a sentence. */
export const isGroup = (phrase: Phrase | undefined): phrase is Group => typeof phrase === 'object';

/** One phrases file in both languages. */
export interface PhraseFiles {
  readonly documents: Readonly<Record<Language, ConfigDocument>>;
  /** The place of what stands at a path. */
  readonly at: (language: Language, path: Path, part?: 'name' | 'value') => Spot;
  /** The same group in both languages, to be compared. */
  readonly pair: (path: Path, groups: Readonly<Record<Language, Group>>) => WordPair;
}

/** The phrases files of a name, such as `shell`; undefined while one of them is missing. */
export const phraseFiles = (index: ConfigIndex, name: string): PhraseFiles | undefined => {
  const [en, es] = [index.documentOf('phrases', 'en', name), index.documentOf('phrases', 'es', name)];
  if (!en || !es) return undefined;
  const documents = { en, es };
  const at: PhraseFiles['at'] = (language, path, part = 'value') => ({ document: documents[language], path, part });
  const side = (language: Language, path: Path, words: Group): WordPair['en'] => ({
    words,
    at: (word, part) => at(language, word === undefined ? path : [...path, word], part),
  });
  return { documents, at, pair: (path, groups) => ({ en: side('en', path, groups.en), es: side('es', path, groups.es) }) };
};
