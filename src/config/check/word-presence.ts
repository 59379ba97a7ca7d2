import type { Language } from '../portal-config.ts';
import type { Finding, Spot } from './finding.ts';
import { groupBy } from './group-by.ts';
import { listed } from './listed.ts';
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

const otherLanguage: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

/** The missing name is written, only wrongly: its finding is the unknown name. */
const isMisspelt = (name: string, unknown: readonly string[], missing: number): boolean =>
  nearestName(name, unknown) !== undefined || (unknown.length === 1 && missing === 1);

const isWord = (spot: Spot): boolean => spot.document.is?.language !== undefined;

/** All words that one place lacks are one mistake: perhaps the group that holds them is gone. */
const missingAt = (names: WordedNames, language: Language, [at, missing]: readonly [Spot, readonly string[]]): Finding => ({
  at,
  code: 'missing-words',
  message: `there are no ${languageNames[language]} words for ${listed(missing)} (${names.what})`,
  hint: `Write ${missing.length === 1 ? 'them' : 'each'} ${isWord(at) ? 'here' : `into locales/${language}`}, as in ${languageNames[otherLanguage[language]]}.`,
  also: names.words[otherLanguage[language]].filter(({ name }) => missing.includes(name)).map((use) => use.at),
});

const missingIn = (names: WordedNames, language: Language): readonly Finding[] => {
  const own = new Set(names.words[language].map(({ name }) => name));
  const others = new Set(names.words[otherLanguage[language]].map(({ name }) => name));
  const missing = [...names.declared].filter(([name]) => others.has(name) && !own.has(name));
  const unknown = [...own].filter((name) => !names.declared.has(name));
  const reported = missing.filter(([name]) => !isMisspelt(name, unknown, missing.length));
  const byPlace = groupBy(
    reported.map(([name, at]) => ({ name, at: names.writeAt(language, at) })),
    ({ at }) => at.document,
  );
  return [...byPlace.values()].flatMap((group) =>
    group[0] ? [missingAt(names, language, [group[0].at, group.map(({ name }) => name)])] : [],
  );
};

/** Words for something that is not there: nothing is like it, or both languages agree on it. */
const isOwnerless = ({ at, nearest, also = [] }: Finding): boolean => {
  const places = [at, ...also];
  const languages = new Set(places.map(({ document }) => document.is?.language));
  return places.every(isWord) && (nearest === undefined || languages.size === 2);
};

/** The words of what was taken away are one mistake, however many they are. */
const together = (names: WordedNames, findings: readonly Finding[]): readonly Finding[] => {
  const [first, ...more] = findings;
  if (!first || more.length === 0) return findings;
  const owners = `${findings.length} names that are no ${names.what}`;
  const also = more.flatMap(({ at, also: further = [] }) => [at, ...further]);
  const hint = `Delete them, or declare what they are for in ${names.declaredIn}.`;
  return [{ at: first.at, code: first.code, message: `there are words for ${owners}`, hint, also: [...(first.also ?? []), ...also] }];
};

/** Names without words in a language, and words without a name. */
export const wordPresence = (names: WordedNames): readonly Finding[] => {
  const { words, declared, needed, otherUses = [] } = names;
  const { findings, explained } = nameFindings({ ...names, uses: [...otherUses, ...words.en, ...words.es] });
  const [ownerless, others] = [findings.filter(isOwnerless), findings.filter((finding) => !isOwnerless(finding))];
  const worded = new Set([...words.en, ...words.es].map(({ name }) => name));
  const wordless = [...declared].flatMap(([name, at]): readonly Finding[] => {
    if (!needed.has(name) || worded.has(name) || explained.has(name)) return [];
    const message = `\`${name}\` (${names.what}) has words in neither language`;
    return [{ at, code: 'missing-words', message, hint: `Write \`${name}\` into the locale files of both languages.` }];
  });
  return [...others, ...together(names, ownerless), ...wordless, ...missingIn(names, 'en'), ...missingIn(names, 'es')];
};
