import { describe, expect, it } from 'vitest';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import { wordsIn } from '../../../config/check/words/word-list.ts';
import { outdatedTexts, pairOf } from '../../pairs/pairs.ts';
import { pairsIn } from '../../pairs/pairs-file.ts';
import { editDocuments } from '../../project/edit-documents.ts';
import { compareImport, sentTexts } from './compare-import.ts';
import type { ExchangedWord } from '../exchange.ts';
import { changedTexts, takingEdits, textsToTake } from './take-texts.ts';

interface Text {
  readonly en: string;
  readonly es?: string;
  /** The confirmed texts, if they are others. */
  readonly pair?: { readonly en: string; readonly es: string };
}

const address = 'locales/en/home.json#home/title';

const portal = ({ en, es, pair }: Text): readonly ConfigDocument[] => [
  parseDocument('locales/en/home.json', JSON.stringify({ home: { title: en } })),
  parseDocument('locales/es/home.json', JSON.stringify({ home: es === undefined ? {} : { title: es } })),
  parseDocument(
    'locales/pairs.json',
    JSON.stringify({
      pairs: pair || es !== undefined ? { [address]: pairOf(pair ?? { en, es: es ?? '' }) } : {},
    }),
  ),
];

const entry = (en: string, es: string, more: Partial<ExchangedWord> = {}): ExchangedWord => ({
  ...{ address, en, es, note: '' },
  ...more,
});

const resultOf = (now: Text, file: ExchangedWord, sent?: Text): string | undefined =>
  compareImport(portal(now), { words: [file], unread: [] }, sent && sentTexts(portal(sent))).texts[0]?.result;

const claims = { en: 'Claims of {year}', es: 'Reclamos de {year}' };
const newer = 'Sus reclamos de {year}';

describe('a text of an export', () => {
  it.each([
    ['taken', claims, claims, entry(claims.en, newer)],
    ['taken', { en: claims.en }, { en: claims.en }, entry(claims.en, newer)],
    ['unchanged', claims, { ...claims, es: newer }, entry(claims.en, claims.es)],
    ['unchanged', { en: 'New' }, { en: 'New', es: 'Nuevo' }, entry('New', '')],
    ['unchanged', claims, { ...claims, es: newer }, entry(claims.en, newer)],
    ['conflict', claims, { ...claims, es: 'Todos los reclamos de {year}' }, entry(claims.en, newer)],
    ['conflict', { en: claims.en }, claims, entry(claims.en, newer)],
    ['conflict', claims, { en: claims.en }, entry(claims.en, newer)],
    ['english-changed', claims, { ...claims, en: 'All claims of {year}' }, entry(claims.en, newer)],
    ['conflict', claims, { en: 'All of {year}', es: 'Todos los de {year}' }, entry(claims.en, newer)],
    ['other-english', claims, claims, entry('Claim of {year}', newer)],
    ['emptied', claims, claims, entry(claims.en, ' ')],
    ['placeholder-lost', claims, claims, entry(claims.en, 'Reclamos')],
    ['placeholder-lost', claims, claims, entry(claims.en, 'Reclamos de {año}')],
    ['placeholder-lost', claims, claims, entry(claims.en, 'Reclamos de {year} {')],
    ['placeholder-lost', claims, { ...claims, en: 'Claims' }, entry(claims.en, newer)],
    ['damaged', claims, claims, entry(claims.en, 'Reclamos del a\ufffdo {year}')],
    ['damaged', claims, claims, entry(claims.en, 'Reclamos \ufffe{year}')],
    ['damaged', claims, claims, entry(claims.en, 'Reclamos \u0007{year}')],
    ['confirmed', claims, { ...claims, es: newer, pair: claims }, entry(claims.en, newer)],
    [
      'confirmed',
      claims,
      { ...claims, pair: { en: 'Old', es: claims.es } },
      entry(claims.en, claims.es, { isApproved: true }),
    ],
    ['unchanged', claims, { ...claims, pair: { en: 'Old', es: claims.es } }, entry(claims.en, claims.es)],
    ['unchanged', claims, { ...claims, es: newer }, entry(claims.en, claims.es, { isApproved: true })],
    ['unconfirmed', claims, claims, entry(claims.en, newer, { needsReview: true })],
    ['unchanged', { en: 'New' }, { en: 'New' }, entry('New', 'New')],
    ['emptied', claims, claims, entry(claims.en, claims.en)],
    ['taken', claims, claims, entry(claims.en, claims.en, { isApproved: true })],
    ['taken', { en: '{year}: 5' }, { en: '{year}: 5' }, entry('{year}: 5', '{year}: 5')],
    ['taken', { en: 'X' }, { en: 'X', pair: { en: 'Y', es: 'Y' } }, entry('X', 'X')],
    ['unchanged', { en: 'X', es: 'X' }, { en: 'X', es: 'X' }, entry('X', 'X')],
    [
      'unchanged',
      claims,
      { ...claims, es: newer, pair: claims },
      entry(claims.en, newer, { needsReview: true }),
    ],
  ] as const)('gets the result %s: sent %j, now %j, file %j', (result, sent, now, file) => {
    expect(resultOf(now, file, sent)).toBe(result);
  });

  it('is compared with English whose accents are separate characters', () => {
    const apart = 'Café {year}'.normalize('NFD');
    expect(resultOf({ en: apart }, entry('Café {year}', newer), { en: apart })).toBe('taken');
    expect(pairOf({ en: apart, es: newer })).toEqual(pairOf({ en: 'Café {year}', es: newer }));
  });

  it('is reported if the file lacks it, has it twice, or has one that was not sent', () => {
    const sent = sentTexts(portal(claims));
    const compared = (...words: readonly ExchangedWord[]) =>
      compareImport(portal(claims), { words, unread: [] }, sent).texts.map(({ result }) => result);
    expect(compared()).toEqual(['not-returned']);
    expect(compared(entry(claims.en, newer), entry(claims.en, newer))).toEqual(['repeated', 'repeated']);
    expect(
      compareImport(portal(claims), { words: [entry('a', 'b')], unread: [] }, new Map()).texts,
    ).toMatchObject([{ result: 'unknown', en: claims.en, file: { es: 'b' } }]);
  });
});

