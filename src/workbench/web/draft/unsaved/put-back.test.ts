import { expect, test } from 'vitest';
import { items, smallSource } from '../../../../../tests/support/workbench/small-source.ts';
import { applyEdits } from '../../../../authoring/draft/apply-edits.ts';
import { lastSeen, putBack } from './put-back.ts';

const title = 'locales/en/home.json#home/items/a/title';
const entry = `${items}/[a]`;
const gone = (() => {
  const applied = applyEdits(smallSource, [
    { address: entry, expected: { id: 'a', link: 'route:a' }, value: null },
    { address: 'locales/en/home.json#home/items/a', expected: { title: 'Claims' }, value: null },
  ]);
  return 'files' in applied ? applied.files : {};
})();

test.each(['home/cards/a', entry, title])(
  'R10.11: an item that another user deleted is restored with the unsaved text in it: by %s',
  (chosen) => {
    const seen = lastSeen(chosen, [gone, smallSource])!;
    const mine = [{ address: title, expected: 'Claims', value: 'My claims' }];
    const edits = putBack(seen, gone, mine);
    expect(edits).toEqual([
      { address: entry, expected: null, value: { id: 'a', link: 'route:a' } },
      { address: 'locales/en/home.json#home/items/a', expected: null, value: { title: 'My claims' } },
    ]);
    expect(applyEdits(gone, edits)).toHaveProperty('files');
  },
);

test('only an item that was seen and is gone can be restored', () => {
  expect(lastSeen('home/cards/z', [gone, smallSource])).toBeUndefined();
  expect(putBack(lastSeen(entry, [smallSource])!, smallSource, [])).toEqual([]);
});
