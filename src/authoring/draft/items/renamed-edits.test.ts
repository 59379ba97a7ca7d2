import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { applyEdits, type DraftEdit } from '../apply-edits.ts';
import { parseJson } from '../json-value.ts';
import { type OutlineNode, outlineOf } from '../outline.ts';
import { pathEdits } from './new-edits.ts';
import { nameUses } from './mapped-names.ts';
import { changeItemId, deleteItem, duplicateItem, moveItem } from './item-edits.ts';
import { renamedEdits } from './renamed-edits.ts';

const files = frozenSource();

const after = (edits: readonly DraftEdit[] | undefined) => {
  const applied = applyEdits(files, edits ?? []);
  if (!('files' in applied)) throw new Error(JSON.stringify(applied));
  return applied.files;
};
const values = (of: Readonly<Record<string, string>>): unknown =>
  Object.fromEntries(Object.entries(of).map(([file, text]) => [file, parseJson(text)?.value]));
const nodes = (of = files): readonly OutlineNode[] => {
  const below = (node: OutlineNode): readonly OutlineNode[] => [node, ...node.children.flatMap(below)];
  return outlineOf(of).flatMap((section) => section.nodes.flatMap(below));
};
const node = (id: string, of = files): OutlineNode => {
  const found = nodes(of).find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test.each([
  ['condition', 'isMedicare', 'isOnMedicare'],
  ['screen', 'coverage.forms', 'coverage.papers'],
  ['link', 'medicarePreventiveCare', 'yearlyVisit'],
  ['frame', 'balances', 'balanceSummary'],
  ['value', 'nurseLineHours', 'hoursOfNurses'],
] as const)(
  'a %s is renamed wherever it is used, and renaming it back restores every file',
  (kind, from, to) => {
    const uses = nameUses(files, kind, from);
    expect(uses.length).toBeGreaterThan(0);
    const there = after(renamedEdits(files, { kind, from, to }));
    expect(nameUses(there, kind, from)).toEqual([]);
    expect(nameUses(there, kind, to)).toHaveLength(uses.length);
    const back = applyEdits(there, renamedEdits(there, { kind, from: to, to: from }) ?? []);
    expect('files' in back && values(back.files)).toEqual(values(files));
  },
);

test('rejects a taken name', () => {
  expect(renamedEdits(files, { kind: 'condition', from: 'isMedicare', to: 'isCalpers' })).toBeUndefined();
  expect(renamedEdits(files, { kind: 'condition', from: 'isMedicare', to: 'status' })).toBeUndefined();
});

test('deleting an item deletes its texts and pairs; deleting a shared block only removes it from the screen', () => {
  const gone = after(deleteItem(files, node('coverage.forms/forms/lateEnrollment')));
  expect(
    Object.values(gone).some((text) => text.includes('lateEnrollment"') || text.includes('/lateEnrollment/')),
  ).toBe(false);
  const shared = nodes().find(({ entry }) => entry.startsWith('config/shared/'));
  const less = after(deleteItem(files, shared ?? node('none')));
  expect(less['config/shared/blocks.json']).toBe(files['config/shared/blocks.json']);
  expect(nodes(less).filter(({ entry }) => entry === shared?.entry)).toHaveLength(
    nodes().filter(({ entry }) => entry === shared?.entry).length - 1,
  );
});

test('a copy follows its original, with the same texts and a free id', () => {
  const copy = duplicateItem(files, node('coverage.forms/forms/lateEnrollment'));
  const made = after(copy?.edits);
  expect(copy?.id).toBe('lateEnrollmentCopy');
  const one = node('coverage.forms/forms/lateEnrollment', made);
  const other = node('coverage.forms/forms/lateEnrollmentCopy', made);
  expect(other.title).toEqual(one.title);
  expect(other.place?.identities.indexOf(other.place.identity)).toBe(
    (one.place?.identities.indexOf('lateEnrollment') ?? 0) + 1,
  );
});

test('an item that moves to another screen keeps its texts and its link', () => {
  const target = node('coverage.wellness/programs');
  const words = {
    en: 'locales/en/coverage.json#coverage.wellness/items',
    es: 'locales/es/coverage.json#coverage.wellness/items',
  };
  const moved = moveItem(files, node('coverage.forms/forms/lateEnrollment'), {
    holder: target.entry,
    field: 'items',
    words,
  });
  const made = after(moved?.edits);
  expect(node(`coverage.wellness/programs/${moved?.id}`, made).title).toEqual(
    node('coverage.forms/forms/lateEnrollment').title,
  );
  expect(nodes(made).some(({ id }) => id === 'coverage.forms/forms/lateEnrollment')).toBe(false);
});

test('an item can get another id, with its texts and at the same position, but not a taken id', () => {
  const forms = node('coverage.forms/forms/lateEnrollment');
  const made = after(changeItemId(files, forms, 'penalty'));
  expect(node('coverage.forms/forms/penalty', made)).toMatchObject({ title: forms.title });
  expect(node('coverage.forms/forms/penalty', made).place?.identities.indexOf('penalty')).toBe(
    forms.place?.identities.indexOf('lateEnrollment'),
  );
  expect(changeItemId(files, forms, 'changeMyPlan')).toBeUndefined();
});

test('a screen with another path keeps its old address as a redirect', () => {
  const moved = pathEdits(files, { key: 'coverage.forms', paths: { en: 'papers' } });
  expect('edits' in moved && moved.edits).toContainEqual({
    address: 'config/screens/coverage.json#screens/[coverage.forms]/aliasesIn',
    expected: null,
    value: { en: ['/coverage/forms'] },
  });
});
