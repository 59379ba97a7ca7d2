import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const expected = (text: string): string => createHash('sha256').update(text).digest('hex');

it('texts of every length around one and two blocks, and in every script, have the same hash as in Node', () => {
  const texts = [
    ...Array.from({ length: 200 }, (_, length) => 'x'.repeat(length)),
    'Multa por inscripción tardía',
    '🙂'.repeat(40),
    'lone \ud800 surrogate',
    'long '.repeat(30_000),
  ];
  expect(texts.map(sha256)).toEqual(texts.map(expected));
});

it('another letter gives another hash', () => {
  expect(sha256('a')).not.toBe(sha256('b'));
});
