import type { Worker } from 'node:worker_threads';

/** The part of a thread that the queue uses. */
export type AskedThread = Pick<Worker, 'on' | 'postMessage' | 'terminate'>;

/** Thrown when a question gets no answer: the thread ended, took too long, or the answer is not needed anymore. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code: 'ended' | 'silent' | 'closed' | 'busy' | 'unwanted';

  constructor(code: NoAnswer['code']) {
    super(`The thread gave no answer: ${code}.`);
    this.code = code;
  }
}

interface AskOptions {
  /** True to ask this question after all others. */
  readonly isPatient?: boolean;
  /** Returns false if the answer is not needed anymore. Then the thread is not asked when it is the question's turn. */
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
  /** The longest time to wait for an answer, in milliseconds. After it, the thread is ended. */
  readonly patience: number;
  /** The time in milliseconds until a thread without a question is ended, to free its memory. */
  readonly rest?: number;
  /** Called with the reason when a question gets no answer. */
  readonly onProblem: (error: unknown) => void;
}

// A slow machine must not end each new thread before its first answer, so the next one gets twice the time.
const mostPatience = 8;

/**
 * Asks a thread one question at a time, so that waiting does not count as time of a question. If the thread ends or
 * takes too long, only the current question fails; a new thread gets the others.
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
