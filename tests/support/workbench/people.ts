import type { Role } from '../../../src/workbench/store/rights.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import type { Actor } from '../../../src/workbench/store/transact.ts';

let made = 0;

/** Gives the people with a name another one: equal names are shown with an id. */
export const freeName = async ({ db }: Store, name: string): Promise<void> => {
  made += 1;
  await db
    .updateTable('person')
    .set({ name: `Earlier ${made}` })
    .where('name', '=', name)
    .execute();
};

/** A new person with these roles, who acts in the browser. An earlier one with this name gets another name. */
export const somebody = async (store: Store, roles: readonly Role[], wanted?: string): Promise<Actor> => {
  const { db } = store;
  made += 1;
  const name = wanted ?? `Somebody ${made}`;
  if (wanted !== undefined) await freeName(store, name);
  const person = { issuer: 'https://id.example', subject: `${name}-${made}`, name, email: null };
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  if (roles.length > 0)
    await db
      .insertInto('roleOf')
      .values(roles.map((role) => ({ personId: id, role })))
      .execute();
  return { person: id, through: 'web' };
};
