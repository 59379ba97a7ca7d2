import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import type { Draft } from '../../src/workbench/api/generated/api-shapes.ts';
import { firstBreak } from '../../src/workbench/store/log/audit-chain.ts';
import { openStore } from '../../src/workbench/store/open/open-store.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { chance, roll } from '../support/chance.ts';
import { noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { until } from '../support/until.ts';
import { ownPostgresServer } from '../support/workbench/postgres-server.ts';
import { signedInWriters } from '../support/workbench/signed-in-writers.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { startServer } from '../support/workbench/start-server.ts';

const crashes = repetitions({ few: 4, deep: 30 });
const servers = 2;
const writers = 12;
/** Some drafts have two writers, who wait for each other. */
const drafts = 7;
/** Seconds of a busy machine for a database that starts again. */
const patience = 120;

/** Draft after draft: each request is there once, none is missing, and the edits give the source. */
const expectWhole = ({ edits, rev, source }: Draft): void => {
  expect(edits.map((edit) => edit.rev)).toEqual(edits.map((_, at) => at + 1));
  expect([new Set(edits.map(({ clientId }) => clientId)).size, rev]).toEqual([edits.length, edits.length]);
  const replayed = edits.reduce<SourceFiles>((files, { address, before: expected, after: value }) => {
    const applied = applyEdits(files, [{ address, expected, value }] as Parameters<typeof applyEdits>[1]);
    return 'files' in applied ? applied.files : {};
  }, smallSource);
  expect(sourceId(replayed)).toBe(source);
};

test(
  `a PostgreSQL server that crashes ${crashes} times while ${writers} people write through ${servers} servers loses nothing that was acknowledged, and the log stays whole`,
  async () => {
    const database = await ownPostgresServer();
    if (!database) return;
    onTestFinished(database.end);
    const place = { address: database.address };
    const dist = stubBuild();
    await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: smallSource });
    const { tokens, ids } = await signedInWriters(place, { writers, drafts, files: smallSource });
    const port = await freePortBase();
    const common = { dist, place, issuer: 'http://127.0.0.1:1', clientId: 'workbench', cookieKeys: [] };
    for (let at = 0; at < servers; at += 1) {
      const child = await startServer({ ...common, port: port + at });
      onTestFinished(() => void child.kill('SIGKILL'));
    }

    const ask = (writer: number, path: string, body?: object): Promise<Response> => {
      const origin = `http://127.0.0.1:${port + (writer % servers)}`;
      const headers = { cookie: `workbench=${tokens[writer]}`, origin, 'content-type': 'application/json' };
      return fetch(origin + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    };
    const draftOf = (writer: number): string => ids[writer % drafts] ?? '';
    const acknowledged = tokens.map(() => new Map<string, number>());
    const count = (): number => acknowledged.reduce((sum, { size }) => sum + size, 0);
    let isOver = false;
    let unanswered = 0;
    const isSaved = async (
      writer: number,
      body: { readonly clientId: string; readonly edits: readonly object[] },
    ): Promise<boolean> => {
      const answer = await ask(writer, `/api/drafts/${draftOf(writer)}/edits`, body);
      if (answer.ok) {
        const { rev } = (await answer.json()) as { readonly rev: number };
        acknowledged[writer]?.set(body.clientId, rev);
        return true;
      }
      // The store is away, or a session saves too often: nobody is told that anything was saved.
      if (![429, 503].includes(answer.status)) throw new Error(`${answer.status} ${await answer.text()}`);
      if (answer.status === 503) unanswered += 1;
      return false;
    };
    const write = async (writer: number): Promise<void> => {
      const address = `locales/en/home.json#home/items/a/writer${writer}`;
      for (let word = 1; !isOver; word += 1) {
        const edits = [{ address, expected: word === 1 ? null : `${word - 1}`, value: `${word}` }];
        const body = { clientId: randomUUID(), edits };
        await until(() => isSaved(writer, body), 'the database is back', patience);
      }
    };

    const begun = performance.now();
    const random = chance(17);
    const writing = Promise.all(tokens.map((_, writer) => write(writer)));
    const grown = (by: number): Promise<void> => {
      const wanted = count() + by;
      return until(() => count() >= wanted, 'edits are acknowledged', patience);
    };
    const crash = async (): Promise<void> => {
      for (let round = 0; round < crashes; round += 1) {
        await Promise.race([grown(writers + roll(random, 40)), writing]);
        if (round % 2 === 0) database.killWorkers();
        else await database.crash();
      }
      await Promise.race([grown(writers), writing]);
      isOver = true;
    };
    await Promise.all([writing, crash()]);

    const found = await Promise.all(
      ids.map(async (id) => (await (await ask(0, `/api/drafts/${id}`)).json()) as Draft),
    );
    const stored = new Map(
      found.flatMap(({ edits }) => edits.map((edit) => [edit.clientId, edit.rev] as const)),
    );
    const lost = acknowledged.flatMap((own) =>
      [...own].filter(([client, rev]) => stored.get(client) !== rev),
    );
    expect(lost).toEqual([]);
    found.forEach(expectWhole);
    expect(stored.size).toBe(count());
    const store = await openStore(place);
    if (!('db' in store)) throw new Error(store.message);
    const chain = await operate(store, 'cli', async (granted) =>
      done((await firstBreak(granted)) ?? 'whole'),
    );
    expect(chain).toEqual({ ok: true, value: 'whole' });
    const rows = await store.db.selectFrom('audit').select(['id', 'what']).orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.filter(({ what }) => what === 'draft.edit')).toHaveLength(stored.size);
    await store.close();
    process.stdout.write(
      `${crashes} crashes of PostgreSQL, ${count()} edits acknowledged, none lost; ${unanswered} requests were answered that the store is away, ${secondsSince(begun)}\n`,
    );
    expect(unanswered).toBeGreaterThan(0);
  },
  noLimit,
);
