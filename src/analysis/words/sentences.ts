import type { Language } from '../../config/portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type Tree = { readonly [name: string]: string | Tree };

/** A sentence of the analysis by its name (`verdict.shown`), its {placeholders} filled in. */
export type Sentence = (name: string, values?: Readonly<Record<string, string>>) => string;

/** Both languages have every sentence: one that lacks a name does not compile. */
const trees: Readonly<Record<Language, Tree & typeof en>> = { en, es };

const find = (tree: Tree, name: string): string => {
  const found = name.split('.').reduce<string | Tree | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), tree);
  return typeof found === 'string' ? found : name;
};

const saying =
  (tree: Tree): Sentence =>
  (name, values = {}) =>
    find(tree, name).replace(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark);

/** The sentences of one language. */
export const sentences = (language: Language): Sentence => saying(trees[language]);

/** The sentences of one language with others that only some pages or files need. */
export const sentencesWith = (more: Readonly<Record<Language, Tree>>, language: Language): Sentence =>
  saying({ ...trees[language], ...more[language] });

/** A sample member by name, and in half a sentence. */
export interface NamedSample {
  readonly name: string;
  /** Empty: nothing is to be said. */
  readonly summary: string;
}

/** Names in a sentence: the first of them, and how many more there are. */
export const namesText = (names: readonly string[], say: Sentence, most: number): string => {
  const listed = names.slice(0, most).join(say('comma'));
  return names.length > most ? say('andMore', { names: listed, count: String(names.length - most) }) : listed;
};

const mostMissing = 3;

/** Sample members for a sentence: a few by name and in words, more by name, or those who are missing where only a few are. */
export const sampleNames = (samples: readonly NamedSample[], all: readonly NamedSample[], say: Sentence): string => {
  if (samples.length === 0) return say('nobody');
  const told = ({ name, summary }: NamedSample): string => (summary === '' ? name : say('sample', { name, summary }));
  const listed = (some: readonly NamedSample[]): string => some.map(({ name }) => name).join(say('comma'));
  const missing = all.filter(({ name }) => samples.every((sample) => sample.name !== name));
  if (missing.length === 0) return say('allSamples');
  if (samples.length <= mostMissing)
    return samples.some(({ summary }) => summary !== '') ? samples.map(told).join(say('semicolon')) : listed(samples);
  return missing.length > mostMissing ? listed(samples) : say('allSamplesBut', { names: listed(missing) });
};
