import { memoize, sameLists } from '../../rules/memoize.ts';
import type { ConfigDocument, DocumentKind } from '../files/document.ts';
import type { ConfigFiles } from '../generated/config-files.ts';
import type { Language } from '../portal-config.ts';

const only = <Kind extends DocumentKind>(
  documents: readonly ConfigDocument[],
  kind: Kind,
): ConfigFiles[Kind] => {
  const found = documents.find(({ is }) => is?.kind === kind);
  if (!found) throw new Error(`No ${kind} file in this configuration`);
  return found.value as ConfigFiles[Kind];
};

const every = <Kind extends DocumentKind>(
  documents: readonly ConfigDocument[],
  kind: Kind,
): readonly ConfigFiles[Kind][] =>
  documents.filter(({ is }) => is?.kind === kind).map(({ value }) => value as ConfigFiles[Kind]);

export const valueSources = (documents: readonly ConfigDocument[]) => ({
  values: Object.assign(
    {},
    ...every(documents, 'values').map(({ values }) => values),
  ) as ConfigFiles['values']['values'],
  variants: only(documents, 'plans').variants,
});

/** Returns the texts of a configuration's files. */
export const textSources = (documents: readonly ConfigDocument[]) => ({
  words: (language: Language) =>
    every(
      documents.filter(({ is }) => is?.language === language),
      'words',
    ),
  phrases: (language: Language, name: string) =>
    documents.find(({ is }) => is?.kind === 'phrases' && is.language === language && is.name === name)
      ?.value as ConfigFiles['phrases'],
});

export type TextSources = ReturnType<typeof textSources>;

const sharedLists = sameLists<ConfigDocument>();

const sharedIn = memoize(
  (documents: readonly ConfigDocument[]) =>
    Object.assign(
      {},
      ...every(documents, 'shared').map(({ blocks }) => blocks),
    ) as ConfigFiles['shared']['blocks'],
);

/**
 * Returns the checked values of a configuration's files, by kind. Sections are in the order of their file
 * names.
 */
export const configSources = (documents: readonly ConfigDocument[]) => ({
  ...valueSources(documents),
  environments: only(documents, 'environments').environments,
  facts: only(documents, 'facts').facts,
  rules: only(documents, 'rules').rules,
  constraints: only(documents, 'constraints').constraints,
  properties: only(documents, 'properties').properties,
  frames: only(documents, 'frames').frames,
  links: only(documents, 'links').links,
  hosts: only(documents, 'links').hosts,
  directory: only(documents, 'directory'),
  vendors: only(documents, 'pharmacies').vendors,
  documents: only(documents, 'documents').documents,
  lists: only(documents, 'documents').lists,
  redirects: only(documents, 'redirects').redirects,
  brand: only(documents, 'brand'),
  menus: only(documents, 'menus'),
  settings: only(documents, 'settings'),
  screens: every(documents, 'section').flatMap(({ screens }) => screens),
  shared: sharedIn(sharedLists(documents.filter(({ is }) => is?.kind === 'shared'))),
  ...textSources(documents),
});

export type ConfigSources = ReturnType<typeof configSources>;
