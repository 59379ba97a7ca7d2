import type { Language } from '../../portal-config.ts';
import type { Finding, SourceLocation } from '../findings/finding.ts';
import type { MessageValue } from '../messages/messages.ts';

export const languages = ['en', 'es'] as const;

export const otherLanguage: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };

export interface WordGroup {
  readonly words: Readonly<Record<string, unknown>>;
  readonly at: (name?: string, part?: 'name' | 'value') => SourceLocation;
}

export type WordPair = Readonly<Record<Language, WordGroup>>;

const onlyIn = (pair: WordPair, language: Language): readonly string[] =>
  Object.keys(pair[language].words).filter(
    (name) => !Object.hasOwn(pair[otherLanguage[language]].words, name),
  );

const missingIn = (pair: WordPair, language: Language): readonly Finding[] => {
  const other = otherLanguage[language];
  return onlyIn(pair, other).map((name) => ({
    at: pair[language].at(),
    message: 'missing-words.one',
    with: { name, language: { noun: language }, other: { noun: other } },
    also: [pair[other].at(name, 'name')],
  }));
};

// One missing text on each side is reported as one misspelled name.
export const keyFindings = (pair: WordPair): readonly Finding[] => {
  const english = onlyIn(pair, 'en');
  const spanish = onlyIn(pair, 'es');
  const en = english[0];
  const es = spanish[0];
  if (english.length !== 1 || spanish.length !== 1 || en === undefined || es === undefined)
    return [...missingIn(pair, 'en'), ...missingIn(pair, 'es')];
  return [
    {
      at: pair.en.at(en, 'name'),
      message: 'unequal-words.name',
      with: { en, es },
      also: [pair.es.at(es, 'name')],
    },
  ];
};

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([mark]) => mark))].sort();

const marksText = (marks: readonly string[]): MessageValue =>
  marks.length === 0 ? { noun: 'nothing' } : marks.join(' ');

const isText = (value: unknown): value is string => typeof value === 'string';

export const placeholderFindings = (pair: WordPair, known?: readonly string[]): readonly Finding[] =>
  Object.entries(pair.en.words).flatMap(([name, english]): readonly Finding[] => {
    const spanish = pair.es.words[name];
    if (!isText(english) || !isText(spanish)) return [];
    const en = placeholdersOf(english);
    const es = placeholdersOf(spanish);
    if (
      en.join() === es.join() ||
      [...en, ...es].some(
        (mark) => known && !known.includes(mark.slice(1, -1)) && !mark.startsWith('{value.'),
      )
    )
      return [];
    return [
      {
        at: pair.es.at(name),
        message: 'unequal-placeholders',
        with: { name, en: marksText(en), es: marksText(es) },
        also: [pair.en.at(name)],
      },
    ];
  });
