import type { Finding } from './finding.ts';
import type { WordPair } from './word-pair.ts';

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
