import type { Language } from '../../config/portal-config.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type Tree = { readonly [name: string]: string | Tree };

/** A sentence of the analysis by its name (`verdict.shown`), its {placeholders} filled in. */
export type Sentence = (name: string, values?: Readonly<Record<string, string>>) => string;

const trees: Readonly<Record<Language, Tree>> = { en, es };

const find = (tree: Tree, name: string): string => {
  const found = name.split('.').reduce<string | Tree | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), tree);
  return typeof found === 'string' ? found : name;
};

/** The sentences of one language. */
export const sentences =
  (language: Language): Sentence =>
  (name, values = {}) =>
    find(trees[language], name).replace(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark);

const mostMissing = 3;

/** Names of sample members for a sentence: listed, or those who are missing where only a few are. */
export const sampleNames = (names: readonly string[], all: readonly string[], say: Sentence): string => {
  if (names.length === 0) return say('nobody');
  const missing = all.filter((name) => !names.includes(name));
  if (missing.length === 0) return say('allSamples');
  if (missing.length > mostMissing || names.length <= mostMissing) return names.join(say('comma'));
  return say('allSamplesBut', { names: missing.join(say('comma')) });
};
