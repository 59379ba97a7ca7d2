import type { ScreenWords } from '../generated/config-files.ts';
import type { Language, Words } from '../portal-config.ts';
import type { ConfigSources } from './config-sources.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `own` with every word that only `fallback` has; words that `own` alone has stay. */
const filled = (own: Tree, fallback: Tree): Tree => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(fallback).map(([name, value]) => {
      const mine = own[name];
      return [name, isTree(mine) && isTree(value) ? filled(mine, value) : (mine ?? value)];
    }),
  ),
});

const withoutSchema = (file: object | undefined): Tree =>
  Object.fromEntries(Object.entries(file ?? {}).filter(([name]) => name !== '$schema'));

const wordsOf = (sources: ConfigSources, language: Language): Words => ({
  screens: Object.assign({}, ...sources.words(language).map(withoutSchema)) as Readonly<Record<string, ScreenWords>>,
  shell: withoutSchema(sources.phrases(language, 'shell')) as Words['shell'],
  components: withoutSchema(sources.phrases(language, 'components')) as Words['components'],
  errors: withoutSchema(sources.phrases(language, 'errors')) as Words['errors'],
});

/** The words of both languages; a word that Spanish lacks is filled in from English (architecture 2, the check reports it). */
export const compileWords = (sources: ConfigSources): Readonly<Record<Language, Words>> => {
  const en = wordsOf(sources, 'en');
  return { en, es: filled(wordsOf(sources, 'es') as unknown as Tree, en as unknown as Tree) as unknown as Words };
};
