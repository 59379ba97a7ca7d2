import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import type { Audit, Draft } from '../../src/workbench/api/generated/api-shapes.ts';
import type { StorePlace } from '../../src/workbench/store/open/open-store.ts';
import { chance, roll } from '../support/chance.ts';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { signedInWriters } from '../support/workbench/signed-in-writers.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { startServer } from '../support/workbench/start-server.ts';
import { freshPostgresDatabase } from '../support/workbench/stores.ts';

const kills = repetitions({ few: 1, deep: 50 });
/** The number of simultaneous writers, so that a kill interrupts requests. */
const writers = 4;

/** An edit that a writer sent, of a separate word. */
interface Sent {
  readonly clientId: string;
  readonly edits: readonly {
    readonly address: string;
    readonly expected: string | null;
    readonly value: string;
  }[];
}

test.each([
  ['PGlite', async (): Promise<StorePlace | undefined> => ({ folder: await embeddedFolder() })],
  [
    'PostgreSQL',
    async (): Promise<StorePlace | undefined> => {
      const address = await freshPostgresDatabase();
      return address === undefined ? undefined : { address };
    },
  ],
])(
  `a server on %s that is killed ${kills} times while ${writers} people write has lost nothing that it acknowledged, and keeps nothing twice`,
  async (name, fresh) => {
    const place = await fresh();
    if (place === undefined) return;
    const dist = stubBuild();
    await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: smallSource });
    const { tokens, ids } = await signedInWriters(place, {
      ...{ writers, drafts: 1, files: smallSource, roles: ['editor', 'administrator'] },
    });
    const [draft = ''] = ids;
    const port = await freePortBase();
    const origin = `http://127.0.0.1:${port}`;
    const options = {
      dist,
      place,
      port,
      issuer: 'http://127.0.0.1:1',
      clientId: 'workbench',
      cookieKeys: [],
    };
    const ask = async <Answer>(writer: number, path: string, body?: object): Promise<Answer> => {
      const headers = { cookie: `workbench=${tokens[writer]}`, origin, 'content-type': 'application/json' };
      const answer = await fetch(origin + path, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    };

    const random = chance(9);
    const begun = performance.now();
    const acknowledged = new Map<string, number>();
    const lastSent: (Sent | undefined)[] = [];
    let repeated = 0;
    /** Sends what a kill left without an answer, then one edit after the other, until the server is gone. */
    const write = async (writer: number, acknowledge: () => void, isGone: () => boolean): Promise<void> => {
      while (!isGone()) {
        const before = lastSent[writer];
        const isOpen = before !== undefined && !acknowledged.has(before.clientId);
        const address = `locales/en/home.json#home/items/a/writer${writer}`;
        const word = before?.edits[0]?.value ?? null;
        const next = {
          clientId: randomUUID(),
          edits: [{ address, expected: word, value: `${Number(word ?? 0) + 1}` }],
        };
        const sent = isOpen ? before : next;
        lastSent[writer] = sent;
        try {
          const { rev } = await ask<{ readonly rev: number }>(writer, `/api/drafts/${draft}/edits`, sent);
          acknowledged.set(sent.clientId, rev);
          if (isOpen) repeated += 1;
          acknowledge();
        } catch (error) {
          if (isGone()) return;
          throw error;
        }
      }
    };

    for (let round = 0; round < kills; round += 1) {
      const child = await inTime(startServer(options), `server ${round}`);
      const ended = once(child, 'exit');
      const wanted = acknowledged.size + writers + roll(random, 12);
      let isKilled = false;
      const acknowledge = (): void => {
        if (acknowledged.size < wanted || isKilled) return;
        isKilled = true;
        child.kill('SIGKILL');
      };
      const isGone = (): boolean => isKilled;
      await inTime(
        Promise.all(tokens.map((_, writer) => write(writer, acknowledge, isGone))),
        `writers ${round}`,
      );
      await ended;
    }

    const last = await inTime(startServer(options), 'the last server');
    const { edits, rev, source } = await ask<Draft>(0, `/api/drafts/${draft}`);
    const stored = new Map(edits.map((edit) => [edit.clientId, edit.rev]));
    expect([...acknowledged].filter(([client, at]) => stored.get(client) !== at)).toEqual([]);
    // One edit a revision: none is there twice, and none is missing between two others.
    expect(edits.map((edit) => edit.rev)).toEqual(edits.map((_, at) => at + 1));
    expect([stored.size, rev]).toEqual([edits.length, edits.length]);
    const replayed = edits.reduce<SourceFiles>((files, { address, before: expected, after: value }) => {
      const applied = applyEdits(files, [{ address, expected, value }] as Parameters<typeof applyEdits>[1]);
      return 'files' in applied ? applied.files : {};
    }, smallSource);
    expect(sourceId(replayed)).toBe(source);
    expect((await ask<Audit>(0, '/api/audit?limit=1')).whole).toBe(true);
    last.kill('SIGKILL');
    await once(last, 'exit');
    const unanswered = edits.length - acknowledged.size;
    process.stdout.write(
      `${name}: ${kills} servers killed, ${acknowledged.size} edits acknowledged, none lost; ${repeated} sent again, ${unanswered} kept without an answer, ${secondsSince(begun)}\n`,
    );
    expect(acknowledged.size).toBeGreaterThan(kills * writers);
  },
  noLimit,
);
