import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it('finds a text with or without accents, whichever way they are encoded', () => {
  const [composed, apart] = ['Teléfono, año, PINGÜINO', 'Teléfono, año, PINGÜINO'.normalize('NFD')];
  expect([composed, apart].map(foldText)).toEqual(Array(2).fill('telefono, ano, pinguino'));
});

it('treats curly apostrophes and no-break spaces like those that people type', () => {
  expect(foldText('Member’s\u00A0card')).toBe("member's card");
});

it('preserves the length of a composed text', () => {
  const text = 'Ñandú İzmir ’ \u202F😀';
  expect(foldText(text)).toHaveLength(text.length);
});