describe('a text of a file without a known export', () => {
  it.each([
    ['taken', { en: 'New' }, entry('New', 'Nuevo')],
    ['english-changed', { en: 'Newest' }, entry('New', 'Nuevo')],
    ['taken', { ...claims, pair: { en: 'Old', es: claims.es } }, entry(claims.en, newer)],
    ['conflict', claims, entry(claims.en, newer)],
    ['conflict', { ...claims, pair: { en: 'Old', es: 'Viejo' } }, entry(claims.en, newer)],
    ['conflict', { ...claims, pair: { en: 'Old', es: claims.es } }, entry('Old {year}', newer)],
    ['unchanged', claims, entry(claims.en, claims.es)],
    ['emptied', claims, entry(claims.en, '')],
    ['unchanged', { en: 'New' }, entry('New', '')],
    ['damaged', { en: 'New' }, entry('Ne\ufffd', 'Nuevo')],
    ['unknown', claims, entry('a', 'b', { address: 'locales/en/home.json#home/none' })],
  ] as const)('is %s: now %j, file %j', (result, now, file) => {
    expect(resultOf(now, file)).toBe(result);
  });
});

describe('taking texts', () => {
  const take = (now: Text, file: ExchangedWord, sent?: Text, isChosen = false) => {
    const documents = portal(now);
    const { texts } = compareImport(
      documents,
      { words: [file], unread: [] },
      sent && sentTexts(portal(sent)),
    );
    const after = editDocuments(
      documents,
      takingEdits(
        documents,
        textsToTake(texts, () => isChosen),
      ),
    );
    const [outdated] = outdatedTexts(after);
    return { es: wordsIn(after)[0]?.es, why: outdated?.why, pair: pairsIn(after)?.[address] };
  };

  it('pairs a translation with the English that was translated, so that it stays outdated for another one', () => {
    const all = { ...claims, en: 'All claims of {year}' };
    expect(take(claims, entry(claims.en, newer), claims)).toMatchObject({ es: newer, why: undefined });
    expect(take(all, entry(claims.en, newer), claims)).toEqual({
      es: newer,
      why: 'english',
      pair: pairOf({ en: claims.en, es: newer }),
    });
  });

  it('imports a conflict only if it is chosen', () => {
    const now = { ...claims, es: 'Los reclamos de {year}' };
    const file = entry(claims.en, newer);
    expect(take(now, file, claims)).toMatchObject({ es: now.es, why: undefined });
    expect(take(now, file, claims, true)).toMatchObject({ es: newer, why: undefined });
  });

  it('confirms a translation that the file marks as approved', () => {
    const now = { ...claims, pair: { en: 'Old', es: claims.es } };
    const approved = entry(claims.en, claims.es, { isApproved: true });
    expect(take(now, approved, claims)).toEqual({ es: claims.es, why: undefined, pair: pairOf(claims) });
  });

  it('does not confirm a translation that the file marks as unfinished', () => {
    const file = entry(claims.en, newer, { needsReview: true });
    expect(take(claims, file, claims)).toEqual({ es: newer, why: 'spanish', pair: pairOf(claims) });
  });

  it('changes no other text, and nothing at all without texts', () => {
    const documents = portal(claims);
    expect(takingEdits(documents, [])).toEqual([]);
  });

  it('names the texts that changed since they were shown', () => {
    const shown = { address, en: claims.en, es: claims.es, file: { en: claims.en, es: newer } };
    expect(changedTexts(portal(claims), [shown])).toEqual([]);
    expect(changedTexts(portal({ ...claims, es: newer }), [shown])).toEqual([address]);
    expect(changedTexts(portal({ ...claims, en: 'All of {year}' }), [shown])).toEqual([address]);
    expect(changedTexts(portal({ en: claims.en }), [{ ...shown, es: null }])).toEqual([]);
    expect(changedTexts([], [shown])).toEqual([address]);
  });
});
