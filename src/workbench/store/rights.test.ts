import { expect, test } from 'vitest';
import { hasRight, type Right, rights, roles } from './rights.ts';
import type { Granted } from './transact.ts';

const table: readonly (readonly [Right, string])[] = [
  ['enter', 'VEWPAO'],
  ['see', 'VEWP-O'],
  ['remark', 'VEWP-O'],
  ['draft', '-E---O'],
  ['edit', '-E----'],
  ['configure', '-----O'],
  ['review', '--W---'],
  ['publish', '---P--'],
  ['administer', '----A-'],
  ['operate', '------'],
];

test('each role has the rights of the table and no other', () => {
  const letters = {
    ...{ viewer: 'V', editor: 'E', reviewer: 'W', publisher: 'P', administrator: 'A', operator: 'O' },
  };
  const found = table.map(([right]) => [
    right,
    roles.map((role) => (hasRight([role], right) ? letters[role] : '-')).join(''),
  ]);
  expect(found).toEqual(table);
  expect(Object.keys(rights)).toEqual(table.map(([right]) => right));
});

test('rights of several roles add up, and a user without a role has none', () => {
  expect(hasRight(['viewer', 'administrator'], 'administer')).toBe(true);
  expect(table.map(([right]) => right).filter((right) => hasRight([], right))).toEqual([]);
});

test('a call without the right check does not compile: read by the compiler, not run', () => {
  const calls = (
    editing: Granted<'edit'>,
    drafting: Granted<'draft'>,
    configuring: Granted<'configure'>,
    seeing: Granted<'see'>,
    administering: Granted<'administer'>,
    own: Granted<'operate'>,
  ) => {
    const see = (granted: Granted<'see'>): unknown => granted;
    const edit = (granted: Granted<'edit'>): unknown => granted;
    const draft = (granted: Granted<'draft'>): unknown => granted;
    const publish = (granted: Granted<'publish'>): unknown => granted;
    const { db, store, person, roles: held, note } = editing;
    return [
      see(editing),
      draft(editing),
      draft(configuring),
      // @ts-expect-error who may change operator settings may not edit content
      edit(configuring),
      edit(own),
      // @ts-expect-error who may see may not edit
      edit(seeing),
      // @ts-expect-error who may change some kind of draft may not edit content
      edit(drafting),
      // @ts-expect-error who may edit may not publish
      publish(editing),
      // @ts-expect-error the administrator sees no content
      see(administering),
      // @ts-expect-error nobody can make one up
      see({ db, store, person, roles: held, note }),
    ];
  };
  expect(calls).toBeTypeOf('function');
});
