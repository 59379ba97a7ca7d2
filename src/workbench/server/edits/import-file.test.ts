import { expect, test, vi } from 'vitest';
import { outdatedTexts, pairOf } from '../../../authoring/pairs/pairs.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { compareFile, takeFile } from './import-file.ts';
import { startEditing } from './start-editing.ts';

const address = 'locales/en/home.json#home/title';

const draft = (en: string, es: string): SourceFiles => ({
  'locales/en/home.json': JSON.stringify({ home: { title: en } }),
  'locales/es/home.json': JSON.stringify({ home: { title: es } }),
  'locales/pairs.json': JSON.stringify({ pairs: { [address]: pairOf({ en: 'Claims', es: 'Reclamos' }) } }),
});

const outdatedAfter = (en: string, needsReview: boolean): readonly string[] => {
  const files = draft(en, 'Reclamos');
  const file = { en: 'Claims', es: 'Sus reclamos', needsReview };
  const texts = [{ address, en, es: 'Reclamos', file }];
  const taken = takeFile({ base: draft('Claims', 'Reclamos'), files, texts });
  if (!('made' in taken) || !('files' in taken.made)) throw new Error('not taken');
  expect(taken.made.files['locales/es/home.json']).toContain('Sus reclamos');
  return outdatedTexts(sourceDocuments(taken.made.files)).map(({ why }) => why);
};

test('R10.56: a translation of an English that the draft changed stays outdated, although both texts are new', () => {
  expect(outdatedAfter('Your claims', false)).toEqual(['english']);
  expect(outdatedAfter('Your claims', true)).toEqual(['english']);
});

test('a translation of the same English is confirmed, unless the file marks it as unfinished', () => {
  expect(outdatedAfter('Claims', false)).toEqual([]);
  expect(outdatedAfter('Claims', true)).toEqual(['spanish']);
});

test('the thread compares and imports a file as the main thread does', async () => {
  const editing = startEditing(vi.fn());
  const files = draft('Claims', 'Reclamos');
  const windows = Uint8Array.from(`address;english;spanish\n${address};Claims;Señales\n`, (sign) =>
    sign.charCodeAt(0),
  );
  for (const bytes of [windows, Buffer.from(windows), Uint8Array.of(0x8e)])
    expect(await editing.compare({ files, bytes })).toEqual(compareFile({ files, bytes }));
  const texts = [{ address, en: 'Claims', es: 'Reclamos', file: { en: 'Claims', es: 'Señales' } }];
  const work = { base: files, files, texts };
  expect(await editing.take(work)).toEqual(takeFile(work));
  await editing.close();
});
