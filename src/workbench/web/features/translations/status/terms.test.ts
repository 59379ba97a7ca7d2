import { frozenSource } from '../../../../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { wordRows } from '../../../draft/content/word-rows.ts';
import { checkTerms, findWrongTerms } from './terms.ts';

test('the shipped translations follow the glossary', () => {
  const rows = wordRows(frozenSource());
  expect(rows.length).toBeGreaterThan(600);
  expect(rows.flatMap(({ en, es }) => findWrongTerms(en, es))).toEqual([]);
});

test('a translation with the word of another term, without its term or with a forbidden word is reported', () => {
  expect(findWrongTerms('Claim forms', 'Formularios de queja')).toEqual([
    { kind: 'means', term: 'claim', word: 'queja', other: 'grievance' },
  ]);
  expect(findWrongTerms('Claims and grievances', 'Reclamos y quejas')).toEqual([]);
  expect(findWrongTerms('Your network', 'Su grupo')).toEqual([
    { kind: 'lacks', term: 'network', word: 'red' },
  ]);
  expect(findWrongTerms('Welcome', 'Bienvenido, miembro')).toEqual([
    { kind: 'never', term: 'afiliado', word: 'miembro' },
  ]);
  expect(checkTerms('Claimed', 'Pedido')).toEqual([]);
});
