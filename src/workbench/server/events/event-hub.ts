import type { Presence, WorkbenchEvent } from '../../api/generated/api-shapes.ts';
import { eventText, type LoggedDeed, rowEvents } from './row-event.ts';

/** Where events come from. */
export interface EventSource {
  /** Calls back with the number of the newest row of the log after each commit, of this server or another. */
  readonly follow: (onRow: (id: number) => void, onPresence: (draft: string) => void) => () => void;
  /** The rows after a number, oldest first, at most so many. */
  readonly rowsAfter: (id: number, most: number) => Promise<readonly LoggedDeed[]>;
  /** The number of the newest row; 0 where there is none. */
  readonly newest: () => Promise<number>;
  /** Who is in a draft now; undefined where it is not known. */
  readonly present: (draft: string) => Promise<readonly Presence[] | undefined>;
}

/** Whose stream it is. */
export interface Listener {
  /** The name of the session, and the id of its person. */
  readonly session: string;
  readonly person: string;
  /** The last event that the page has heard; undefined: it begins now. */
  readonly after: number | undefined;
  /** Milliseconds from now until the session ends at the latest. */
  readonly endsIn: number;
  /** Whether the session still stands and may see drafts. */
  readonly isAlive: () => Promise<boolean>;
}

/** Balancers and proxies close what is silent for a minute; a third of that leaves room for a late one. */
const heartbeat = 20_000;

/** A page that was away for longer loads everything anew; it is not told of each row. */
const mostRows = 1_000;

/**
 * All pages of a browser share one stream, and while one hands it over to the next there are two. A person has a browser or two on a few
 * machines. Whoever opens more holds connections and memory, and hears nothing more.
 */
const mostStreams = { session: 4, person: 16 };

/** Longer timers than this run out at once. */
const longestTimer = 2 ** 31 - 1;

interface Stream {
  readonly send: (text: string) => void;
  readonly check: () => void;
  readonly end: () => void;
}

/** Deeds after which a session may have ended, or may see less. */
const isAboutPeople = ({ what }: LoggedDeed): boolean => what.startsWith('person.') || what.startsWith('role.');

/**
 * Hands the deeds of the log on to all open streams. One reading of the log serves them all; `beat` in milliseconds. An answer is a stream of
 * server-sent events that ends with its session, with the page, or with the server.
 */
export const eventHub = (source: EventSource, beat: number = heartbeat) => {
  const streams = new Set<Stream>();
  const listeners = new Set<Listener>();
  let seen: Promise<number> = source.newest().catch(() => 0);
  const tellAll = (text: string): void => streams.forEach(({ send }) => send(text));
  const textOf = (row: LoggedDeed): string =>
    rowEvents(row)
      .map((event) => eventText(event, row.id))
      .join('');
  const readOn = async (from: number): Promise<number> => {
    const rows = await source.rowsAfter(from, mostRows).catch(() => []);
    for (const row of rows) tellAll(textOf(row));
    if (rows.some(isAboutPeople)) streams.forEach(({ check }) => check());
    const last = rows.at(-1)?.id ?? from;
    return rows.length === mostRows ? readOn(last) : last;
  };
  const tellPresence = async (draft: string): Promise<void> => {
    const people = streams.size === 0 ? undefined : await source.present(draft).catch(() => undefined);
    if (people) tellAll(eventText({ type: 'presence', draft, people }));
  };
  const unfollow = source.follow(
    () => {
      seen = seen.then(readOn);
    },
    (draft) => void tellPresence(draft),
  );

  const hasRoom = (listener: Listener): boolean => {
    const all = [...listeners];
    return (['session', 'person'] as const).every((of) => all.filter((one) => one[of] === listener[of]).length < mostStreams[of]);
  };

  const open = (of: Listener): Response | undefined => {
    if (!hasRoom(of)) return undefined;
    const listener = { ...of };
    listeners.add(listener);
    const { after, endsIn, isAlive } = listener;
    const encoder = new TextEncoder();
    let isOver = false;
    let ended: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const check = (): void => {
          void isAlive().then(
            (alive) => alive || stream.end(),
            () => undefined,
          );
        };
        const timer = setInterval(() => {
          stream.send(':\n\n');
          check();
        }, beat);
        const last = setTimeout(() => stream.end(), Math.min(Math.max(0, endsIn), longestTimer));
        ended = () => {
          isOver = true;
          clearInterval(timer);
          clearTimeout(last);
          streams.delete(stream);
          listeners.delete(listener);
        };
        const stream: Stream = {
          send: (text) => {
            // A page that reads nothing for so long is gone; what it misses it asks for when it comes back.
            if ((controller.desiredSize ?? 0) < -mostRows) return stream.end();
            if (streams.has(stream)) controller.enqueue(encoder.encode(text));
          },
          check,
          end: () => {
            if (isOver) return;
            ended();
            controller.close();
          },
        };
        controller.enqueue(encoder.encode('retry: 3000\n:\n\n'));
        // It joins between two readings of the log, so that nothing is told twice and nothing is missed.
        seen = seen.then(async (id) => {
          const missed = after === undefined ? [] : await source.rowsAfter(after, mostRows).catch(() => []);
          if (isOver) return id;
          streams.add(stream);
          for (const row of missed.filter((one) => one.id <= id)) stream.send(textOf(row));
          return id;
        });
      },
      cancel: () => ended(),
    });
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
    return new Response(body, { headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } });
  };

  return {
    /** Opens a stream; undefined where its session or person has too many open. */
    open,
    /** Tells all streams something that is no row of the log. */
    tell: (event: WorkbenchEvent): void => tellAll(eventText(event)),
    close: (): void => {
      unfollow();
      for (const { end } of [...streams]) end();
    },
  };
};

/** The events of a running workbench. */
export type EventHub = ReturnType<typeof eventHub>;
