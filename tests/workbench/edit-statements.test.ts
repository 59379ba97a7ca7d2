import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draft, Saved } from '../../src/workbench/api/generated/api-shapes.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { postgresServer } from '../support/workbench/postgres-server.ts';
import { type Caller, fakeParts, servedWorkbench } from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshPostgres } from '../support/workbench/stores.ts';
import { freshId } from '../support/workbench/team.ts';
import { watchStatements } from '../support/workbench/watched-statements.ts';

const server = await postgresServer();

let store: Store;
let workbench: ReturnType<typeof servedWorkbench>;
beforeAll(async () => {
  if (server === undefined) return;
  store = await freshPostgres();
  workbench = servedWorkbench(store, fakeParts());
}, 120_000);
afterAll(async () => {
  if (server === undefined) return;
  workbench.site.events.close();
  await store.close();
});

/** The statements that requests send, each by its first words. */
const statementsOf = async (requests: () => Promise<void>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const { end } = watchStatements({ before: (text) => void statements.push(text) });
  await requests();
  end();
  return statements.map((text) => text.trim().split(/\s+/, 3).join(' '));
};

const begun = async (caller: Caller): Promise<Draft> =>
  (await caller.ask('POST /api/drafts', { name: `Draft ${freshId()}` })).body as Draft;

/** Saves edits of one link, each after the one before, as a page does. */
const writer = (caller: Caller, draft: string) => {
  let [rev, expected] = [0, 'https://one.example'];
  return async (): Promise<void> => {
    const value = `https://one.example/${freshId()}`;
    const text = JSON.stringify({ clientId: freshId(), edits: [{ address: links.one, expected, value }] });
    const { body } = await caller.ask(`POST /api/drafts/${draft}/edits?since=${rev}`, text, {
      'content-length': String(text.length),
    });
    const saved = body as Saved;
    expect(saved).toMatchObject({ rev: rev + 1, edits: [{ rev: rev + 1, before: expected, after: value }] });
    [rev, expected] = [saved.rev, value];
  };
};

test.skipIf(server === undefined)('an edit of a page sends thirteen statements to the database', async () => {
  const caller = await workbench.as(['editor']);
  const save = writer(caller, (await begun(caller)).id);
  await save();
  expect(await statementsOf(save)).toMatchInlineSnapshot(`
    [
      "select "person"."id", "name",",
      "begin",
      "select "role_of"."role" from",
      "select * from",
      "select "draft_id", "author",",
      "insert into "blob"",
      "insert into source",
      "update "draft" set",
      "insert into "draft_edit"",
      "select "id", "rev",",
      "select "id", case",
      "with touched as",
      "commit",
    ]
  `);
});

test.skipIf(server === undefined)(
  'a page whose open item did not change sends nine statements, and notifies no other server',
  async () => {
    const caller = await workbench.as(['editor']);
    const { id: draft } = await begun(caller);
    const here = async (): Promise<void> => {
      expect((await caller.ask('PUT /api/presence', { draft, address: null })).status).toBe(200);
    };
    await here();
    expect(await statementsOf(here)).toMatchInlineSnapshot(`
    [
      "select "person"."id", "name",",
      "begin",
      "select "role_of"."role" from",
      "select * from",
      "delete from "presence"",
      "insert into "presence"",
      "select "person"."id", case",
      "select "id" from",
      "commit",
    ]
  `);
  },
);
