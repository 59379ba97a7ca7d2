import type { Finding, Spot } from '../finding.ts';

/** The same group of words in both languages. */
export interface WordPair {
  readonly en: { readonly words: Readonly<Record<string, unknown>>; readonly at: (name?: string, part?: 'name' | 'value') => Spot };
  readonly es: WordPair['en'];
}

type Side = 'en' | 'es';

const languageNames: Readonly<Record<Side, string>> = { en: 'English', es: 'Spanish' };

const only = (pair: WordPair, side: Side, other: Side): readonly string[] =>
  Object.keys(pair[side].words).filter((name) => !Object.hasOwn(pair[other].words, name));

const lacking = (pair: WordPair, side: Side, other: Side): readonly Finding[] =>
  only(pair, other, side).map((name) => ({
    at: pair[side].at(),
    code: 'missing-words',
    message: `\`${name}\` has no ${languageNames[side]} words`,
    hint: `Write \`${name}\` here, as in ${languageNames[other]}.`,
    also: [pair[other].at(name, 'name')],
  }));

/** Words that one language has and the other lacks; one such name on each side is one mistake, a wrong name. */
export const keyFindings = (pair: WordPair): readonly Finding[] => {
  const [english, spanish] = [only(pair, 'en', 'es'), only(pair, 'es', 'en')];
  const [en, es] = [english[0], spanish[0]];
  if (english.length !== 1 || spanish.length !== 1 || en === undefined || es === undefined)
    return [...lacking(pair, 'en', 'es'), ...lacking(pair, 'es', 'en')];
  return [
    {
      at: pair.en.at(en, 'name'),
      code: 'unequal-words',
      message: `English has \`${en}\` where Spanish has \`${es}\``,
      hint: 'Give both the same name.',
      also: [pair.es.at(es, 'name')],
    },
  ];
};

const placeholdersOf = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([mark]) => mark))].sort();

const isText = (value: unknown): value is string => typeof value === 'string';

/** Texts whose placeholders differ between the languages; texts with others than the `known` ones are left to the check of those. */
export const placeholderFindings = (pair: WordPair, known?: readonly string[]): readonly Finding[] =>
  Object.entries(pair.en.words).flatMap(([name, english]): readonly Finding[] => {
    const spanish = pair.es.words[name];
    if (!isText(english) || !isText(spanish)) return [];
    const [en, es] = [placeholdersOf(english), placeholdersOf(spanish)];
    if (en.join() === es.join() || [...en, ...es].some((mark) => known && !known.includes(mark.slice(1, -1)))) return [];
    return [
      {
        at: pair.es.at(name),
        code: 'unequal-placeholders',
        message: `\`${name}\` fills in ${en.join(' ') || 'nothing'} in English and ${es.join(' ') || 'nothing'} in Spanish`,
        hint: 'Use the same placeholders in both languages.',
        also: [pair.en.at(name)],
      },
    ];
  });
