import type { Language } from '../portal-config.ts';
import type { Finding, Spot } from './finding.ts';
import { nameFindings, type NameSpace, type NameUse } from './name-findings.ts';
import { nearestName } from './nearest-name.ts';

/** Names that need words in both languages, and the words that there are. */
export interface WordedNames extends Pick<NameSpace, 'code' | 'what' | 'declaredIn' | 'declared'> {
  /** Names that cannot do without words. */
  readonly needed: ReadonlySet<string>;
  readonly words: Readonly<Record<Language, readonly NameUse[]>>;
  /** Where a missing word would be written. */
  readonly writeAt: (language: Language, declaredAt: Spot) => Spot;
  readonly otherUses?: readonly NameUse[];
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The missing name is written, only wrongly: its finding is the unknown name. */
const isMisspelt = (name: string, unknown: readonly string[], missing: number): boolean =>
  nearestName(name, unknown) !== undefined || (unknown.length === 1 && missing === 1);

const missingIn = (names: WordedNames, language: Language, other: Language): readonly Finding[] => {
  const own = new Set(names.words[language].map(({ name }) => name));
  const others = new Set(names.words[other].map(({ name }) => name));
  const missing = [...names.declared].filter(([name]) => others.has(name) && !own.has(name));
  const unknown = [...own].filter((name) => !names.declared.has(name));
  return missing
    .filter(([name]) => !isMisspelt(name, unknown, missing.length))
    .map(([name, at]) => ({
      at: names.writeAt(language, at),
      code: 'missing-words',
      message: `the ${names.what} \`${name}\` has no ${languageNames[language]} words`,
      hint: `Write \`${name}\` here, with the same words as in ${languageNames[other]}.`,
      also: names.words[other].filter((use) => use.name === name).map(({ at }) => at),
    }));
};

/** Names without words in a language, and words without a name. */
export const wordPresence = (names: WordedNames): readonly Finding[] => {
  const { words, declared, needed, otherUses = [] } = names;
  const { findings, explained } = nameFindings({ ...names, uses: [...otherUses, ...words.en, ...words.es] });
  const worded = new Set([...words.en, ...words.es].map(({ name }) => name));
  const wordless = [...declared].flatMap(([name, at]): readonly Finding[] => {
    if (!needed.has(name) || worded.has(name) || explained.has(name)) return [];
    const message = `the ${names.what} \`${name}\` has words in neither language`;
    return [{ at, code: 'missing-words', message, hint: `Write \`${name}\` into the locale files of both languages.` }];
  });
  return [...findings, ...wordless, ...missingIn(names, 'en', 'es'), ...missingIn(names, 'es', 'en')];
};
