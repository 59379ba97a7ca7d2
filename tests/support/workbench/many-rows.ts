import { sql } from 'kysely';
import { auditHash, type HashedRow } from '../../../src/workbench/store/audit.ts';
import { keepSource } from '../../../src/workbench/store/drafts/sources.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { links, smallSource } from './small-source.ts';

const batch = 5_000;

const ranges = (from: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(count / batch) }, (_, at) => [
    from + at * batch,
    Math.min(from + (at + 1) * batch, from + count) - 1,
  ]);

let made = 0;

/**
 * Writes drafts of the people in a store, past all checks: of each 20, the given number is not closed, and one of 100
 * is in review, approved for an older source. Each draft has an edit.
 */
export const manyDrafts = async ({ db }: Store, count: number, openOf20 = 20): Promise<void> => {
  const [old, source] = await db
    .transaction()
    .execute(async (transaction) => [
      await keepSource(transaction, smallSource),
      await keepSource(transaction, { ...smallSource, 'locales/en/home.json': '{}\n' }),
    ]);
  for (const [from, to] of ranges(made, count)) {
    await sql`
      with people as (select array_agg(id order by id) as ids from person),
      numbered as (
        select at, gen_random_uuid() as id, people.ids[at % cardinality(people.ids) + 1] as person,
          case when at % 20 >= ${openOf20}::integer then 'published' when at % 100 = 0 then 'review' else 'open' end as state,
          clock_timestamp() - make_interval(secs => at) as time
        from generate_series(${from}::integer, ${to}::integer) as at, people
      ),
      drafts as (
        insert into draft (id, name, base_source, base_number, source, rev, state, created_by, created_at, closed_at, changed_at, changes, changes_rev)
        select id, 'Many ' || at, ${old}, 1, ${source}, 1, state, person, time, case when state = 'published' then time end, time, 1, 1
        from numbered
      ),
      edits as (
        insert into draft_edit (draft_id, rev, ordinal, address, after, author, client_id, kind)
        select id, 1, 0, ${links.one}, '1', person, 'many ' || at, 'edit' from numbered
      )
      insert into review (draft_id, source, base_source, base_number, reviewer, verdict, text)
      select id, ${old}, ${old}, 1, person, 'approve', '' from numbered where state = 'review'`.execute(db);
  }
  made += count;
  await sql`analyze`.execute(db);
};

/** Writes rows of the log that follow each other, past all checks. */
export const manyActions = async ({ db }: Store, count: number): Promise<void> => {
  const { rows: people } = await sql<{ readonly id: string }>`select id from person order by id`.execute(db);
  const last = await db
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  let [id, hash] = [last?.id ?? 0, last?.hash ?? ''];
  await sql`alter table audit disable trigger audit_told`.execute(db);
  for (const [from, to] of ranges(id + 1, count)) {
    const rows = [];
    for (let at = from; at <= to; at += 1) {
      const row: HashedRow = {
        ...{ id: at, at: '2026-01-01T00:00:00.000Z', actor: people[at % people.length]?.id ?? null },
        ...{
          through: 'web',
          what: at % 1_000 === 0 ? 'draft.create' : 'draft.edit',
          subject: `many ${at}`,
          detail: {},
        },
      };
      const next = auditHash(hash, row);
      rows.push({ ...row, previous_hash: hash, hash: next });
      [id, hash] = [at, next];
    }
    await sql`insert into audit select * from json_populate_recordset(null::audit, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
  }
  await sql`alter table audit enable trigger audit_told`.execute(db);
  await sql`analyze audit`.execute(db);
};
