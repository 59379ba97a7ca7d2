import { soundParts } from '../../../rules/memoize.ts';
import type { ScreenWords } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, type Located, locationOf } from '../index/config-index.ts';
import { keyFindings, placeholderFindings, type WordGroup, type WordPair } from './pairs.ts';
import { placeholders } from './placeholders.ts';
import { hasKnownVariants } from './variants.ts';

const ownWords = (words: ScreenWords): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== 'items'));

const groupOf = (words: Located<ScreenWords>): WordGroup => ({
  words: ownWords(words.value),
  at: (name, part = 'value') => locationOf(words, name === undefined ? [] : [name], part),
});

const missingTitle = (pair: WordPair, key: string): readonly Finding[] =>
  key === 'shared' || Object.hasOwn(pair.en.words, 'title')
    ? []
    : [
        {
          at: pair.en.at(),
          message: 'missing-words.title',
          with: { screen: key },
          also: [pair.es.at()],
        },
      ];

const pairFindings = (
  index: ConfigIndex,
  key: string,
  { en, es }: Readonly<Record<Language, Located<ScreenWords>>>,
): readonly Finding[] => {
  const pair = { en: groupOf(en), es: groupOf(es) };
  if (!hasKnownVariants(index, pair, 'screen')) return [];
  const keys = keyFindings(pair);
  return keys.length > 0 ? keys : [...missingTitle(pair, key), ...placeholderFindings(pair, placeholders)];
};

const soundPairs = soundParts();

export const screenWordFindings = (index: ConfigIndex): readonly Finding[] =>
  [...index.words.en].flatMap(([key, en]): readonly Finding[] => {
    const es = index.words.es.get(key);
    return es
      ? soundPairs([en.value, es.value, index.sources.variants], () => pairFindings(index, key, { en, es }))
      : [];
  });
