import { expect, it } from 'vitest';
import { composedEdits, composedValue } from './composed-edits.ts';

const apart = (text: string): string => text.normalize('NFD');

it('normalizes texts that people read to NFC, wherever they are in a value', () => {
  const value = { title: apart('Teléfono'), lines: [apart('año'), 1, null] };
  expect(composedValue('locales/es/home.json#home/items/a', value)).toEqual({
    title: 'Teléfono',
    lines: ['año', 1, null],
  });
  expect(composedEdits([{ address: 'locales/es/home.json#a/b', expected: null, value: apart('é') }])).toEqual(
    [{ address: 'locales/es/home.json#a/b', expected: null, value: 'é' }],
  );
});

it('writes each line break as one character', () => {
  expect(composedValue('locales/es/home.json#home/title', 'a\r\nb\rc\n\nd')).toBe('a\nb\nc\n\nd');
});

it.each([
  ['locales/es/home.json#home/path', apart('teléfono')],
  ['locales/es/home.json#home', { path: apart('teléfono') }],
  ['locales/es/home.json#home', { [apart('é')]: 'a' }],
  ['config/rules/rules.json#rules/isSpanish', { '==': [{ var: 'group' }, apart('Peña')] }],
  ['no address', apart('é')],
  ['locales/es/home.json#home/title', { is: null }],
  ['locales/es/home.json#home/title', null],
])('does not change %s %j', (address, value) => {
  expect(composedValue(address, value)).toEqual(value);
});
