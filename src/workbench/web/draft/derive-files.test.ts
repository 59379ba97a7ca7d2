import { expect, test } from 'vitest';
import { applyEdits, type DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type { Draft } from '../../api/generated/api-shapes.ts';
import { rememberStep } from '../api/queries.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { deriveFiles, sourceKey } from './derive-files.ts';

const address = 'locales/en/home.json#home/title';
const before: SourceFiles = {
  'locales/en/home.json': '{\n  "home": { "title": "Hömé" }\n}\n',
  'config/brand.json': '{}\n',
};

const edited = (files: SourceFiles, edits: readonly DraftEdit[]): SourceFiles => {
  const applied = applyEdits(files, edits);
  if (!('files' in applied)) throw new Error('The edits do not fit.');
  return applied.files;
};

const first: DraftEdit = { address, expected: 'Hömé', value: 'Start' };
const second: DraftEdit = { address, expected: 'Start', value: 'Welcome' };
const afterFirst = edited(before, [first]);
const afterSecond = edited(afterFirst, [second]);

const draftEdit = (edit: DraftEdit, rev: number) =>
  ({ address: edit.address, before: edit.expected, after: edit.value, rev }) as Draft['edits'][number];
const at = (rev: number, files: SourceFiles): Draft =>
  ({ rev, source: sourceId(files), edits: [] as Draft['edits'] }) as unknown as Draft;

const pageWith = (files: SourceFiles) => {
  const queries = makeQueryClient();
  queries.setQueryData(sourceKey(sourceId(files)), files);
  return queries;
};

test('the files of a new revision are derived from its edits, one revision after the other', async () => {
  const queries = pageWith(before);
  rememberStep(queries, at(0, before), {
    ...at(2, afterSecond),
    edits: [draftEdit(first, 1), draftEdit(second, 2)],
  });
  expect(await deriveFiles(queries, sourceId(afterSecond))).toEqual(afterSecond);
});

test('a skipped revision is derived too', async () => {
  const queries = pageWith(before);
  rememberStep(queries, at(0, before), { ...at(1, afterFirst), edits: [draftEdit(first, 1)] });
  rememberStep(queries, at(1, afterFirst), { ...at(2, afterSecond), edits: [draftEdit(second, 2)] });
  expect(await deriveFiles(queries, sourceId(afterSecond))).toEqual(afterSecond);
});

test('nothing is derived from edits that do not apply, that result in another source, or without their base files', async () => {
  const other = { ...afterFirst, 'config/brand.json': '{ }\n' };
  const layout = pageWith(before);
  rememberStep(layout, at(0, before), { ...at(1, other), edits: [draftEdit(first, 1)] });
  expect(await deriveFiles(layout, sourceId(other))).toBeUndefined();
  const wrong = pageWith(before);
  rememberStep(wrong, at(0, before), { ...at(1, afterSecond), edits: [draftEdit(second, 1)] });
  expect(await deriveFiles(wrong, sourceId(afterSecond))).toBeUndefined();
  const empty = makeQueryClient();
  rememberStep(empty, at(0, before), { ...at(1, afterFirst), edits: [draftEdit(first, 1)] });
  expect(await deriveFiles(empty, sourceId(afterFirst))).toBeUndefined();
  expect(await deriveFiles(empty, sourceId(before))).toBeUndefined();
});
