import { frozenSource } from '../../../../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { wordRows } from '../../../draft/content/word-rows.ts';
import { termHints, wrongTerms } from './terms.ts';

test('the shipped words follow the glossary', () => {
  const rows = wordRows(frozenSource());
  expect(rows.length).toBeGreaterThan(600);
  expect(rows.flatMap(({ en, es }) => wrongTerms(en, es))).toEqual([]);
});

test('a word that means another term, one that lacks its term and one that is never used are told', () => {
  expect(wrongTerms('Claim forms', 'Formularios de queja')).toEqual([{ kind: 'means', term: 'claim', word: 'queja', other: 'grievance' }]);
  expect(wrongTerms('Claims and grievances', 'Reclamos y quejas')).toEqual([]);
  expect(wrongTerms('Your network', 'Su grupo')).toEqual([{ kind: 'lacks', term: 'network', word: 'red' }]);
  expect(wrongTerms('Welcome', 'Bienvenido, miembro')).toEqual([{ kind: 'never', term: 'afiliado', word: 'miembro' }]);
  expect(termHints('Claimed', 'Pedido')).toEqual([]);
});
