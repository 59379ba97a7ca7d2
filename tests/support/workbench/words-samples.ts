import type { SourceFiles } from '../../../src/config/files/source.ts';
import { sha256 } from '../../../src/config/files/sha256.ts';
import type { Draft, Imported } from '../../../src/workbench/api/generated/api-shapes.ts';
import { type FakeRoutes, ok } from './fake-server.ts';
import { draftRoutes, reviewedDraft } from './draft-samples.ts';
import { samplePeople } from './samples.ts';
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

const { edda, rita } = samplePeople;

/** What the server says of a translator's file: each kind of result once. */
export const importedFile: Imported = {
  ...{ format: 'CSV', encoding: 'UTF-8' },
  exchange: {
    ...{ id: '00000000-0000-4000-8000-000000000701', draftId: wordsDraft.id, format: 'csv', texts: 12 },
    ...{ source: wordsDraft.source, madeBy: edda, at: '2026-11-20T17:05:00.000Z', takenAt: null },
  },
  unread: [
    {
      line: 14,
      message:
        'Line 14 has 6 fields, but the first line has 5. Put texts with a separator in quotation marks.',
    },
  ],
  words: [
    {
      ...{ address: address('a/title'), result: 'conflict', en: 'Claims', es: 'Sus reclamos' },
      file: { en: 'Claims', es: 'Todos los reclamos', line: 2 },
      ...{ by: rita, at: '2026-11-22T22:40:00.000Z' },
    },
    {
      ...{
        address: address('a/content'),
        result: 'taken',
        en: 'Claim forms of your plan',
        es: 'Formularios de queja',
      },
      file: { en: 'Claim forms of your plan', es: 'Formularios de reclamo de su plan', line: 3 },
    },
    {
      ...{
        address: address('b/content'),
        result: 'english-changed',
        en: 'The drug list',
        es: 'Lista de medicamentos',
      },
      file: { en: 'Drug list', es: 'Lista de medicinas', line: 4 },
    },
    {
      ...{ address: address('b/title'), result: 'placeholder-lost', en: '{nextYear} drug list' },
      file: { en: '{nextYear} drug list', es: 'Lista de medicamentos', line: 5 },
    },
    {
      ...{
        address: 'config/site/values.json#values/hours/en',
        result: 'unchanged',
        en: '9 to 5',
        es: 'de 9 a 5',
      },
      file: { en: '9 to 5', es: 'de 9 a 5', line: 6 },
    },
    { address: address('c/title'), result: 'unknown', file: { en: 'Pharmacies', es: 'Farmacias', line: 7 } },
  ],
};

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
  'POST /api/drafts/:id/translations/compare': () => ok(importedFile),
  'POST /api/drafts/:id/translations/take': () => ok({ rev: 4, source: wordsDraft.source }),
};
