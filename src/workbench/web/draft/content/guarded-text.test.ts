import { expect, test } from 'vitest';
import { guarded } from './guarded-text.ts';

const text = 'Call {phone} in {nextYear}.';

test.each([
  [
    'a sign taken away behind a part takes the part away',
    'Call {phone in {nextYear}.',
    11,
    'Call  in {nextYear}.',
    5,
  ],
  [
    'a sign taken away inside a part takes the part away',
    'Call {phne} in {nextYear}.',
    8,
    'Call  in {nextYear}.',
    5,
  ],
  [
    'what is typed into a part stands behind it',
    'Call {phxone} in {nextYear}.',
    9,
    'Call {phone}x in {nextYear}.',
    13,
  ],
  ['a longer piece takes every part with it that it touches', 'Call {phYear}.', 8, 'Call .', 5],
  [
    'what is typed beside a part changes nothing else',
    'Call x{phone} in {nextYear}.',
    6,
    'Call x{phone} in {nextYear}.',
    6,
  ],
])('%s', (_, after, caret, wanted, at) => {
  expect(guarded(text, { text: after, caret })).toEqual({ text: wanted, caret: at });
});

test('a brace that is still being typed is not a part', () => {
  expect(guarded('Open {pho', { text: 'Open {phon', caret: 10 }).text).toBe('Open {phon');
});
