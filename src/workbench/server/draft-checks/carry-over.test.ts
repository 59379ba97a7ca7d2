import { expect, test } from 'vitest';
import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Made } from '../../store/drafts/accept.ts';
import { compareChanges, mergeOnto } from './carry-over.ts';

const base = frozenSource();
const edited = (files: SourceFiles, file: string, from: string, to: string): SourceFiles => {
  const text = files[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...files, [file]: text.replace(from, to) };
};
const english = 'locales/en/claims.json';
const screens = 'config/screens/claims.json';
const item = '"id": "prescriptionRefund", "when": "hasPharmacy"';
const itemWhen = (rule: string): string => item.replace('hasPharmacy', rule);

const draft = edited(base, english, '"Prescription refund form"', '"Refunds"');
const compared = (live: SourceFiles) => {
  const merged = mergeOnto({ base, mine: draft, theirs: live }) as Made;
  const change = (from: SourceFiles, to: SourceFiles) => ({
    base: sourceDocuments(from),
    source: sourceDocuments(to),
  });
  return compareChanges(change(base, draft), change(live, merged.files));
};

test('a change is the same on a release that changed another text, and files in another order', () => {
  const live = edited(base, 'locales/en/home.json', '"Welcome', '"Hello and welcome');
  expect(compared(live)).toBe('same');
  expect(compared(Object.fromEntries(Object.entries(live).reverse()))).toBe('same');
});

test('a change has another effect on a release that changed who reads its text', () => {
  expect(compared(edited(base, screens, item, itemWhen('isMedicare')))).toBe('other-effect');
});

test('a change counts as different if the release made a part of it', () => {
  expect(compared(draft)).toBe('other-changes');
});

test('a merge returns its conflicts instead of files; a release with errors is refused', () => {
  const theirs = edited(base, english, '"Prescription refund form"', '"Money back"');
  expect(mergeOnto({ base, mine: draft, theirs })).toMatchObject({
    conflicts: [{ address: `${english}#claims/items/prescriptionRefund/title` }],
  });
  expect(() => compared(edited(base, screens, item, itemWhen('noSuchRule')))).toThrow(Refusal);
});
