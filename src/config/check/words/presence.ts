import type { Language } from '../../portal-config.ts';
import { codeOf, type Finding, type SourceLocation } from '../findings/finding.ts';
import { nameFindings, type NameSpace, type NameUse } from '../index/unknown-names.ts';
import { languages, otherLanguage } from './pairs.ts';

interface WordedNames extends Pick<NameSpace, 'code' | 'what' | 'declaredIn' | 'declared'> {
  readonly needed: ReadonlySet<string>;
  readonly words: Readonly<Record<Language, readonly NameUse[]>>;
  readonly writeAt: (language: Language, declaredAt: SourceLocation) => SourceLocation;
  readonly otherUses?: readonly NameUse[];
}

interface StrayWords {
  readonly findings: readonly Finding[];
  readonly explained: ReadonlySet<string>;
  readonly meant: Readonly<Record<Language, ReadonlySet<string>>>;
}

const languagesOf = (spots: readonly SourceLocation[]): ReadonlySet<Language | undefined> =>
  new Set(spots.map(({ document }) => document.is?.language));

const spotsOf = ({ at, also = [] }: Finding): readonly SourceLocation[] => [at, ...also];

const isIn = (finding: Finding, language: Language): boolean => languagesOf(spotsOf(finding)).has(language);

const isOnlyIn = (finding: Finding, language: Language): boolean =>
  isIn(finding, language) && languagesOf(spotsOf(finding)).size === 1;

const isInWordsOnly = (finding: Finding): boolean => !languagesOf(spotsOf(finding)).has(undefined);

const meantBy =
  ({ declared, words }: WordedNames) =>
  (places: readonly SourceLocation[]): Iterable<string> => {
    const concerned = languagesOf(places);
    if (concerned.has(undefined)) return declared.keys();
    const taken = new Set(
      languages.flatMap((one) => (concerned.has(one) ? words[one].map(({ name }) => name) : [])),
    );
    return [...declared.keys()].filter((name) => !taken.has(name));
  };

type StrayKind = 'left-over' | 'translated';

const merged = (
  kind: StrayKind,
  [first, ...more]: readonly Finding[],
  names: readonly string[] = [],
): readonly Finding[] => {
  if (!first) return [];
  const blanks = { ...first.with, names, count: more.length + 1 };
  if (more.length === 0) return [{ ...first, message: `stray-words.one-${kind}`, with: blanks }];
  return [
    {
      at: first.at,
      code: codeOf(first),
      message: `stray-words.${kind}`,
      with: blanks,
      also: [...(first.also ?? []), ...more.flatMap(spotsOf)],
    },
  ];
};

// Reports as many undeclared names as there are declared names without texts: probably someone translated the
// names.
const translatedNames = (strays: readonly Finding[], left: readonly string[]): readonly Finding[] =>
  merged('translated', strays, left).map((finding) =>
    left.length === 1 ? { ...finding, nearest: left[0] } : finding,
  );

// The other language shows the correct spelling.
const asInOther = (finding: Finding): Finding => {
  const isOneLanguage = isInWordsOnly(finding) && languagesOf(spotsOf(finding)).size === 1;
  return isOneLanguage && finding.nearest !== undefined
    ? {
        ...finding,
        message: 'stray-words.one-translated',
        with: { ...finding.with, names: [finding.nearest] },
      }
    : finding;
};

const strayWords = (
  names: WordedNames,
  lacking: Readonly<Record<Language, readonly string[]>>,
): StrayWords => {
  const uses = [...(names.otherUses ?? []), ...names.words.en, ...names.words.es];
  const { findings, explained } = nameFindings({ ...names, uses, meantBy: meantBy(names) });
  const unmatched = findings.filter((finding) => finding.nearest === undefined && isInWordsOnly(finding));
  const byLanguage = languages.map((language) => {
    const like = findings.flatMap((finding) => (isIn(finding, language) ? (finding.nearest ?? []) : []));
    const left = lacking[language].filter((name) => !like.includes(name));
    const strays = unmatched.filter((finding) => isOnlyIn(finding, language));
    const isTranslated = strays.length > 0 && strays.length === left.length;
    return {
      meant: new Set([...like, ...(isTranslated ? left : [])]),
      strays: isTranslated ? strays : [],
      left,
    };
  });
  const known = new Set(byLanguage.flatMap(({ strays }) => strays));
  const misspelt = findings.filter((finding) => !unmatched.includes(finding)).map(asInOther);
  const leftOver = merged(
    'left-over',
    unmatched.filter((finding) => !known.has(finding)),
  );
  const [en, es] = byLanguage;
  return {
    findings: [
      ...misspelt,
      ...byLanguage.flatMap(({ strays, left }) => translatedNames(strays, left)),
      ...leftOver,
    ],
    explained,
    meant: { en: en?.meant ?? new Set(), es: es?.meant ?? new Set() },
  };
};

const isWord = (location: SourceLocation): boolean => location.document.is?.language !== undefined;

// One finding for each place, because the whole group may be missing.
const missingAt = (
  names: WordedNames,
  language: Language,
  at: SourceLocation,
  missing: readonly string[],
): Finding => {
  const other = otherLanguage[language];
  return {
    at,
    message: isWord(at) ? 'missing-words.here' : 'missing-words.folder',
    with: {
      language: { noun: language },
      other: { noun: other },
      folder: language,
      names: missing,
      what: names.what,
    },
    also: names.words[other].filter(({ name }) => missing.includes(name)).map((use) => use.at),
  };
};

const lackingIn = ({ declared, words }: WordedNames, language: Language): readonly string[] => {
  const own = new Set(words[language].map(({ name }) => name));
  const others = new Set(words[otherLanguage[language]].map(({ name }) => name));
  return [...declared.keys()].filter((name) => others.has(name) && !own.has(name));
};

const missingIn = (
  names: WordedNames,
  language: Language,
  missing: readonly string[],
): readonly Finding[] => {
  const places = missing.flatMap((name) => {
    const declaredAt = names.declared.get(name);
    return declaredAt ? [{ name, at: names.writeAt(language, declaredAt) }] : [];
  });
  return [...Map.groupBy(places, ({ at }) => at.document).values()].flatMap((group) => {
    const here = group.map(({ name }) => name);
    return group[0] ? [missingAt(names, language, group[0].at, here)] : [];
  });
};

export const wordPresence = (names: WordedNames): readonly Finding[] => {
  const { words, declared, needed } = names;
  const lacking = { en: lackingIn(names, 'en'), es: lackingIn(names, 'es') };
  const { findings, explained, meant } = strayWords(names, lacking);
  const worded = new Set([...words.en, ...words.es].map(({ name }) => name));
  const wordless = [...declared].flatMap(([name, at]): readonly Finding[] => {
    if (!needed.has(name) || worded.has(name) || explained.has(name)) return [];
    return [{ at, message: 'missing-words.neither', with: { name, what: names.what } }];
  });
  const missing = languages.flatMap((language) =>
    missingIn(
      names,
      language,
      lacking[language].filter((name) => !meant[language].has(name)),
    ),
  );
  return [...findings, ...wordless, ...missing];
};
