import { setTimeout as wait } from 'node:timers/promises';
import type { DraftUpdate, Presence, WorkbenchEvent } from '../../api/generated/api-shapes.ts';
import { type Listener, openStream, type Stream } from './event-stream.ts';
import { eventText, isEdit, type LoggedAction, rowEvents } from './row-event.ts';

export interface News {
  readonly rows: readonly LoggedAction[];
  /** The changed fields of the list, by draft. */
  readonly updates: ReadonlyMap<string, DraftUpdate>;
}

export interface EventSource {
  readonly follow: (onRow: (id: number) => void, onPresence: (draft: string) => void) => () => void;
  readonly rowsAfter: (id: number, most: number) => Promise<readonly LoggedAction[]>;
  /** Reads the log rows after a number, with the changed fields of the list of drafts. */
  readonly newsAfter: (id: number, most: number) => Promise<News>;
  readonly newest: () => Promise<number>;
  readonly present: (draft: string) => Promise<readonly Presence[] | undefined>;
}

// Balancers and proxies close a connection that is silent for a minute. A third of that leaves room for a
// late one.
const heartbeat = 20_000;

// In milliseconds. What many people save in this time is read and sent together; no colleague notices the difference.
const gatherPause = 400;

// A page that missed more loads everything again.
const mostRows = 1_000;

// All pages of a browser share one stream; there are two while one page hands it over to the next.
const mostStreams = { session: 4, person: 16 };

// These actions may end a session or reduce what it sees.
const isAboutPeople = ({ what }: LoggedAction): boolean =>
  what.startsWith('person.') || what.startsWith('role.');

const rowText = (row: LoggedAction, updates: News['updates'] = new Map()): string =>
  rowEvents(row)
    .map((event) => {
      const update = isEdit(row) ? updates.get(row.subject) : undefined;
      return eventText({ ...event, ...(update && { update }) }, row.id);
    })
    .join('');

// Reads each row once for all streams.
export const openEventHub = (
  source: EventSource,
  { beat = heartbeat, gather = gatherPause }: { readonly beat?: number; readonly gather?: number } = {},
) => {
  const listeners = new Map<Stream, Listener>();
  // Streams that have caught up with the log.
  const joined = new Set<Stream>();
  // The last row that all streams have; undefined before the log was read.
  let last: number | undefined;
  const remember = (id: number): number => (last = id);
  let seen: Promise<number> = source.newest().then(remember, () => 0);

  const encoder = new TextEncoder();
  // Encoded once for all streams.
  const sendAll = (text: string): void => {
    const bytes = encoder.encode(text);
    if (bytes.length > 0) joined.forEach(({ send }) => send(bytes));
  };
  const readOn = async (from: number): Promise<number> => {
    const { rows, updates } = await source
      .newsAfter(from, mostRows)
      .catch((): News => ({ rows: [], updates: new Map() }));
    sendAll(rows.map((row) => rowText(row, updates)).join(''));
    if (rows.some(isAboutPeople)) joined.forEach(({ check }) => check());
    const last = rows.at(-1)?.id ?? from;
    return rows.length === mostRows ? readOn(last) : last;
  };
  const sendPresence = async (draft: string): Promise<void> => {
    const people = joined.size === 0 ? undefined : await source.present(draft).catch(() => undefined);
    if (people) sendAll(eventText({ type: 'presence', draft, people }));
  };
  // One reading gets all rows of a moment; without streams, none is needed.
  const readTo = async (id: number, from: number): Promise<number> => {
    if (id <= from) return from;
    if (joined.size === 0) return id;
    await wait(gather, undefined, { ref: false });
    return readOn(from);
  };
  const unfollow = source.follow(
    (id) => {
      seen = seen.then((from) => readTo(id, from)).then(remember);
    },
    (draft) => void sendPresence(draft),
  );

  const hasRoom = (listener: Listener): boolean =>
    (['session', 'person'] as const).every(
      (key) => [...listeners.values()].filter((one) => one[key] === listener[key]).length < mostStreams[key],
    );
  // Joins between two readings of the log, so that the stream misses no row and gets none twice.
  const join = async (stream: Stream, { after }: Listener, id: number): Promise<number> => {
    const missed = after === undefined ? [] : await source.rowsAfter(after, mostRows).catch(() => []);
    if (!stream.isOpen()) return id;
    joined.add(stream);
    const text = missed
      .filter((one) => one.id <= id)
      .map((row) => rowText(row))
      .join('');
    if (text !== '') stream.send(encoder.encode(text));
    return id;
  };

  return {
    // Answers once the stream has joined: a page loads everything when its stream opens, and must receive what
    // happens after that.
    open: (listener: Listener): Promise<Response> | undefined => {
      if (!hasRoom(listener)) return undefined;
      const stream = openStream(listener, beat, () => {
        joined.delete(stream);
        listeners.delete(stream);
      });
      listeners.set(stream, listener);
      seen = seen.then((id) => join(stream, listener, id));
      return seen.then(() => stream.response);
    },
    /**
     * Returns the number of the last log row that was sent; null if unknown. A stream that starts after it misses
     * nothing.
     */
    seen: (): number | null => last ?? null,
    tell: (event: WorkbenchEvent): void => sendAll(eventText(event)),
    close: (): void => {
      unfollow();
      for (const { end } of listeners.keys()) end();
    },
  };
};

export type EventHub = ReturnType<typeof openEventHub>;
