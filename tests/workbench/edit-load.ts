import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import { Client } from 'pg';
import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import type { Draft } from '../../src/workbench/api/generated/api-shapes.ts';
import type { StorePlace } from '../../src/workbench/store/open/open-store.ts';
import { residentMemory } from '../bench-host/resident-memory.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { signedInWriters } from '../support/workbench/signed-in-writers.ts';
import { databaseTime, postmasterOf, processorTime } from '../support/workbench/processor-time.ts';
import { startServer } from '../support/workbench/start-server.ts';
import { type LoadedPage, loadedPage, type Sample } from './loaded-page.ts';

interface Load {
  readonly editors: number;
  /** How many of `drafts` the editors share; editor N works in draft N modulo this. */
  readonly shared: number;
  /** Open drafts in the store. */
  readonly drafts: number;
  readonly seconds: number;
  /** Seconds between two edits of one editor. */
  readonly every: number;
  /** Open event streams besides those of the pages; 3 of an editor at most. */
  readonly streams?: number;
}

/** Milliseconds. */
interface Waiting {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

/** What editors at work cost a server. */
interface LoadFigures {
  /** Edits that were answered with 200. */
  readonly saved: number;
  /**
   * Requests that were answered otherwise, by route and status. A check is refused with 429 when too many
   * are under way.
   */
  readonly refused: Readonly<Record<string, number>>;
  readonly byRoute: Readonly<Record<string, Waiting>>;
  /** Milliseconds of processor time for one saved edit, with all that the pages asked: of the server, of PostgreSQL. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  /** The most resident memory of the server, in MB. */
  readonly memory: number;
  /**
   * Whether the edits of every draft, applied to the base, give the source that the server names, and include
   * every one that it answered.
   */
  readonly isWhole: boolean;
}

const share = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** The processor time of a PostgreSQL server; the embedded database works in the process of its server. */
const databaseWatch = async (place: StorePlace) => {
  if (!('address' in place)) return { time: () => 0, end: () => Promise.resolve() };
  const client = new Client({ connectionString: place.address });
  await client.connect();
  const postmaster = await postmasterOf(client);
  return { time: () => databaseTime(postmaster), end: () => client.end() };
};

/** Event streams of other tabs, which are read until the returned function ends them. */
const otherStreams = (server: string, tokens: readonly string[], count: number): (() => Promise<void>) => {
  const end = new AbortController();
  const read = async (token: string): Promise<void> => {
    const headers = { cookie: `workbench=${token}` };
    const { body, status } = await fetch(`${server}/api/events`, { headers, signal: end.signal });
    if (status !== 200) throw new Error(`an event stream is refused: ${status}`);
    for await (const piece of body ?? []) if (piece.length === 0) return;
  };
  const reading = Array.from({ length: count }, (_, at) =>
    read(tokens[at % tokens.length] ?? '').catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  return async () => {
    end.abort();
    await Promise.all(reading);
  };
};

const titleOf = (editor: number): string => `locales/en/home.json#home/items/editor${editor}/title`;

/**
 * Request by request, as they came: a request of very many edits is laid out otherwise than many requests.
 */
const isReplayed = (
  { edits, source }: Draft,
  base: SourceFiles,
  lastEvent: ReadonlyMap<string, unknown>,
): boolean => {
  const files = edits.reduce<SourceFiles>((before, { address, before: expected, after: value }) => {
    const replay = applyEdits(before, [{ address, expected, value }] as Parameters<typeof applyEdits>[1]);
    return 'files' in replay ? replay.files : {};
  }, base);
  const last = new Map(edits.map(({ address, after }) => [address, after]));
  return (
    sourceId(files) === source && [...lastEvent].every(([address, value]) => last.get(address) === value)
  );
};

const figuresOf = (samples: readonly Sample[]): Pick<LoadFigures, 'saved' | 'refused' | 'byRoute'> => {
  const refused: Record<string, number> = {};
  const times = new Map<string, number[]>();
  for (const { route, status, milliseconds } of samples) {
    const answer = `${route} ${status}`;
    if (![200, 202].includes(status)) refused[answer] = (refused[answer] ?? 0) + 1;
    times.set(route, [...(times.get(route) ?? []), milliseconds]);
  }
  return {
    saved: samples.filter(({ route, status }) => route === 'POST /api/drafts/:id/edits' && status === 200)
      .length,
    refused,
    byRoute: Object.fromEntries(
      [...times].map(([route, all]) => [
        route,
        { count: all.length, median: share(all, 0.5), p95: share(all, 0.95) },
      ]),
    ),
  };
};

/**
 * Editors with the page of a draft of the shipped source open, each changing one text, against a server in a
 * separate process; edits are due whether or not earlier ones were answered. `place` is an empty store.
 */
export const editLoad = async (place: StorePlace, load: Load): Promise<LoadFigures> => {
  const { shared, seconds, every, editors, streams = 0 } = load;
  const base = frozenSource();
  const dist = stubBuild();
  await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: base });
  const { tokens, ids } = await signedInWriters(place, {
    writers: editors,
    drafts: load.drafts,
    files: base,
  });
  const port = await freePortBase();
  const server = `http://127.0.0.1:${port}`;
  const child = await startServer({
    dist,
    place,
    port,
    issuer: 'http://127.0.0.1:1',
    clientId: 'workbench',
    cookieKeys: [],
  });
  const pid = child.pid ?? 0;
  const samples: Sample[] = [];
  const pages: LoadedPage[] = [];
  for (const [at, token] of tokens.entries())
    pages.push(
      await loadedPage({
        server,
        origin: server,
        token,
        draft: ids[at % shared] ?? '',
        onSample: (sample) => samples.push(sample),
      }),
    );
  const endStreams = otherStreams(server, tokens, streams);
  const lastEvent = new Map<number, Map<string, unknown>>();
  const opening = samples.splice(0);
  const database = await databaseWatch(place);
  const look = () => ({ server: processorTime(pid), database: database.time() });
  const before = look();
  const work = pages.map(async (page, editor) => {
    const start = performance.now() + (editor * every * 1000) / editors;
    for (let turn = 0; turn * every < seconds; turn += 1) {
      await passed(Math.max(0, start + turn * every * 1000 - performance.now()));
      const value = `Word ${turn}`;
      const status = await page.edit(titleOf(editor), turn === 0 ? null : `Word ${turn - 1}`, value);
      const draft = editor % shared;
      if (status === 200)
        lastEvent.set(
          draft,
          (lastEvent.get(draft) ?? new Map<string, unknown>()).set(titleOf(editor), value),
        );
    }
  });
  await Promise.all(work);
  const after = look();
  await database.end();
  const memory = residentMemory(pid);
  const asked = figuresOf(samples);
  const drafts = await Promise.all(pages.slice(0, shared).map((page) => page.read()));
  await Promise.all(pages.map((page) => page.close()));
  await endStreams();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const opened = Object.fromEntries(
    Object.entries(figuresOf(opening).byRoute).map(([route, waiting]) => [`opening: ${route}`, waiting]),
  );
  return {
    ...asked,
    byRoute: { ...opened, ...asked.byRoute },
    serverCpu: (after.server - before.server) / asked.saved,
    databaseCpu: (after.database - before.database) / asked.saved,
    memory,
    isWhole: drafts.every((draft, at) => isReplayed(draft, base, lastEvent.get(at) ?? new Map())),
  };
};
