import { Worker } from 'node:worker_threads';
import { programFile } from '../program-file.ts';
import type { ToThread, FromThread, SerializedError } from './thread-messages.ts';

type Answer = Extract<FromThread, { readonly kind: 'answer' }>;

export interface DatabaseThread {
  /** Rejects with SQLSTATE as `code`, or with `STORE_CLOSED` after the thread has ended. */
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  readonly hasEnded: () => boolean;
  readonly close: () => Promise<void>;
  /** Ends the thread without writing anything else. */
  readonly kill: () => void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const errorOf = ({ message, ...rest }: SerializedError): Error => Object.assign(new Error(message), rest);

const ended = (why: string): Error =>
  Object.assign(new Error(`The embedded database has ended: ${why}`), { code: 'STORE_CLOSED' });

// Its own thread delays no request. `onRow` gets the log's newest row number after each commit.
export const startThread = (folder: string, onRow: (id: number) => void): Promise<DatabaseThread> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(programFile('./pglite-thread', import.meta.url), {
      workerData: { folder },
      execArgv: [],
    });
    const waiting = new Map<number, Waiting>();
    let asked = 0;
    let why: string | undefined;

    const end = (reason: string): void => {
      why ??= reason;
      const error = ended(why);
      for (const { reject: give } of waiting.values()) give(error);
      waiting.clear();
      reject(error);
    };

    const thread: DatabaseThread = {
      ask: (sql, parameters) =>
        new Promise((answered, refused) => {
          if (why !== undefined) return refused(ended(why));
          asked += 1;
          waiting.set(asked, { resolve: answered, reject: refused });
          worker.ref();
          worker.postMessage({ id: asked, sql, parameters } satisfies ToThread);
        }),
      hasEnded: () => why !== undefined,
      close: () =>
        new Promise((closed) => {
          if (why !== undefined) return closed();
          worker.once('exit', () => closed());
          worker.ref();
          worker.postMessage('close');
        }),
      kill: () => {
        end('it lost its folder');
        void worker.terminate();
      },
    };

    worker.on('message', (message: FromThread) => {
      if (message.kind === 'ready') {
        // An idle database keeps no process alive; a busy one does.
        worker.unref();
        return resolve(thread);
      }
      if (message.kind === 'row') return onRow(message.id);
      if (message.kind === 'unopened') {
        void worker.terminate();
        return reject(errorOf(message.error));
      }
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if (waiting.size === 0) worker.unref();
      if (message.kind === 'answer') one?.resolve(message);
      else one?.reject(errorOf(message.error));
    });
    worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => end('it was closed'));
  });
