import { describe, expect, test } from 'vitest';
import { namesOfSigns, withSignNames } from './named-signs.ts';

describe('a changed text', () => {
  test.each([
    ['a letter of another alphabet', 'Сlaim', 'Claim', 'Сlaim (Cyrillic С U+0421)'],
    ['the letter that took its place', 'Claim', 'Сlaim', 'Claim'],
    [
      'a word of another alphabet',
      'сору',
      'copy',
      'сору (Cyrillic с U+0441, Cyrillic о U+043E, Cyrillic р U+0440, …)',
    ],
    ['a Greek letter', 'Οpen', 'Open', 'Οpen (Greek Ο U+039F)'],
    ['a wide letter', 'Ｃlaim', 'Claim', 'Ｃlaim (Latin Ｃ U+FF23)'],
    ['a letter of another form', 'ɑccount', 'account', 'ɑccount (Latin ɑ U+0251)'],
    ['an invisible character', 'Claim\u200B', 'Claim', 'Claim\u200B (invisible character U+200B)'],
    ['a soft hyphen', 'Cui\u00ADdado', 'Cuidado', 'Cui\u00ADdado (soft hyphen U+00AD)'],
    ['a direction mark', '\u202EClaim', 'Claim', '\u202EClaim (direction mark U+202E)'],
    ['a space that does not break', '8\u00A0am', '8 am', '8\u00A0am (no-break space U+00A0)'],
    ['a separate accent', 'cafe\u0301', 'café', 'cafe\u0301 (combining mark U+0301)'],
    ['only spaces', '  ', ' ', '   (2 × space U+0020)'],
  ])('names %s', (_, text, other, named) => {
    expect(withSignNames(text, other, 'en')).toBe(named);
  });

  test.each([
    ['the same text', 'Сlaim', 'Сlaim'],
    ['another word', 'Claims', 'Reclamos por año'],
    ['Russian instead of Russian', 'Бесплатная помощь', 'Помощь'],
    ['Vietnamese instead of Vietnamese', 'Trợ giúp', 'Có trợ giúp'],
    ['a new Russian text', 'Бесплатная помощь', ''],
    ['a new text with a space that does not break', 'de 8\u00A0a.\u00A0m.', ''],
    ['a space that does not break on both sides', 'de 8\u00A0a. m.', 'de 9\u00A0a. m.'],
  ])('names nothing in %s', (_, text, other) => {
    expect(withSignNames(text, other, 'en')).toBe(text);
  });

  test('that is new names words of two alphabets and invisible characters', () => {
    expect(withSignNames('Сlaim', '', 'en')).toBe('Сlaim (Cyrillic С U+0421)');
    expect(withSignNames('Claim\u2060', '', 'en')).toBe('Claim\u2060 (invisible character U+2060)');
  });

  test('names characters in Spanish', () => {
    const changed = { part: 'Сlaim\u00AD', text: 'Сlaim\u00AD', other: 'Claim' };
    expect(namesOfSigns(changed, 'es')).toBe('cirílico С U+0421, guion opcional U+00AD');
  });
});
