import { expect, test } from 'vitest';
import { spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import type { MeaningChange } from '../../../api/generated/api-shapes.ts';
import { type ChangeWords, describeChange, describeLook } from './describe-change.ts';

const change: MeaningChange = {
  kind: 'looks',
  item: 'preventive',
  what: 'from',
  after: '"2027-01-01"',
  members: '',
  samples: [],
  text: '',
};
const words: ChangeWords = {
  t: spanishMessage,
  language: 'es',
  choice: (field, value) => `${field} ${value}`,
};
const describe = (own: Partial<MeaningChange>) => describeLook({ ...change, ...own }, words);

test('a day is formatted for readers, with the label of its field', () => {
  expect(describe({})).toEqual({
    field: spanishMessage('draft.field.from'),
    before: spanishMessage('draft.value.noDay'),
    after: '1 ene 2027',
  });
});

test('choices and yes-or-no values have labels; other values are shown as written', () => {
  expect(describe({ what: 'tone', before: '"help"', after: '"info"' })).toEqual({
    field: spanishMessage('draft.field.tone'),
    before: 'tone help',
    after: 'tone info',
  });
  expect(describe({ what: 'openInNewTab', before: 'false', after: 'true' })).toMatchObject({
    before: spanishMessage('common.is.no'),
    after: spanishMessage('common.is.yes'),
  });
  expect(describe({ what: 'order', before: '1', after: '2' })).toMatchObject({ before: '1', after: '2' });
});

test('a field without a label, and other kinds of changes, are left out', () => {
  expect([describe({ what: 'faqMain' }), describe({ kind: 'gates' })]).toEqual([undefined, undefined]);
});

test('beside its item a change has both values and the label of its field; without a label, the text of the analysis', () => {
  const say = (own: Partial<MeaningChange>) => describeChange({ ...change, ...own }, words);
  expect(say({})).toBe(spanishMessage('draft.notice.begins', { day: '1 ene 2027' }));
  expect(say({ what: 'until', before: '"2027-01-01"', after: '"2027-02-01"' })).toBe(
    spanishMessage('draft.notice.endsMoved', { day: '1 feb 2027', before: '1 ene 2027' }),
  );
  expect(say({ kind: 'words', what: 'es linkText', before: 'Pagar', after: 'Pagar ahora' })).toBe(
    spanishMessage('compare.changed', {
      field: `${spanishMessage('draft.field.linkText')} (${spanishMessage('strip.spanish')})`,
      after: spanishMessage('compare.quoted', { text: 'Pagar ahora' }),
      before: spanishMessage('compare.quoted', { text: 'Pagar' }),
    }),
  );
  expect(say({ kind: 'shown', what: 'gone', text: 'ya no se muestra' })).toBe('Ya no se muestra');
});
