import { createActor } from 'xstate';
import type { SourceFiles } from '../../../config/files/source.ts';
import { postedAnswers } from '../../../rules/posted-answers.ts';
import { createStore, type Store } from '../state/create-store.ts';
import type { Answer, Ask, FromWorker, Kind, ToWorker, Unanswered } from '../worker/protocol.ts';
import { workerMachine } from './worker.machine.ts';

export type WorkerStatus = 'running' | 'restarting' | 'gone';

export interface RunningWorker {
  readonly post: (message: ToWorker) => void;
  readonly end: () => void;
}

export type StartWorker = (hear: (message: FromWorker) => void, failed: () => void) => RunningWorker;

export class NotAnswered extends Error {
  readonly why: Unanswered;

  constructor(why: Unanswered) {
    super(why);
    this.why = why;
  }
}

interface Question {
  readonly kind: Kind;
  readonly ask: object;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (thrown: unknown) => void;
}

export interface WorkerClient {
  /**
   * Sets the files. Returns true if they differ from the previous ones; pending questions are then
   * asked again.
   */
  readonly show: (base: SourceFiles, files: SourceFiles) => boolean;
  /** Rejects with `NotAnswered`, or with the signal's reason. */
  readonly ask: <K extends Kind>(kind: K, ask: Ask<K>, signal?: AbortSignal) => Promise<Answer<K>>;
  /** Restarts a worker that was stopped after too many failures. */
  readonly restart: () => void;
  readonly status: Pick<Store<WorkerStatus>, 'get' | 'subscribe'>;
  readonly close: () => void;
}

interface Shown {
  readonly base: SourceFiles;
  readonly files: SourceFiles;
}

const changedPaths = (before: SourceFiles, after: SourceFiles): readonly string[] =>
  before === after
    ? []
    : [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
        (path) => before[path] !== after[path],
      );

const openQuestions = () => {
  const open = new Map<number, Question>();
  let last = 0;
  return {
    open,
    add: (question: Question): number => {
      last += 1;
      open.set(last, question);
      return last;
    },
    take: (id: number): Question | undefined => {
      const question = open.get(id);
      open.delete(id);
      return question;
    },
    rejectAll: (thrown: unknown): void => {
      open.forEach(({ reject }) => reject(thrown));
      open.clear();
    },
  };
};

const changesOf = (before: Shown | undefined, now: Shown, revision: number): readonly ToWorker[] => {
  if (!before || changedPaths(before.base, now.base).length > 0) return [{ type: 'open', revision, ...now }];
  return changedPaths(before.files, now.files).map((file) => ({
    type: 'edit',
    revision,
    file,
    text: now.files[file] ?? null,
  }));
};

export const workerClient = (start: StartWorker): WorkerClient => {
  const { open, add, take, rejectAll } = openQuestions();
  const status = createStore<WorkerStatus>('running');
  let shown: Shown | undefined;
  let revision = 0;
  let worker: RunningWorker | undefined;

  const post = ({ kind, ask }: Question, id: number): void =>
    worker?.post({ type: 'ask', revision, id, kind, ask });
  const tell = (type: 'ASKED' | 'ANSWERED'): void => actor.send({ type, waiting: open.size });
  const hear = (message: FromWorker, posted: ReturnType<typeof postedAnswers>): void => {
    if (message.type === 'ready') return actor.send({ type: 'LOADED' });
    const question = message.revision === revision ? take(message.id) : undefined;
    tell('ANSWERED');
    if (message.type === 'unanswered') return question?.reject(new NotAnswered(message.why));
    const answer = posted.read(message);
    question?.resolve(answer);
  };
  const actions = {
    start: () => {
      if (!shown) return;
      const posted = postedAnswers();
      worker = start(
        (message) => hear(message, posted),
        () => actor.send({ type: 'FAILED' }),
      );
      worker.post({ type: 'open', revision, ...shown });
      open.forEach(post);
    },
    end: () => {
      worker?.end();
      worker = undefined;
    },
    giveUp: () => rejectAll(new NotAnswered('failed')),
  };
  const actor = createActor(workerMachine.provide({ actions }));
  actor.subscribe(({ value }) => status.set(value === 'gone' || value === 'restarting' ? value : 'running'));
  actor.start();

  return {
    show: (base, files) => {
      const changes = changesOf(shown, { base, files }, revision + 1);
      shown = { base, files };
      // The server's copy of the edits is not a change.
      if (changes.length === 0) return false;
      revision += 1;
      if (worker) {
        changes.forEach(worker.post);
        open.forEach(post);
        tell('ASKED');
      } else actor.send({ type: 'SHOWN' });
      return true;
    },
    ask: <K extends Kind>(kind: K, ask: Ask<K>, signal?: AbortSignal) =>
      new Promise<Answer<K>>((resolve, reject) => {
        if (signal?.aborted === true) return reject(signal.reason as Error);
        if (status.get() === 'gone') return reject(new NotAnswered('failed'));
        const question: Question = { kind, ask, resolve: (answer) => resolve(answer as Answer<K>), reject };
        const id = add(question);
        signal?.addEventListener('abort', () => {
          if (!take(id)) return;
          reject(signal.reason as Error);
          tell('ASKED');
        });
        post(question, id);
        tell('ASKED');
      }),
    restart: () => actor.send({ type: 'SHOWN' }),
    status,
    close: () => {
      actor.send({ type: 'CLOSED' });
      shown = undefined;
    },
  };
};
