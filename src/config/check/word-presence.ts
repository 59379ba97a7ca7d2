import type { Language } from '../portal-config.ts';
import type { Finding, Spot } from './finding.ts';
import { groupBy } from './group-by.ts';
import { listed } from './listed.ts';
import { strayWords } from './stray-words.ts';
import type { WordedNames } from './worded-names.ts';

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

const otherLanguage: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

const isWord = (spot: Spot): boolean => spot.document.is?.language !== undefined;

/** All words that one place lacks are one mistake: perhaps the group that holds them is gone. */
const missingAt = (names: WordedNames, language: Language, [at, missing]: readonly [Spot, readonly string[]]): Finding => ({
  at,
  code: 'missing-words',
  message: `there are no ${languageNames[language]} words for ${listed(missing)} (${names.what})`,
  hint: `Write ${missing.length === 1 ? 'them' : 'each'} ${isWord(at) ? 'here' : `into locales/${language}`}, as in ${languageNames[otherLanguage[language]]}.`,
  also: names.words[otherLanguage[language]].filter(({ name }) => missing.includes(name)).map((use) => use.at),
});

/** Names that only the other language has words for. */
const lackingIn = ({ declared, words }: WordedNames, language: Language): readonly string[] => {
  const own = new Set(words[language].map(({ name }) => name));
  const others = new Set(words[otherLanguage[language]].map(({ name }) => name));
  return [...declared.keys()].filter((name) => others.has(name) && !own.has(name));
};

const missingIn = (names: WordedNames, language: Language, missing: readonly string[]): readonly Finding[] => {
  const places = missing.flatMap((name) => {
    const declaredAt = names.declared.get(name);
    return declaredAt ? [{ name, at: names.writeAt(language, declaredAt) }] : [];
  });
  return [...groupBy(places, ({ at }) => at.document).values()].flatMap((group) =>
    group[0] ? [missingAt(names, language, [group[0].at, group.map(({ name }) => name)])] : [],
  );
};

/** Names without words in a language, and words without a name. */
export const wordPresence = (names: WordedNames): readonly Finding[] => {
  const { words, declared, needed } = names;
  const lacking = { en: lackingIn(names, 'en'), es: lackingIn(names, 'es') };
  const { findings, explained, meant } = strayWords(names, lacking);
  const worded = new Set([...words.en, ...words.es].map(({ name }) => name));
  const wordless = [...declared].flatMap(([name, at]): readonly Finding[] => {
    if (!needed.has(name) || worded.has(name) || explained.has(name)) return [];
    const message = `\`${name}\` (${names.what}) has words in neither language`;
    return [{ at, code: 'missing-words', message, hint: `Write \`${name}\` into the locale files of both languages.` }];
  });
  const missing = (['en', 'es'] as const).flatMap((language) =>
    missingIn(
      names,
      language,
      lacking[language].filter((name) => !meant[language].has(name)),
    ),
  );
  return [...findings, ...wordless, ...missing];
};
