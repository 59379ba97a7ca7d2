import { expect, test } from 'vitest';
import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { changeDifferences } from './change-differences.ts';

const base = frozenSource();
const english = 'locales/en/claims.json';
const screens = 'config/screens/claims.json';
const titleAt = 'locales/en/claims.json#claims/items/prescriptionRefund/title';
const edited = (files: SourceFiles, file: string, from: string, to: string): SourceFiles => {
  const text = files[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...files, [file]: text.replace(from, to) };
};
const renamed = (title: string, of = base): SourceFiles =>
  edited(of, english, '"Prescription refund form"', JSON.stringify(title));
const hidden = (of = base): SourceFiles =>
  edited(
    of,
    screens,
    '"id": "prescriptionRefund", "when": "hasPharmacy"',
    '"id": "prescriptionRefund", "when": "isMedicare"',
  );
const change = (before: SourceFiles, after: SourceFiles) => ({
  base: sourceDocuments(before),
  source: sourceDocuments(after),
});
const differences = (...changes: readonly [ReturnType<typeof change>, ReturnType<typeof change>]) =>
  changeDifferences(...changes, 'en', Date.parse('2026-11-27T12:00:00Z'));

test('edits are new, changed or gone, each with the values before and after', () => {
  const { edits, effects, untold } = differences(
    change(base, renamed('Refunds')),
    change(base, hidden(renamed('Money back'))),
  );
  expect(
    edits?.map(({ address, approved, now }) => [address === titleAt, approved?.after, now?.after]),
  ).toEqual([
    [false, undefined, 'isMedicare'],
    [true, 'Refunds', 'Money back'],
  ]);
  expect([untold, effects === null]).toEqual([null, false]);
  const gone = differences(change(base, renamed('Refunds')), change(base, base)).edits;
  expect(gone).toEqual([
    { address: titleAt, approved: { before: 'Prescription refund form', after: 'Refunds' }, now: null },
  ]);
});

test('the same edits on another release have another effect, which names exactly who gets what differently', () => {
  const { edits, effects } = differences(
    change(base, renamed('Refunds')),
    change(hidden(), hidden(renamed('Refunds'))),
  );
  expect(edits).toEqual([]);
  expect(effects?.length).toBeGreaterThan(0);
  expect(effects?.every(({ item, what }) => item.endsWith('prescriptionRefund') && what === 'en title')).toBe(
    true,
  );
});

test('an independent release makes no difference', () => {
  const other = edited(base, english, '"Claims"', '"Your claims"');
  expect(differences(change(base, hidden()), change(other, hidden(other)))).toEqual({
    edits: [],
    effects: [],
    more: 0,
    untold: null,
  });
});

test('files with errors have edits, but no effects', () => {
  const broken = edited(base, screens, '"hasPharmacy"', '"noSuchRule"');
  const { edits, effects, untold } = differences(change(base, base), change(base, broken));
  expect([edits?.length, effects, untold]).toEqual([1, null, 'errors']);
});
