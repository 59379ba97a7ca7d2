import { fillMessage } from '../../config/message-text.ts';
import type { Language } from '../../config/portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type Tree = { readonly [name: string]: string | Tree };

/** A function that returns the sentence with a key, such as `verdict.shown`, with its {placeholders} filled in. */
export type Sentence = (name: string, values?: Readonly<Record<string, string>>) => string;

// The type makes sure that both languages have every sentence.
const trees: Readonly<Record<Language, Tree & typeof en>> = { en, es };

const find = (tree: Tree, name: string): string => {
  const found = name
    .split('.')
    .reduce<string | Tree | undefined>(
      (part, key) => (typeof part === 'object' ? part[key] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : name;
};

const messagesOf =
  (tree: Tree): Sentence =>
  (name, values = {}) =>
    fillMessage(find(tree, name), values, String);

/** Returns the sentences of one language. */
export const sentences = (language: Language): Sentence => messagesOf(trees[language]);

/** Returns the sentences of one language, with additional sentences that only some pages or files need. */
export const sentencesWith = (more: Readonly<Record<Language, Tree>>, language: Language): Sentence =>
  messagesOf({ ...trees[language], ...more[language] });

export interface NamedSample {
  readonly name: string;
  readonly summary: string;
}

/** Joins names for a sentence: at most `most` names, then the number of the others. */
export const namesText = (names: readonly string[], say: Sentence, most: number): string => {
  const listed = names.slice(0, most).join(say('comma'));
  return names.length > most ? say('andMore', { names: listed, count: String(names.length - most) }) : listed;
};

const mostMissing = 3;

/**
 * Describes a group of sample members: a few with descriptions, larger groups by name, and almost complete
 * groups by the missing names.
 */
export const sampleNames = (
  samples: readonly NamedSample[],
  all: readonly NamedSample[],
  say: Sentence,
): string => {
  if (samples.length === 0) return say('nobody');
  const labelOf = ({ name, summary }: NamedSample): string =>
    summary === '' ? name : say('sample', { name, summary });
  const listed = (some: readonly NamedSample[]): string => some.map(({ name }) => name).join(say('comma'));
  const missing = all.filter(({ name }) => samples.every((sample) => sample.name !== name));
  if (missing.length === 0) return say('allSamples');
  if (samples.length <= mostMissing)
    return samples.some(({ summary }) => summary !== '')
      ? samples.map(labelOf).join(say('semicolon'))
      : listed(samples);
  return missing.length > mostMissing ? listed(samples) : say('allSamplesBut', { names: listed(missing) });
};
