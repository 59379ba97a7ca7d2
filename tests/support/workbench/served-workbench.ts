import { shownTableFile } from '../../../src/authoring/gating/shown-table.ts';
import { restoreFrom } from '../../../src/authoring/draft/history/restore-from.ts';
import { undoRelease } from '../../../src/authoring/draft/history/undo-release.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import type {
  ChainEntry,
  ErrorCode,
  Judgement,
  Live,
  Problem,
} from '../../../src/workbench/api/generated/api-shapes.ts';
import { commonErrors, type RouteContract, routes } from '../../../src/workbench/api/routes.ts';
import { mergeOnto } from '../../../src/workbench/server/draft-checks/carry-over.ts';
import { countChanges } from '../../../src/workbench/store/drafts/change-count.ts';
import { calculateHere } from '../../../src/workbench/store/calculations/calculations.ts';
import { compareFile, takeFile } from '../../../src/workbench/server/edits/import-file.ts';
import { eventSource } from '../../../src/workbench/server/event-source.ts';
import { openEventHub } from '../../../src/workbench/server/events/event-hub.ts';
import type { Publishing } from '../../../src/workbench/server/publication/start-publishing.ts';
import { serverLog } from '../../../src/workbench/server/requests/server-log.ts';
import { signInProvider } from '../../../src/workbench/server/sign-in/provider.ts';
import type { Site } from '../../../src/workbench/server/requests/site.ts';
import { workbenchApp } from '../../../src/workbench/server/workbench-app.ts';
import { changeListHash } from '../../../src/workbench/store/calculations/history.ts';
import { beginSession } from '../../../src/workbench/store/people/sessions.ts';
import { replaceRoles } from '../../../src/workbench/store/people/roles.ts';
import { freeName } from './people.ts';
import type { Role } from '../../../src/workbench/store/rights.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import { operate } from '../../../src/workbench/store/transact.ts';
import { links, smallSource } from './small-source.ts';
import { smallLive } from './team.ts';

/** What a request was answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

/** Headers in place of those that our own page sends; undefined takes one away. */
type Headings = Readonly<Record<string, string | undefined>>;

/** The browser of a user: sends requests as our own page does. */
export interface Caller {
  readonly id: string;
  readonly token: string;
  readonly ask: (name: string, body?: unknown, headers?: Headings) => Promise<Answered>;
}

/** The address of the workbench in tests. */
export const testOrigin = 'http://127.0.0.1:4999';

const idle = {
  publishing: {
    live: () => undefined,
    chain: () => ({ publications: [], more: false }),
    entries: () => [],
    liveBetween: () => ({ publications: [], more: false }),
    ...{ sourceOf: () => undefined, files: () => undefined, wake: () => undefined },
    ...{ problem: () => undefined, differing: () => 0 },
    close: () => Promise.resolve(),
  } satisfies Publishing,
  // In this thread.
  editing: {
    calculate: (calculation) => Promise.resolve(calculateHere(calculation)),
    compare: (work) => Promise.resolve(compareFile(work)),
    take: (work) => Promise.resolve(takeFile(work)),
    count: ({ base, files }) => Promise.resolve(countChanges(base, files)),
    close: () => Promise.resolve(),
  } satisfies Site['editing'],
  evidence: {
    evidence: () => Promise.reject(new Error('no evidence in this test')),
    close: () => Promise.resolve(),
  },
  history: {
    ...{ deletions: () => Promise.resolve([]), edits: () => Promise.resolve([]) },
    ...{ referred: () => Promise.resolve([]), close: () => Promise.resolve() },
  },
  checker: {
    check: () => Promise.reject(new Error('no checker in this test')),
    ...{ known: () => undefined, isAsked: () => false, moved: () => undefined },
    ...{
      grid: () => Promise.reject(new Error('no checker in this test')),
      report: () => Promise.reject(new Error('no checker in this test')),
      shown: shownTableFile,
    },
    hashes: () => Promise.reject(new Error('no checker in this test')),
    notice: () => Promise.reject(new Error('no checker in this test')),
    words: () => Promise.reject(new Error('no checker in this test')),
    differences: () => Promise.reject(new Error('no checker in this test')),
    isCompared: () => false,
    merge: () => Promise.reject(new Error('no checker in this test')),
    undo: () => Promise.reject(new Error('no checker in this test')),
    restore: () => Promise.reject(new Error('no checker in this test')),
    prove: () => Promise.reject(new Error('no checker in this test')),
    close: () => Promise.resolve(),
  } satisfies Site['checker'],
};

