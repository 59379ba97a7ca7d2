import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { postgresServer } from '../../../../tests/support/workbench/postgres-server.ts';
import { freshPostgres } from '../../../../tests/support/workbench/stores.ts';
import { newTeam, valueOf } from '../../../../tests/support/workbench/team.ts';
import { watchStatements } from '../../../../tests/support/workbench/watched-statements.ts';
import { readDraft } from '../drafts/read-drafts.ts';
import { statementNames } from './prepared-statements.ts';

const server = await postgresServer();

test('a statement has a name from the second time on; one without parameters, or with very many, has none', () => {
  const names = statementNames();
  expect([names.of('a', 1), names.of('b', 30), names.of('a', 1), names.of('a', 1)]).toEqual([
    ...[undefined, undefined, 'w0_0', 'w0_0'],
  ]);
  expect([names.of('b', 30), names.of('begin', 0), names.of('begin', 0)]).toEqual([
    'w0_1',
    undefined,
    undefined,
  ]);
  expect([names.of('list', 31), names.of('list', 31)]).toEqual([undefined, undefined]);
  names.renew();
  names.of('a', 1);
  expect(names.of('a', 1)).toBe('w1_0');
});

test('a connection keeps 200 statements at most, however many there are', () => {
  const names = statementNames();
  const texts = Array.from({ length: 3_000 }, (_, at) => `text ${at}`);
  for (const text of texts) names.of(text, 1);
  for (const text of texts.slice(-900)) names.of(text, 1);
  expect(new Set(texts.map((text) => names.of(text, 1))).size).toBe(201);
});

test.skipIf(server === undefined)(
  'edits keep their statements, and go on when a table gets another column',
  async () => {
    const store = await freshPostgres();
    onTestFinished(() => store.close());
    const team = await newTeam(store);
    const draft = await team.draft();
    const kept = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int from pg_prepared_statements`.execute(
        store.db,
      );
      return rows[0]?.count ?? 0;
    };
    const read = async () =>
      valueOf(await team.does(team.edda, 'see', (granted) => readDraft(granted, draft.id, null))).name;
    for (let time = 0; time < 4; time += 1) await read();
    const statements = await kept();
    expect(statements).toBeGreaterThan(5);
    await read();
    expect(await kept()).toBe(statements);
    await sql`alter table draft add column later text`.execute(store.db);
    const failed: string[] = [];
    watchStatements({ after: (text) => void (text === 'rollback' && failed.push(text)) });
    expect([await read(), await read(), failed]).toEqual([draft.name, draft.name, ['rollback']]);
  },
);
