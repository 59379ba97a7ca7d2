import { expect, test } from 'vitest';
import { containsText, fit, foldedText, foundPieces } from './match-text.ts';

test('`containsText` ignores capitals, accents in either form, and spaces around what is searched', () => {
  expect(containsText('Dirección de correo', ' DIRECCION ')).toBe(true);
  expect(containsText('Dirección'.normalize('NFD'), 'dirección')).toBe(true);
  expect(containsText('Direccion', 'dirección'.normalize('NFD'))).toBe(true);
  expect(containsText('Dirección', 'correo')).toBe(false);
});

test('`foldedText` keeps as many letters as the text has', () => {
  expect(foldedText('Ñandú İzmir')).toHaveLength('Ñandú İzmir'.length);
});

test('`fit` ranks the whole text before a beginning, a word and any other place', () => {
  expect(
    ['claims', 'claims paid', 'my claims', 'reclaims', 'bills'].map((text) => fit(text, 'claims')),
  ).toEqual([4, 3, 2, 1, 0]);
});

test('`foundPieces` marks the first place where a text is found, accents or not', () => {
  expect(foundPieces('La dirección', 'CION')).toEqual([
    { text: 'La direc', isFound: false },
    { text: 'ción', isFound: true },
  ]);
});