/** The answers of the parts of a workbench that are not under test. Each test replaces its own. */
interface World {
  live: Live;
  /** The files of what is live. */
  files: SourceFiles;
  /** What is wrong with the live release. */
  problem: string | undefined;
  /** Whether the check finds an error. */
  hasError: boolean;
  /** Whether the checker gives no answer. */
  isCheckerAway: boolean;
  /** Whether its check was requested before. */
  isChecked: boolean;
  /** Whether drafts change only a notice. */
  isNotice: boolean;
}

const problem: Problem = {
  ...{ severity: 'error', code: 'unknown-rule', file: 'config/rules/rules.json', line: 1, column: 1 },
  ...{ message: 'wrong', excerpt: '', hint: 'right', also: [] },
};

/** A publication with only a number, a source and a release. */
const entryOf = ({ number, source, release, at }: Live): ChainEntry => ({
  ...{
    number,
    id: null,
    kind: 'publish',
    source,
    release,
    previous: null,
    base: null,
    author: null,
    message: null,
    time: at,
  },
  ...{ meaning: null, untold: null, draft: null },
});

/**
 * A checker and a chain with the answers of `world`; the third publication, of the small source, is live unless
 * told otherwise.
 */
export const fakeParts = () => {
  const world: World = {
    live: smallLive,
    files: smallSource,
    problem: undefined,
    hasError: false,
    isCheckerAway: false,
    isChecked: false,
    isNotice: false,
  };
  const checkResult = (source: string): Judgement => ({
    ...{
      source,
      problems: world.hasError ? [problem] : [],
      risks: [],
      meaning: null,
      untold: null,
      staleWords: [],
    },
  });
  const checker = {
    check: ({ id }) =>
      world.isCheckerAway ? Promise.reject(new Error('away')) : Promise.resolve(checkResult(id)),
    ...{ known: () => undefined, isAsked: () => world.isChecked, moved: () => undefined },
    close: () => Promise.resolve(),
    grid: () => Promise.resolve(JSON.stringify({ language: 'en', columns: [], rows: [] })),
    hashes: ({ id }) =>
      Promise.resolve({
        columns: ['ppo'],
        hashes: { 'home/a': [id === smallLive.source ? 'a'.repeat(64) : id] },
      }),
    report: () => Promise.resolve('a report'),
    shown: shownTableFile,
    notice: () =>
      Promise.resolve(
        world.isNotice
          ? { notice: 'home/outage', why: null, at: null }
          : { notice: null, why: 'other-changes', at: links.one },
      ),
    words: () => Promise.reject(new Error('no words in this test')),
    differences: () => Promise.resolve({ edits: [], effects: [], more: 0, untold: null }),
    isCompared: () => false,
    merge: ({ base, source }, theirs) =>
      Promise.resolve(mergeOnto({ base: base.files, mine: source.files, theirs: theirs.files })),
    undo: ({ files }, undo) => Promise.resolve(undoRelease({ ...undo, now: files })),
    restore: ({ files }, restoration) => Promise.resolve(restoreFrom({ ...restoration, now: files })),
    // The small source does not compile, so equal change lists count as equal effects.
    prove: (...changes) => {
      const [one, other] = changes.map(({ base, source }) => changeListHash(base.files, source.files));
      return Promise.resolve(one === other ? 'same' : 'other-changes');
    },
  } satisfies Site['checker'];
  const publishing = {
    live: () => world.live,
    chain: () => ({ publications: [entryOf(world.live)], more: false }),
    entries: () => [],
    liveBetween: () => ({ publications: [entryOf(world.live)], more: false }),
    sourceOf: (number) =>
      number === smallLive.number
        ? smallLive.source
        : number === world.live.number
          ? (world.live.source ?? undefined)
          : undefined,
    files: (source) =>
      source === smallLive.source ? smallSource : source === world.live.source ? world.files : undefined,
    wake: () => undefined,
    problem: () => world.problem,
    differing: () => 0,
    close: () => Promise.resolve(),
  } satisfies Publishing;
  return { world, checker, publishing };
};

