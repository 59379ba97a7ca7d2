import { expect, it } from 'vitest';
import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import { assertionEdit, assertionsPlace } from './asserted-parts.ts';

const one = { name: 'one', says: { en: 'a', es: 'b' }, sees: ['home'] };
const other = { name: 'other', says: { en: 'c', es: 'd' }, neverSees: ['claims'] };

const after = (files: Readonly<Record<string, string>>, edit: ReturnType<typeof assertionEdit>) => {
  const applied = applyEdits(files, [edit]);
  return 'files' in applied ? applied.files : {};
};
const written = (files: Readonly<Record<string, string>>) =>
  (JSON.parse(files[assertionsPlace] ?? '{}') as { readonly assertions?: readonly object[] }).assertions;

it('the first assertion creates the file; others are added, replaced or deleted', () => {
  const first = after({}, assertionEdit({}, undefined, one));
  expect(written(first)).toEqual([one]);
  const second = after(first, assertionEdit(first, undefined, other));
  expect(written(second)).toEqual([one, other]);
  const third = after(second, assertionEdit(second, one, { ...one, sees: ['claims'] }));
  expect(written(third)).toEqual([{ ...one, sees: ['claims'] }, other]);
  expect(written(after(third, assertionEdit(third, other, undefined)))).toHaveLength(1);
  expect(after(third, assertionEdit(third, undefined, one))).toEqual({});
});
