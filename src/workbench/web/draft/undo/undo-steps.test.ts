import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frozenSource } from '../../../../../tests/support/config/frozen-config.ts';
import { items, links, smallSource } from '../../../../../tests/support/workbench/small-source.ts';
import { applyEdits, type DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../../authoring/draft/find-edits.ts';
import { deleteItem, elementAddress } from '../../../../authoring/draft/items/item-edits.ts';
import { type OutlineNode, outlineOf } from '../../../../authoring/draft/outline.ts';
import { inverseOf, noSteps, redoLast, undoLast, type UndoSteps, withEdit } from './undo-steps.ts';

const title = 'locales/en/home.json#home/items/a/title';
const apply = (files: typeof smallSource, edits: readonly DraftEdit[]) => {
  const applied = applyEdits(files, edits);
  if (!('files' in applied)) throw new Error(JSON.stringify(applied));
  return applied.files;
};
const edit = (address: string, expected: unknown, value: unknown): DraftEdit => ({
  address,
  expected,
  value,
});

test('key presses of one word are one step; a pause starts a new step; undone steps can be redone until the next edit', () => {
  const typed = withEdit(
    withEdit(noSteps, edit(title, 'Claims', 'C'), smallSource, 0),
    edit(title, 'C', 'Cl'),
    smallSource,
    400,
  );
  const paused = withEdit(
    typed,
    edit(title, 'Cl', 'Cla'),
    apply(smallSource, [edit(title, 'Claims', 'Cl')]),
    2_000,
  );
  expect([typed.done.length, paused.done.length]).toEqual([1, 2]);
  const back = undoLast(paused);
  expect(back?.edits).toEqual([edit(title, 'Cla', 'Cl')]);
  expect(undoLast(back?.steps ?? noSteps)?.edits).toEqual([edit(title, 'Cl', 'Claims')]);
  expect(redoLast(back?.steps ?? noSteps)?.edits).toEqual([edit(title, 'Cl', 'Cla')]);
  expect(
    withEdit(back?.steps ?? noSteps, edit(links.one, 'https://one.example', 'x'), smallSource, 9_000).undone,
  ).toEqual([]);
  expect([undoLast(noSteps), redoLast(noSteps)]).toEqual([undefined, undefined]);
});

test('a deleted list element is restored to its position', () => {
  const element = { id: 'a', link: 'route:a' };
  const out = edit(`${items}/[a]`, element, null);
  const steps = withEdit(noSteps, out, smallSource, 0);
  const after = apply(smallSource, [out]);
  expect(editsBetween(apply(after, undoLast(steps)?.edits ?? []), smallSource)).toEqual([]);
});

const nodesOf = (files: typeof smallSource): readonly OutlineNode[] => {
  const withChildren = (node: OutlineNode): readonly OutlineNode[] => [
    node,
    ...node.children.flatMap(withChildren),
  ];
  return outlineOf(files).flatMap(({ nodes }) => nodes.flatMap(withChildren));
};

test('deleting a screen, block or item keeps the texts of all others, and undoing it restores the files', () => {
  const files = frozenSource();
  const nodes = nodesOf(files);
  const deletable = nodes.filter((node) => elementAddress(node)?.startsWith('config/shared/') === false);
  const screens = nodes.filter(({ kind }) => kind === 'screen');
  const titles = new Map(nodes.map(({ entry, title }) => [entry, title]));
  const shared = ['en', 'es'].map((language) => `locales/${language}/shared.json`);
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...screens), fc.constantFrom(...deletable)), (node) => {
      const edits = deleteItem(files, node);
      const after = apply(files, edits);
      const [actual, before] = [after, files].map((all) => shared.map((file) => all[file]));
      expect(actual).toEqual(before);
      expect(
        nodesOf(after).filter(
          ({ entry, title: own }) => JSON.stringify(own) !== JSON.stringify(titles.get(entry)),
        ),
      ).toEqual([]);
      const back = apply(after, inverseOf({ edits, before: files }));
      expect(editsBetween(files, back)).toEqual([]);
    }),
    { seed: 40, numRuns: 10, endOnFailure: true },
  );
});

test('undoing any series of edits restores the files, and redoing it restores the result', () => {
  const one = fc.record({
    address: fc.constantFrom(title, links.one, links.two, `${items}/[b]/link`),
    value: fc.string({ minLength: 1, maxLength: 4 }),
    pause: fc.constantFrom(10, 700, 3_000),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (picks) => {
      let steps: UndoSteps = noSteps;
      let files = smallSource;
      let at = 0;
      for (const { address, value, pause } of picks) {
        at += pause;
        const made = edit(address, readAt(files, address), value);
        steps = withEdit(steps, made, files, at);
        files = apply(files, [made]);
      }
      const end = files;
      for (let back = undoLast(steps); back; back = undoLast(steps)) {
        files = apply(files, back.edits);
        ({ steps } = back);
      }
      expect(editsBetween(files, smallSource)).toEqual([]);
      for (let again = redoLast(steps); again; again = redoLast(steps)) {
        files = apply(files, again.edits);
        ({ steps } = again);
      }
      expect(editsBetween(files, end)).toEqual([]);
    }),
    { seed: 18, numRuns: 15 },
  );
});

const readAt = (files: typeof smallSource, address: string): unknown => {
  const asked = applyEdits(files, [edit(address, '\u0000', '\u0001')]);
  return 'changed' in asked ? asked.changed[0]?.current : null;
};
