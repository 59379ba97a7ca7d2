import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { startWorkbench, type Workbench } from '../../src/workbench/server/start-workbench.ts';
import { openStore } from '../../src/workbench/store/open/open-store.ts';
import { beginSession } from '../../src/workbench/store/people/sessions.ts';
import { replaceRoles } from '../../src/workbench/store/people/roles.ts';
import type { Role } from '../../src/workbench/store/rights.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { localSource } from '../support/config/frozen-config.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { postgresServer } from '../support/workbench/postgres-server.ts';
import { freshPostgresDatabase } from '../support/workbench/stores.ts';
import { freshId, valueOf } from '../support/workbench/team.ts';

const server = await postgresServer();
const dist = stubBuild();
let store: Store;
let [here, there] = [] as unknown as readonly [Workbench, Workbench];

beforeAll(async () => {
  if (server === undefined) return;
  await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: localSource() });
  const place = { address: (await freshPostgresDatabase()) ?? '' };
  const opened = await openStore(place);
  if (!('db' in opened)) throw new Error(opened.message);
  store = opened;
  const port = await freePortBase();
  const start = async (number: number): Promise<Workbench> => {
    const options = {
      dist,
      place,
      port: port + number,
      issuer: 'http://127.0.0.1:1',
      clientId: 'workbench',
      cookieKeys: [],
    };
    const workbench = await startWorkbench({ ...options, write: () => undefined });
    if ('message' in workbench) throw new Error(workbench.message);
    return workbench;
  };
  [here, there] = [await start(0), await start(1)];
}, 180_000);
afterAll(async () => {
  if (server === undefined) return;
  await Promise.all([here.close(), there.close()]);
  await store.close();
}, 60_000);

/** The browser of a person, which uses either server. */
const browserOf = async (roles: readonly Role[], name: string) => {
  const begun = await operate(store, 'web', async (granted) => {
    const session = await beginSession(granted, { issuer: 'i', subject: name, name, email: null });
    if (session.ok) await replaceRoles(granted, session.value.person, roles);
    return session;
  });
  const cookie = `workbench=${valueOf(begun).token}`;
  return {
    cookie,
    ask: async <Answer>({ url }: Workbench, name: string, body?: object): Promise<Answer> => {
      const [method = '', path = ''] = name.split(' ');
      const headers = { cookie, origin: url, 'content-type': 'application/json' };
      const answer = await fetch(url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
};

/** What a server tells a page, as it comes; `end` closes the page. */
const listening = async ({ url }: Workbench, cookie: string) => {
  const closed = new AbortController();
  const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: closed.signal });
  let text = '';
  const read = async (): Promise<void> => {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) text += piece;
  };
  const over = read().catch(() => undefined);
  const end = async (): Promise<void> => {
    closed.abort();
    await over;
  };
  return {
    lives: (): readonly string[] => text.split('\n\n').filter((one) => one.includes('event: live')),
    end,
  };
};

interface Known {
  readonly id: string;
  readonly source: string;
  readonly state: string;
}

test.skipIf(server === undefined)(
  'R10.47: two servers of one store and one folder publish one schedule once, and both notify their pages',
  async () => {
    const edda = await browserOf(['editor'], 'Edda');
    const rita = await browserOf(['reviewer'], 'Rita');
    const paul = await browserOf(['publisher'], 'Paul');
    const { id } = await edda.ask<Known>(here, 'POST /api/drafts', { name: 'Scheduled' });
    const title = {
      address: 'locales/en/claims.json#claims/title',
      expected: 'Claims',
      value: 'Your claims',
    };
    const { source } = await edda.ask<Known>(there, `POST /api/drafts/${id}/edits`, {
      clientId: freshId(),
      edits: [title],
    });
    await edda.ask(here, `POST /api/drafts/${id}/submit`, { source });
    await rita.ask(there, `POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' });
    const schedule = await paul.ask<Known>(here, `POST /api/drafts/${id}/schedule`, {
      source,
      wall: '2099-01-01T02:00',
    });
    const pages = [await listening(here, paul.cookie), await listening(there, edda.cookie)];
    await sql`update schedule set at = clock_timestamp() where id = ${schedule.id}`.execute(store.db);

    const soon = { timeout: 300_000, interval: 200 };
    for (const page of pages) await expect.poll(() => page.lives().length, soon).toBe(1);
    for (const one of [here, there])
      expect((await edda.ask<Known>(one, `GET /api/drafts/${id}`)).state).toBe('published');
    expect(
      publicationChain(dist)
        .list()
        .map((entry) => [entry.number, entry.id === schedule.id, entry.source]),
    ).toEqual([
      [2, true, source],
      [1, false, expect.any(String)],
    ]);
    expect(pages.map((page) => page.lives().length)).toEqual([1, 1]);
    expect(pages[0]?.lives()[0]).toContain(`"number":2,"source":"${source}"`);
    for (const page of pages) await page.end();
  },
  600_000,
);
