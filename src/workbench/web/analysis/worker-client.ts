import type { SourceFiles } from '../../../config/files/source.ts';
import type { FromWorker, Kind, ToWorker } from '../worker/protocol.ts';
import { keptParts, type Known, notYet } from './known-answer.ts';
import { type LastingAnswers, lastingName, type SourceNames } from './lasting-answers.ts';

/** How the worker stands: it works on the newest texts, it was started again after a fault, or it cannot be had. */
export type WorkerStanding = 'well' | 'again' | 'gone';

/** A running worker, as far as the client knows it. */
export interface RunningWorker {
  readonly post: (message: ToWorker) => void;
  readonly end: () => void;
}

/** What the client needs of the world. */
export interface ClientWorld {
  readonly start: (hear: (message: FromWorker) => void, failed: () => void) => RunningWorker;
  /** Calls back after so many milliseconds, until the returned function is called. */
  readonly after: (pause: number, call: () => void) => () => void;
  /** Answers that last; without it each is worked out. */
  readonly lasting?: LastingAnswers | undefined;
}

/** Waits by the browser's clock. */
export const afterPause: ClientWorld['after'] = (pause, call) => {
  const timer = setTimeout(call, pause);
  return () => clearTimeout(timer);
};

interface Watched {
  readonly kind: Kind;
  readonly ask: object;
  readonly listeners: Set<(known: Known) => void>;
  known: Known;
  /** The number under which it was asked last. */
  id: number;
}

/** A worker with questions that says nothing for so many milliseconds hangs: an answer takes some tens of them. */
const patience = 5_000;

/** Loading the worker over a slow network, and its first answer on a loaded machine, are no fault. */
const patienceAtStart = 30_000;

/** Each new start waits twice as long for an answer; after so many the page says that it has none. */
const mostStarts = 4;

/** The places whose texts are not the same. */
const changedPlaces = (before: SourceFiles, after: SourceFiles): readonly string[] =>
  before === after ? [] : [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((place) => before[place] !== after[place]);

/** Keeps a worker at work on the texts of a draft: hands over what changed, asks again what pages watch, starts it again after a crash or a hang. */
export const workerClient = ({ start, after, lasting }: ClientWorld) => {
  const watched = new Map<string, Watched>();
  const listeners = new Set<() => void>();
  let texts: { readonly base: SourceFiles; readonly files: SourceFiles } | undefined;
  let sources: SourceNames | undefined;
  let revision = 0;
  let asked = 0;
  let starts = 0;
  let standing: WorkerStanding = 'well';
  let worker: RunningWorker | undefined;
  let hasSpoken = false;
  let calm: (() => void) | undefined;

  const stand = (next: WorkerStanding): void => {
    if (next === standing) return;
    standing = next;
    listeners.forEach((listener) => listener());
  };
  const tell = (one: Watched, known: Known): void => {
    one.known = known;
    one.listeners.forEach((listener) => listener(known));
  };
  const isWaiting = (): boolean => [...watched.values()].some(({ known }) => known.isOld);
  const watch = (): void => {
    calm?.();
    const least = hasSpoken ? patience : patienceAtStart;
    calm = worker && isWaiting() ? after(least * 2 ** Math.max(0, starts - 1), failed) : undefined;
  };
  const nameOf = ({ kind, ask }: Watched): string | undefined => lasting && sources && lastingName(kind, ask, sources);
  const tellAnswer = (one: Watched, answer: unknown): void =>
    tell(one, { answer: keptParts(one.known.answer, answer), isOld: false, unanswered: undefined });
  const post = ({ id, kind, ask }: Watched): void => worker?.post({ type: 'ask', revision, id, kind, ask });
  /** The worker works out what is not kept; whoever was asked again meanwhile, of other texts, has another id. */
  const lookUp = async (one: Watched, name: string): Promise<void> => {
    const { id } = one;
    const answer = await lasting?.get(name);
    if (one.id !== id || one.listeners.size === 0) return;
    if (answer === undefined) post(one);
    else tellAnswer(one, answer);
    watch();
  };
  const askOne = (one: Watched): void => {
    asked += 1;
    one.id = asked;
    const name = nameOf(one);
    if (name === undefined) post(one);
    else void lookUp(one, name);
  };
  const hear = (message: FromWorker): void => {
    hasSpoken ||= message.type !== 'ready';
    const one = message.type === 'ready' ? undefined : [...watched.values()].find(({ id }) => id === message.id);
    if (one && message.type !== 'ready' && message.revision === revision) {
      starts = 1;
      stand('well');
      if (message.type === 'unanswered') tell(one, { answer: one.known.answer, isOld: false, unanswered: message.why });
      else {
        tellAnswer(one, message.answer);
        const name = nameOf(one);
        if (name !== undefined) void lasting?.keep(name, message.answer);
      }
    }
    watch();
  };
  const open = (): void => {
    if (!texts) return;
    hasSpoken = false;
    starts += 1;
    worker = start(hear, failed);
    worker.post({ type: 'open', revision, ...texts });
    watched.forEach((one) => {
      tell(one, { ...one.known, isOld: true });
      askOne(one);
    });
    watch();
  };
  const failed = (): void => {
    worker?.end();
    worker = undefined;
    calm?.();
    if (starts >= mostStarts) {
      stand('gone');
      watched.forEach((one) => tell(one, { ...one.known, isOld: false, unanswered: 'failed' }));
      return;
    }
    stand('again');
    open();
  };

  return {
    /** The texts that answers are wanted for; `names` where they are sources as they are. */
    show: (base: SourceFiles, files: SourceFiles, names?: SourceNames): void => {
      const before = texts;
      texts = { base, files };
      sources = names;
      const changed = before && changedPlaces(before.files, files);
      const isSameBase = before && changedPlaces(before.base, base).length === 0;
      // The server's copy of what was typed here says nothing new.
      if (isSameBase && changed?.length === 0) return;
      revision += 1;
      if (!worker) {
        starts = 0;
        open();
        return;
      }
      if (isSameBase && changed) for (const place of changed) worker.post({ type: 'edit', revision, place, text: files[place] ?? null });
      else worker.post({ type: 'open', revision, base, files });
      watched.forEach((one) => {
        tell(one, { ...one.known, isOld: true });
        askOne(one);
      });
      watch();
    },
    /** Asks, and asks again after every change of the texts until the returned function is called. */
    watch: (kind: Kind, ask: object, listener: (known: Known) => void): (() => void) => {
      const key = `${kind} ${JSON.stringify(ask)}`;
      const found = watched.get(key);
      const one = found ?? { kind, ask, listeners: new Set(), known: notYet, id: 0 };
      one.listeners.add(listener);
      listener(one.known);
      if (!found) {
        watched.set(key, one);
        askOne(one);
        watch();
      }
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size === 0 && watched.get(key) === one) watched.delete(key);
      };
    },
    standing: (): WorkerStanding => standing,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: (): void => {
      calm?.();
      worker?.end();
      worker = undefined;
      texts = undefined;
    },
  };
};

/** A client of the analysis worker. */
export type WorkerClient = ReturnType<typeof workerClient>;
