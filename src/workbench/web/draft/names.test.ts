import { expect, test } from 'vitest';
import { isKey, isName, nameOf, pathOf } from './names.ts';

test('ids and paths are derived from titles', () => {
  expect([nameOf('Late enrollment penalty'), nameOf('¿Multa por inscripción tardía?'), nameOf('')]).toEqual([
    'lateEnrollmentPenalty',
    'multaPorInscripcionTardia',
    '',
  ]);
  expect([pathOf('Pagar ahora'), pathOf('Año & plan')]).toEqual(['pagar-ahora', 'ano-plan']);
});

test('a name starts with a lowercase letter and has no special characters; a key joins names with dots', () => {
  expect(['payNow', 'PayNow', 'pay-now', '', '1st'].map(isName)).toEqual([true, false, false, false, false]);
  expect(['billing.payNow', 'billing.', 'a.b.c'].map(isKey)).toEqual([true, false, true]);
});
