import { expect, test } from 'vitest';
import { chance, roll } from '../../../../tests/support/chance.ts';
import { blobRow } from './kept-rows.ts';

// Letters of one to four bytes; some have a half in common.
const letters = ['a', 'b', ' ', 'ñ', 'é', 'è', '€', '😀', '😁', '🀀'];

const randomText = (random: () => number, most: number): string =>
  Array.from({ length: roll(random, most) }, () => letters[roll(random, letters.length)]).join('');

const madeOf = (before: string, row: ReturnType<typeof blobRow>): string => {
  if ('text' in row) return row.text;
  const bytes = Buffer.from(before);
  return Buffer.concat([
    bytes.subarray(0, row.baseStart),
    Buffer.from(row.piece),
    bytes.subarray(bytes.length - row.baseEnd),
  ]).toString();
};

test('applying the change of a text gives the text, whatever parts the texts share', () => {
  const random = chance(19);
  let changes = 0;
  for (let time = 0; time < 3_000; time += 1) {
    const [start, end] = [randomText(random, 30), randomText(random, 30)];
    const before = start + randomText(random, 4) + end;
    const text = start + randomText(random, 4) + end;
    const row = blobRow({ hash: 'new', text }, { hash: 'old', text: before });
    expect(madeOf(before, row)).toBe(text);
    if ('piece' in row) changes += 1;
  }
  expect(changes).toBeGreaterThan(2_000);
});

test('a text is stored as its new words only, or in full if much is new or no earlier text is known', () => {
  const before = { hash: 'old', text: 'Ask for the claims that you filed 😀 this year.' };
  expect(blobRow({ hash: 'new', text: before.text.replace('😀', '😁') }, before)).toMatchObject({
    ...{ piece: '😁', baseStart: 34, baseEnd: 11 },
  });
  const other = { hash: 'new', text: 'Ask for nothing of that kind any more.' };
  expect([blobRow(other, before), blobRow(other)]).toEqual([other, other]);
});
