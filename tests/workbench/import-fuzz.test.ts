import { expect, test } from 'vitest';
import { fuzzImports } from './import-fuzz.ts';

const count = 500;

test(`of ${count} mutated files of all formats, each text of the draft stays, is taken as shown, or is refused`, () => {
  const { faults, outcomes } = fuzzImports(count, 4_001);
  expect(faults).toEqual([]);
  expect(Object.keys(outcomes).toSorted()).toEqual(
    [
      ...['conflict', 'confirmed', 'damaged', 'emptied', 'english-changed', 'not-returned', 'other-english'],
      ...[
        'placeholder-lost',
        'refused',
        'repeated',
        'taken',
        'unchanged',
        'unconfirmed',
        'unknown',
        'unread',
      ],
    ].toSorted(),
  );
});
