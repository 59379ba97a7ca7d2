import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as WebReadableStream } from 'node:stream/web';
import { setTimeout as passed } from 'node:timers/promises';
import { apiNumber } from '../../src/workbench/server/requests/provenance.ts';
import type { Draft } from '../../src/workbench/api/generated/api-shapes.ts';
import { pauseRoutes } from '../support/workbench/pause-routes.ts';

/** A page requests a check after this many milliseconds without a save, as in `draft-data.ts`. */
const calmMilliseconds = 3_000;
/** Milliseconds between two requests for a check that is not finished. */
const checkMilliseconds = 1_000;
/** And after the server refused it, because too many were under way. */
const tooManyMilliseconds = 6_000;
const presenceMilliseconds = 15_000;

type Route = (typeof pauseRoutes)['author' | 'reader' | 'opening'][number];

/** What a page asks later or again; the first time, it does so by the clock. */
const repeated: readonly Route[] = ['PUT /api/presence', 'GET /api/drafts/:id/judgement'];

/** A request that was answered. */
export interface Sample {
  readonly route: string;
  readonly milliseconds: number;
  readonly status: number;
}

interface PageOptions {
  readonly server: string;
  readonly origin: string;
  readonly token: string;
  readonly draft: string;
  readonly onSample: (sample: Sample) => void;
}

interface TakenEvent {
  readonly draft?: string;
  readonly rev?: number;
}

const eventsOf = async function* (answer: Response): AsyncGenerator<TakenEvent> {
  if (!answer.body) return;
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body as WebReadableStream) }))
    if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as TakenEvent;
};

/**
 * An editor's page without its browser: what it asks when it is opened, an event stream, presence, and the
 * requests of `pauseRoutes` with the pauses of the real page.
 */
export const loadedPage = async ({ server, origin, token, draft, onSample }: PageOptions) => {
  const end = new AbortController();
  // As a browser sends them over HTTPS, so that answers are compressed as usual.
  const headers = {
    cookie: `workbench=${token}`,
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'x-workbench-api': String(apiNumber),
  };
  const ask = async (
    route: string,
    { query = '', body }: { readonly query?: string; readonly body?: unknown } = {},
  ) => {
    const [method = '', path = ''] = route.split(' ');
    const begun = performance.now();
    const id = path.startsWith('/api/sources/') ? known.source : draft;
    const answer = await fetch(`${server}${path.replace(':id', id)}${query}`, {
      ...{ method, headers, body: body === undefined ? null : JSON.stringify(body) },
    });
    const text = await answer.text();
    onSample({ route, milliseconds: performance.now() - begun, status: answer.status });
    return { status: answer.status, value: JSON.parse(text) as Readonly<Record<string, unknown>> };
  };
  const known = { rev: 0, source: '' };
  let saving: Promise<unknown> = Promise.resolve();
  const take = ({ rev, source }: Readonly<Record<string, unknown>>): void => {
    if (typeof rev === 'number' && rev >= known.rev) Object.assign(known, { rev, source });
  };
  const checker = async (): Promise<void> => {
    const { source } = known;
    await passed(calmMilliseconds, undefined, { signal: end.signal });
    await saving;
    while (known.source === source) {
      const { status, value } = await ask('GET /api/drafts/:id/judgement' satisfies Route);
      if (value['source'] === source) return;
      await passed(status === 429 ? tooManyMilliseconds : checkMilliseconds, undefined, {
        signal: end.signal,
      });
      await saving;
    }
  };
  const untilEnd = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    });
  let isReading = false;
  let isBehind = false;
  const read = async (): Promise<void> => {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    while (isBehind) {
      isBehind = false;
      take((await ask('GET /api/drafts/:id' satisfies Route, { query: `?since=${known.rev}` })).value);
    }
    isReading = false;
    void untilEnd(checker());
  };
  const listen = async (): Promise<void> => {
    const stream = await fetch(`${server}/api/events`, { headers, signal: end.signal });
    for await (const event of eventsOf(stream))
      if (event.draft === draft && event.rev !== undefined) void untilEnd(readOthers(event.rev));
  };
  /** A page loads what others changed, not what it saved itself. */
  const readOthers = async (rev: number): Promise<void> => {
    await saving;
    if (known.rev < rev) await read();
  };
  const bePresent = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await ask('PUT /api/presence' satisfies Route, { body: { draft, address: null } });
      await passed(presenceMilliseconds, undefined, { signal: end.signal });
    }
  };
  for (const route of pauseRoutes.opening.filter((one) => !repeated.includes(one))) {
    const { value } = await ask(route);
    if (route === ('GET /api/drafts/:id' satisfies Route)) take(value);
  }
  const background = [untilEnd(listen()), untilEnd(bePresent()), untilEnd(checker())];
  return {
    /** Saves one edit; resolves with its status. */
    edit: async (address: string, expected: unknown, next: unknown): Promise<number> => {
      const save = ask('POST /api/drafts/:id/edits' satisfies Route, {
        query: `?since=${known.rev}`,
        body: { clientId: randomUUID(), edits: [{ address, expected, value: next }] },
      });
      saving = save;
      const answer = await save;
      take(answer.value);
      void untilEnd(checker());
      return answer.status;
    },
    /** The whole draft, as the server has it now. */
    read: async (): Promise<Draft> => (await ask('GET /api/drafts/:id')).value as unknown as Draft,
    close: async (): Promise<void> => {
      end.abort();
      await Promise.all(background);
    },
  };
};

export type LoadedPage = Awaited<ReturnType<typeof loadedPage>>;
