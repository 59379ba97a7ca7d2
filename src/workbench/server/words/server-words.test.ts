import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { askedLanguage, serverText } from './server-words.ts';

test('both languages have the same messages, with the same placeholders', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
  const names = (texts: Readonly<Record<string, string>>) =>
    Object.values(texts).map((text) => text.includes('{name}'));
  expect(names(es)).toEqual(names(en));
});

test('every error code of the schemas has a message', () => {
  const schema = JSON.parse(readFileSync('schemas/api/errors.json', 'utf8')) as {
    readonly definitions: { readonly ErrorCode: { readonly enum: readonly string[] } };
  };
  expect(schema.definitions.ErrorCode.enum.filter((code) => !(code in en))).toEqual([]);
});

test('a name is inserted unchanged', () => {
  expect(serverText('es', 'mistake.required', '$& $1')).toBe('Falta «$& $1».');
});

test.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr,es;q=0.5,en;q=0.5', 'es'],
  ['fr,en;q=0.5,es;q=0.5', 'en'],
  ['es;q=0', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['es;q=x,en;q=0.1', 'en'],
])('a client that accepts %j gets answers in %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});
