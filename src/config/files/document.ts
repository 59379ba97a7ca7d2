import type { Node, ParseError } from 'jsonc-parser';
import { memoizeTexts } from '../../rules/memoize.ts';
import type { Language } from '../portal-config.ts';

/** The schema (base name in `schemas/`) that a configuration file follows. */
export type DocumentKind =
  | 'environments'
  | 'facts'
  | 'rules'
  | 'constraints'
  | 'plans'
  | 'waivers'
  | 'assertions'
  | 'properties'
  | 'frames'
  | 'links'
  | 'directory'
  | 'pharmacies'
  | 'documents'
  | 'redirects'
  | 'brand'
  | 'menus'
  | 'settings'
  | 'values'
  | 'section'
  | 'shared'
  | 'words'
  | 'phrases'
  | 'pairs';

/** What a file is, known from where it lies. */
interface DocumentPlace {
  readonly kind: DocumentKind;
  /** Base name without `.json`. */
  readonly name: string;
  /** Only of locale files. */
  readonly language?: Language;
}

/** Files that every configuration has, by their place in it; why components have words of their own: Decision 0003. */
export const requiredPlaces: Readonly<Record<string, DocumentKind>> = {
  'config/environments.json': 'environments',
  'config/rules/facts.json': 'facts',
  'config/rules/rules.json': 'rules',
  'config/rules/constraints.json': 'constraints',
  'config/rules/plans.json': 'plans',
  'config/rules/properties.json': 'properties',
  'config/addresses/frames.json': 'frames',
  'config/addresses/links.json': 'links',
  'config/addresses/directory.json': 'directory',
  'config/addresses/pharmacies.json': 'pharmacies',
  'config/addresses/documents.json': 'documents',
  'config/addresses/redirects.json': 'redirects',
  'config/site/brand.json': 'brand',
  'config/site/menus.json': 'menus',
  'config/site/settings.json': 'settings',
  'locales/en/shell.json': 'phrases',
  'locales/en/components.json': 'phrases',
  'locales/en/errors.json': 'phrases',
  'locales/es/shell.json': 'phrases',
  'locales/es/components.json': 'phrases',
  'locales/es/errors.json': 'phrases',
};

/** Where the confirmed pairs of English and Spanish words are written. */
export const pairsPlace = 'locales/pairs.json';

const lists: readonly { readonly at: RegExp; readonly kind: DocumentKind }[] = [
  { at: /^config\/screens\/[^/]+\.json$/, kind: 'section' },
  { at: /^config\/rules\/waivers\.json$/, kind: 'waivers' },
  { at: /^config\/rules\/assertions\.json$/, kind: 'assertions' },
  { at: /^config\/site\/values\.json$/, kind: 'values' },
  { at: /^config\/shared\/[^/]+\.json$/, kind: 'shared' },
  { at: /^locales\/(?:en|es)\/[^/]+\.json$/, kind: 'words' },
  { at: /^locales\/pairs\.json$/, kind: 'pairs' },
];

const languageOf = (place: string): Language | undefined => /^locales\/(en|es)\//.exec(place)?.[1] as Language | undefined;

/** Ten times the files of a configuration. */
const mostPlaces = 1_000;

/** What the file at a place such as `config/rules/facts.json` is; undefined when no such file belongs to a configuration. */
export const documentPlace = memoizeTexts(mostPlaces, (place: string): DocumentPlace | undefined => {
  const kind = requiredPlaces[place] ?? lists.find(({ at }) => at.test(place))?.kind;
  if (!kind) return undefined;
  const name = place.slice(place.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const language = languageOf(place);
  return { kind, name, ...(language && { language }) };
});

/** One file of a configuration as it was read: its text, its tree with positions, and its value where it is JSON. */
export interface ConfigDocument {
  /** Where it lies in the configuration: `config/rules/facts.json`, `locales/en/shell.json`, whatever the folders are called. */
  readonly place: string;
  /** The path shown to people. */
  readonly file: string;
  /** Undefined: no file of this name belongs to a configuration. */
  readonly is: DocumentPlace | undefined;
  readonly text: string;
  readonly tree: Node | undefined;
  readonly syntaxErrors: readonly ParseError[];
  /** Undefined while the text is not JSON. */
  readonly value: unknown;
}

/** No file needs more levels of braces and brackets; the bound of conditions (`deep-rule`) is met long before. */
const mostLevels = 200;

/** A text, which ends with its line where it is not closed, or a sign that opens or closes a level. */
const aTextOrSign = /"(?:[^"\\\n\r]|\\.)*"?|[[{}\]]/g;

/** Where a JSON text opens more levels than anybody needs, and than is safe to walk through; undefined where it does not. */
export const tooDeepAt = (text: string): number | undefined => {
  let levels = 0;
  for (const { 0: sign, index } of text.matchAll(aTextOrSign)) {
    if (sign === '{' || sign === '[') levels += 1;
    else if (sign === '}' || sign === ']') levels -= 1;
    if (levels > mostLevels) return index;
  }
  return undefined;
};

/** The text of a file by its place; undefined where there is none. A place may come from outside, and be a name that every object has. */
export const textAt = (files: Readonly<Record<string, string>>, place: string): string | undefined =>
  Object.hasOwn(files, place) ? files[place] : undefined;
