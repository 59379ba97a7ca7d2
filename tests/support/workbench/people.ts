import type { Role } from '../../../src/workbench/store/rights.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import type { Actor } from '../../../src/workbench/store/transact.ts';

let made = 0;

/** A new person with these roles, who acts in the browser. */
export const somebody = async ({ db }: Store, roles: readonly Role[], name = 'Somebody'): Promise<Actor> => {
  made += 1;
  const person = { issuer: 'https://id.example', subject: `${name}-${made}`, name, email: null };
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  if (roles.length > 0)
    await db
      .insertInto('roleOf')
      .values(roles.map((role) => ({ personId: id, role })))
      .execute();
  return { person: id, through: 'web' };
};
