import { expect, test } from 'vitest';
import { bodyMistakes } from './body-mistakes.ts';

const id = '01234567-89ab-4def-8123-456789abcdef';

test('a body that follows its schema has no problem; an address may have null, JSON null or any value', () => {
  const edits = [null, { is: null }, 0, '', [1], { a: {} }].map((value) => ({
    address: 'a#b',
    expected: null,
    value,
  }));
  expect(bodyMistakes('ChangeValues', { clientId: id, edits }, 'en')).toEqual([]);
});

test.each([
  ['NewDraft', {}, 'en', '', '“name” is missing.'],
  ['NewDraft', { name: ' \u200b' }, 'es', '/name', 'No está escrito como debe.'],
  ['NewDraft', { name: 'a', nmae: 'b' }, 'es', '', 'Aquí no se conoce «nmae».'],
  ['NewDraft', { name: 7 }, 'en', '/name', 'This value must be of type string.'],
  [
    'NewReview',
    { source: 'a'.repeat(64), verdict: 'yes' },
    'en',
    '/verdict',
    'This value must be one of approve, changes, comment.',
  ],
  ['NewRemark', { text: 'a'.repeat(4001) }, 'es', '/text', 'Tiene más de 4000 caracteres.'],
] as const)(
  '%s %j: the problem is reported with its position, in the language of the request',
  (shape, body, language, at, message) => {
    expect(bodyMistakes(shape, body, language)).toEqual([{ at, message }]);
  },
);
