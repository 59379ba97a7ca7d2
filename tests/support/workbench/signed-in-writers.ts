import type { SourceFiles } from '../../../src/config/files/source.ts';
import { createDraft } from '../../../src/workbench/store/drafts/create-draft.ts';
import { openStore, type StorePlace } from '../../../src/workbench/store/open/open-store.ts';
import { replaceRoles } from '../../../src/workbench/store/people/roles.ts';
import { beginSession } from '../../../src/workbench/store/people/sessions.ts';
import type { Role } from '../../../src/workbench/store/rights.ts';
import { operate, transact } from '../../../src/workbench/store/transact.ts';
import { valueOf } from './team.ts';

interface Wanted {
  readonly writers: number;
  readonly drafts: number;
  readonly files: SourceFiles;
  readonly roles?: readonly Role[];
}

/**
 * The tokens of people who are signed in, and the ids of drafts, in a store that nobody has open afterwards.
 */
export const signedInWriters = async (
  place: StorePlace,
  { writers, drafts, files, roles = ['editor'] }: Wanted,
): Promise<{ readonly tokens: readonly string[]; readonly ids: readonly string[] }> => {
  const store = await openStore(place);
  if (!('db' in store)) throw new Error(store.message);
  const sessions = [];
  for (let at = 0; at < writers; at += 1) {
    const person = { issuer: 'i', subject: `writer ${at}`, name: `Writer ${at}`, email: null };
    const begun = await operate(store, 'web', async (granted) => {
      const session = await beginSession(granted, person);
      if (session.ok) await replaceRoles(granted, session.value.person, roles);
      return session;
    });
    sessions.push(valueOf(begun));
  }
  const actor = { person: sessions[0]?.person ?? '', through: 'web' } as const;
  const ids: string[] = [];
  for (let at = 0; at < drafts; at += 1) {
    const draft = await transact(store, actor, 'edit', (granted) =>
      createDraft(granted, { name: `Draft ${at}` }, { number: 1, files }),
    );
    ids.push(valueOf(draft).id);
  }
  await store.close();
  return { tokens: sessions.map(({ token }) => token), ids };
};
