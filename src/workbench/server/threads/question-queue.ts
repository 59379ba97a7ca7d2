import type { Worker } from 'node:worker_threads';

/** The part of a thread that the queue uses. */
export type AskedThread = Pick<Worker, 'on' | 'postMessage' | 'terminate'>;

/** The thread ended, or was silent for too long, while it worked on the question; or nobody wanted the answer any more. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code: 'ended' | 'silent' | 'closed' | 'busy' | 'unwanted';

  constructor(code: NoAnswer['code']) {
    super(`The thread gave no answer: ${code}.`);
    this.code = code;
  }
}

interface AskOptions {
  /** A patient question is asked after all others. */
  readonly isPatient?: boolean;
  /** False if nobody wants the answer any more; then the thread is not asked when the turn comes. */
  readonly isWanted?: () => boolean;
}

interface Waiting<Question, Answer> extends AskOptions {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export interface QueueOptions {
  /** Starts a thread that answers each message with one message. */
  readonly start: () => AskedThread;
  /** In milliseconds: a thread that is silent for longer is ended. */
  readonly patience: number;
  /** In milliseconds: a thread without a question is ended after this time, to free its memory. */
  readonly rest?: number;
  /** Gets the reason of each question without an answer. */
  readonly onProblem: (error: unknown) => void;
}

// A slow machine must not end each new thread before its first answer, so the next one gets twice the time.
const mostPatience = 8;

/**
 * Asks a thread one question after the other, so that the time of a question does not count its wait. A thread
 * that ends or is silent costs only the question that it works on: a new thread gets the others.
 */
export const questionQueue = <Question, Answer>({ start, patience, rest, onProblem }: QueueOptions) => {
  const waiting: Waiting<Question, Answer>[] = [];
  let thread: AskedThread | undefined;
  let timer: NodeJS.Timeout | undefined;
  let factor = 1;
  let isClosed = false;

  const lose = (of: AskedThread, code: NoAnswer['code'], why: unknown = new NoAnswer(code)): void => {
    if (of !== thread) return;
    thread = undefined;
    clearTimeout(timer);
    const first = waiting.shift();
    if (!first) return;
    onProblem(why);
    first.reject(new NoAnswer(code));
    askFirst();
  };
  const started = (): AskedThread => {
    const fresh = start();
    fresh.on('message', (answer: Answer) => {
      if (fresh !== thread) return;
      clearTimeout(timer);
      factor = 1;
      waiting.shift()?.resolve(answer);
      askFirst();
    });
    fresh.on('error', (error) => lose(fresh, 'ended', error));
    fresh.on('exit', () => lose(fresh, 'ended'));
    return fresh;
  };
  const endAfterRest = (): void => {
    if (rest === undefined) return;
    timer = setTimeout(() => {
      const idle = thread;
      thread = undefined;
      void idle?.terminate();
    }, rest).unref();
  };
  const dropUnwanted = (): void => {
    while (waiting[0]?.isWanted?.() === false) waiting.shift()?.reject(new NoAnswer('unwanted'));
  };
  const askFirst = (): void => {
    dropUnwanted();
    const [first] = waiting;
    clearTimeout(timer);
    if (!first) return endAfterRest();
    thread ??= started();
    const asked = thread;
    timer = setTimeout(() => {
      factor = Math.min(factor * 2, mostPatience);
      lose(asked, 'silent');
      void asked.terminate();
    }, patience * factor).unref();
    asked.postMessage(first.question);
  };
  return {
    /** Rejects with `NoAnswer`. */
    ask: (question: Question, { isPatient = false, ...options }: AskOptions = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new NoAnswer('closed'));
        // The thread works on the first one.
        const patient = waiting.findIndex((other, at) => at > 0 && other.isPatient);
        const place = isPatient || patient < 0 ? waiting.length : patient;
        waiting.splice(place, 0, { question, resolve, reject, isPatient, ...options });
        if (waiting.length === 1) askFirst();
      }),
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      for (const { reject } of waiting.splice(0)) reject(new NoAnswer('closed'));
      await thread?.terminate();
    },
  };
};
