import { expect, test } from 'vitest';
import { treePlaces } from './tree-places.ts';

test('each row has its place among the rows with the same parent', () => {
  const levels = [1, 2, 3, 3, 2, 1, 2, 2, 2];
  const places = treePlaces(levels.map((level) => ({ level })));
  expect(places.map(({ place, size }) => `${place}/${size}`)).toEqual([
    ...['1/2', '1/2', '1/2', '2/2', '2/2', '2/2', '1/3', '2/3', '3/3'],
  ]);
});
