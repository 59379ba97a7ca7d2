import { memoizeTexts } from '../../rules/memoize.ts';
import type { Language } from '../portal-config.ts';

/** The kind of a configuration file: the base name of its schema in `schemas/`. */
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
  | 'pairs'
  | 'sizes';

interface DocumentPlace {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly language?: Language;
}

/** The file of the operator settings: only operators change it in the workbench. */
export const operatorSettingsPath = 'config/environments.json';

// Decision 0003 says why components have their own texts.
export const requiredFiles: Readonly<Record<string, DocumentKind>> = {
  [operatorSettingsPath]: 'environments',
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

export const pairsPath = 'locales/pairs.json';

const lists: readonly { readonly at: RegExp; readonly kind: DocumentKind }[] = [
  { at: /^config\/screens\/[^/]+\.json$/, kind: 'section' },
  { at: /^config\/rules\/waivers\.json$/, kind: 'waivers' },
  { at: /^config\/rules\/assertions\.json$/, kind: 'assertions' },
  { at: /^config\/site\/values\.json$/, kind: 'values' },
  { at: /^config\/shared\/[^/]+\.json$/, kind: 'shared' },
  { at: /^locales\/(?:en|es)\/[^/]+\.json$/, kind: 'words' },
  { at: /^locales\/pairs\.json$/, kind: 'pairs' },
  { at: /^config\/sizes\.json$/, kind: 'sizes' },
];

const languageOf = (file: string): Language | undefined =>
  /^locales\/(en|es)\//.exec(file)?.[1] as Language | undefined;

// Ten times the files of a configuration.
const mostPlaces = 1_000;

/**
 * Returns the kind of the file at a path such as `config/rules/facts.json`; undefined for paths outside a
 * configuration.
 */
export const documentPlace = memoizeTexts(mostPlaces, (file: string): DocumentPlace | undefined => {
  const kind = requiredFiles[file] ?? lists.find(({ at }) => at.test(file))?.kind;
  if (!kind) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const language = languageOf(file);
  return { kind, name, ...(language && { language }) };
});

export interface ConfigDocument {
  /**
   * The path within the configuration, with the standard folder names: `config/rules/facts.json`,
   * `locales/en/shell.json`.
   */
  readonly file: string;
  /** The path to write to and to name in messages, with the folders of this machine. */
  readonly fullPath: string;
  /** Undefined for files that do not belong to a configuration. */
  readonly is: DocumentPlace | undefined;
  readonly text: string;
  /** Undefined for a text that is not JSON or has too many levels. */
  readonly value: unknown;
}

// The limit for conditions (`deep-rule`) is reached long before.
const mostLevels = 200;

const aTextOrSign = /"(?:[^"\\\n\r]|\\.)*"?|[[{}\]]/g;

/**
 * Returns the offset where a JSON text exceeds the number of levels that recursive code can safely process;
 * undefined if it does not.
 */
export const tooDeepAt = (text: string): number | undefined => {
  let levels = 0;
  for (const { 0: sign, index } of text.matchAll(aTextOrSign)) {
    if (sign === '{' || sign === '[') levels += 1;
    else if (sign === '}' || sign === ']') levels -= 1;
    if (levels > mostLevels) return index;
  }
  return undefined;
};

/** Returns the text of a file, or undefined. Safe for untrusted paths such as `constructor`. */
export const textAt = (files: Readonly<Record<string, string>>, file: string): string | undefined =>
  Object.hasOwn(files, file) ? files[file] : undefined;
