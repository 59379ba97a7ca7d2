import type { SourceFiles } from '../../../src/config/files/source.ts';
import { sha256 } from '../../../src/config/files/sha256.ts';
import type { Draft, ImportedWord } from '../../../src/workbench/api/generated/api-shapes.ts';
import { type FakeRoutes, ok } from './fake-server.ts';
import { draftRoutes, reviewedDraft } from './draft-samples.ts';
import { smallSource } from './small-source.ts';

const hash = (text: string): string => sha256(text).slice(0, 8);
const address = (field: string): string => `locales/en/home.json#home/items/${field}`;
const pair = (field: string, en: string, es: string): string =>
  `    ${JSON.stringify(address(field))}: { "en": "${hash(en)}", "es": "${hash(es)}" }`;

const english = {
  a: { title: 'Claims', content: 'Claim forms of your plan' },
  b: { title: '{nextYear} drug list', content: 'The drug list' },
};

/**
 * Words of two cards: one pair fits, one Spanish text breaks the glossary, one is missing, one is older than
 * its English.
 */
export const wordsSource: SourceFiles = {
  ...smallSource,
  'config/site/values.json':
    '{ "values": { "hours": { "en": "9 to 5", "es": "de 9 a 5" }, "fax": { "default": "555-0100" } } }\n',
  'locales/en/home.json': `${JSON.stringify({ home: { items: english } })}\n`,
  'locales/es/home.json': `${JSON.stringify({
    home: {
      items: {
        a: { title: 'Reclamos', content: 'Formularios de queja' },
        b: { content: 'Lista de medicamentos' },
      },
    },
  })}\n`,
  'locales/pairs.json': `{\n  "$schema": "../schemas/pairs.json",\n  "pairs": {\n${[
    pair('a/content', 'Claim forms of your plan', 'Formularios de queja'),
    pair('a/title', 'Claims', 'Reclamos'),
    pair('b/content', 'Drug list', 'Lista de medicamentos'),
  ].join(',\n')}\n  }\n}\n`,
};

const base: SourceFiles = {
  ...wordsSource,
  'locales/en/home.json': (wordsSource['locales/en/home.json'] ?? '').replace('The drug list', 'Drug list'),
};

/** The draft whose words these are. */
export const wordsDraft: Draft = { ...reviewedDraft, state: 'open', name: 'Words for spring' };

/** What the server says of a translator's file. */
export const importedWords: readonly ImportedWord[] = [
  { address: address('b/title'), result: 'taken' },
  { address: address('a/title'), result: 'unchanged' },
  { address: address('b/content'), result: 'placeholder-lost' },
];

/** A server with these words. */
export const wordsRoutes: FakeRoutes = {
  ...draftRoutes(wordsDraft),
  [`GET /api/sources/${wordsDraft.source}`]: () => ok({ files: wordsSource }),
  [`GET /api/sources/${wordsDraft.baseSource}`]: () => ok({ files: base }),
  'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: wordsDraft.source }),
  'POST /api/drafts/:id/exchanges': () => ({
    status: 201,
    body: { id: '00000000-0000-4000-8000-000000000701', texts: 4 },
  }),
  'POST /api/exchanges/:id/import': () => ok({ words: importedWords }),
};