const answered = async (response: Response): Promise<Answered> => {
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
};

const contracts = Object.entries<RouteContract>(routes).map(([name, { errors = [] }]) => ({
  address: new RegExp(`^${name.replaceAll(/:\\w+/g, '[^/]+')}$`),
  codes: new Set([...commonErrors, ...errors]),
}));

/** Every refusal has to be one that the contract of its route names. */
const checkRefusal = (name: string, { status, body }: Answered): void => {
  const contract = contracts.find(({ address }) => address.test(name.split('?', 1)[0] ?? ''));
  const { code } = ((typeof body === 'object' ? body : null) as { readonly code?: ErrorCode } | null) ?? {};
  if (contract && status >= 400 && (code === undefined || !contract.codes.has(code)))
    throw new Error(`${name} answers ${status} ${code}, which its contract does not name.`);
};

const headersOf = (headings: Headings): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(headings)) if (value !== undefined) headers.set(name, value);
  return headers;
};

let made = 0;

/**
 * A workbench that answers requests in this process, without a port. `parts` replace those of a complete
 * one.
 */
export const servedWorkbench = (store: Store, parts: Partial<Site> = {}) => {
  const lines: string[] = [];
  const origin = parts.origin ?? testOrigin;
  const site: Site = {
    ...idle,
    store,
    events: openEventHub(eventSource(store, parts.editing ?? idle.editing)),
    provider: signInProvider({ issuer: 'http://127.0.0.1:1', clientId: 'workbench', origin }),
    origin,
    cookies: { isSecure: false, keys: [] },
    dist: mkdtempSync(join(tmpdir(), 'dist-')),
    version: 'test',
    portal: null,
    log: serverLog((line) => lines.push(line)),
    ...parts,
  };
  const app = workbenchApp(site);
  const { host } = new URL(origin);
  const request = (
    path: string,
    { method = 'GET', headers = {} }: { readonly method?: string; readonly headers?: Headings } = {},
    from?: object,
  ) => app.request(path, { method, headers: headersOf({ host, ...headers }) }, from);
  const askWith =
    (cookie: string | undefined) =>
    async (name: string, body?: unknown, headings: Headings = {}) => {
      const [method = '', path = ''] = name.split(' ');
      const isReading = method === 'GET';
      const own = isReading
        ? {}
        : { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const headers = headersOf({ host, cookie, ...own, ...headings });
      const isWhole = typeof body === 'string' || body instanceof Uint8Array;
      const sent = isWhole ? (body as BodyInit) : JSON.stringify(body ?? {});
      const answer = await answered(
        await app.request(path, { method, headers, ...(isReading ? {} : { body: sent }) }),
      );
      checkRefusal(name, answer);
      return answer;
    };
  return {
    site,
    app,
    /** A request of a browser that has this workbench's address. */
    request,
    /** The lines of the log so far. */
    lines,
    /** A browser without a signed-in user. */
    nobody: askWith(undefined),
    /** A new person with these roles, signed in. */
    as: async (roles: readonly Role[], wanted?: string): Promise<Caller> => {
      made += 1;
      const name = wanted ?? `Somebody ${made}`;
      if (wanted !== undefined) await freeName(store, name);
      const identity = { issuer: 'https://id.example', subject: `${name}-${made}`, name, email: null };
      const begun = await operate(store, 'web', async (granted) => {
        const session = await beginSession(granted, identity);
        if (session.ok) await replaceRoles(granted, session.value.person, roles);
        return session;
      });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const { token, person } = begun.value;
      return { id: person, token, ask: askWith(`workbench=${token}`) };
    },
  };
};
