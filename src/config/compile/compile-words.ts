import { memoize } from '../../rules/memoize.ts';
import type { ScreenWords } from '../generated/config-files.ts';
import type { Language, Words } from '../portal-config.ts';
import { type TextSources, textSources } from './config-sources.ts';
import type { ConfigDocument } from '../files/document.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const filled = (own: Tree, fallback: Tree): Tree => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(fallback).map(([name, value]) => {
      const mine = own[name];
      return [name, isTree(mine) && isTree(value) ? filled(mine, value) : (mine ?? value)];
    }),
  ),
});

const none: Tree = {};

const schemaless = memoize((file: object): Tree =>
  Object.fromEntries(Object.entries(file).filter(([name]) => name !== '$schema')),
);

const withoutSchema = (file: object | undefined): Tree => (file === undefined ? none : schemaless(file));

// Cached by both texts, because an edit changes few screens.
const filledWords = memoize((own: Tree) => memoize((fallback: Tree) => filled(own, fallback)));

const filledScreen = (own: ScreenWords | undefined, fallback: ScreenWords): ScreenWords =>
  own === undefined ? fallback : (filledWords(own)(fallback) as ScreenWords);

const filledScreens = (own: Words['screens'], fallback: Words['screens']): Words['screens'] => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(fallback).map(([name, value]) => [name, filledScreen(own[name], value)]),
  ),
});

const wordsOf = (sources: TextSources, language: Language): Words => ({
  screens: Object.assign({}, ...sources.words(language).map(withoutSchema)) as Readonly<
    Record<string, ScreenWords>
  >,
  shell: withoutSchema(sources.phrases(language, 'shell')) as Words['shell'],
  components: withoutSchema(sources.phrases(language, 'components')) as Words['components'],
  errors: withoutSchema(sources.phrases(language, 'errors')) as Words['errors'],
});

/**
 * Returns the texts of both languages. A missing Spanish text is filled in from English; the check reports
 * it.
 */
export const compileWords = (documents: readonly ConfigDocument[]): Readonly<Record<Language, Words>> => {
  const sources = textSources(documents);
  const en = wordsOf(sources, 'en');
  const own = wordsOf(sources, 'es');
  const es: Words = {
    screens: filledScreens(own.screens, en.screens),
    shell: filledWords(own.shell)(en.shell) as Words['shell'],
    components: filledWords(own.components)(en.components) as Words['components'],
    errors: filledWords(own.errors)(en.errors) as Words['errors'],
  };
  return { en, es };
};
