import { expect, test } from 'vitest';
import type { MeaningChange } from '../../../api/generated/api-shapes.ts';
import { es } from '../../i18n/es.ts';
import { wordsInstance } from '../../i18n/start-words.ts';
import { toldChange, toldLook } from './told-change.ts';

const change: MeaningChange = {
  kind: 'looks',
  item: 'preventive',
  what: 'from',
  after: '"2027-01-01"',
  members: '',
  samples: [],
  text: '',
};
const words = wordsInstance('es', es);
const told = (own: Partial<MeaningChange>) => toldLook({ ...change, ...own }, (key, values) => words.t(key, { ...values }), 'es');

test('a day is told as one reads it, under the name of its field', () => {
  expect(told({})).toEqual({ field: 'Desde', before: 'sin fecha', after: '1 ene 2027' });
});

test('a text has no quotes, all else is told as it is written', () => {
  expect(told({ what: 'tone', before: '"quiet"', after: 'true' })).toEqual({ field: 'Aspecto', before: 'quiet', after: 'true' });
});

test('a field without a name of its own, and another kind of change, are not told here', () => {
  expect([told({ what: 'faqMain' }), told({ kind: 'gates' })]).toEqual([undefined, undefined]);
});

test('beside its item a change is told with both values, by the name of its field; what has none as the analysis says it', () => {
  const say = (own: Partial<MeaningChange>) => toldChange({ ...change, ...own }, (key, values) => words.t(key, { ...values }), 'es');
  expect(say({})).toBe('Empieza el 1 ene 2027: antes nadie lo ve');
  expect(say({ what: 'until', before: '"2027-01-01"', after: '"2027-02-01"' })).toBe('Termina el 1 feb 2027, ya no el 1 ene 2027');
  expect(say({ kind: 'words', what: 'es linkText', before: 'Pagar', after: 'Pagar ahora' })).toBe(
    'Texto del enlace (español): «Pagar ahora»; antes: «Pagar»',
  );
  expect(say({ kind: 'shown', what: 'gone', text: 'ya no se muestra' })).toBe('Ya no se muestra');
});
