import { expect, test } from 'vitest';
import { containsText, fit, foundPieces } from './match-text.ts';

test('`containsText` ignores case, accents in either form, and spaces around the searched text', () => {
  expect(containsText('Dirección de correo', ' DIRECCION ')).toBe(true);
  expect(containsText('Dirección'.normalize('NFD'), 'dirección')).toBe(true);
  expect(containsText('Direccion', 'dirección'.normalize('NFD'))).toBe(true);
  expect(containsText('Dirección', 'correo')).toBe(false);
});

test('`fit` ranks an equal text before a start, a word and any other position', () => {
  expect(
    ['claims', 'claims paid', 'my claims', 'reclaims', 'bills'].map((text) => fit(text, 'claims')),
  ).toEqual([4, 3, 2, 1, 0]);
});

test('`foundPieces` marks the first place where a text is found, accents or not', () => {
  expect(foundPieces('La dirección', 'CION')).toEqual([
    { text: 'La direc', isFound: false },
    { text: 'ción', isFound: true },
  ]);
  const apart = 'La dirección nueva'.normalize('NFD');
  expect(foundPieces(apart, 'direccio').map(({ text }) => text.normalize('NFC'))).toEqual([
    'La ',
    'direcció',
    'n nueva',
  ]);
});
