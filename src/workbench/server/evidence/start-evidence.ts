import { Worker } from 'node:worker_threads';
import type { BilingualText } from '../../../config/message-text.ts';
import { programFile } from '../../store/program-file.ts';
import { questionQueue } from '../threads/question-queue.ts';
import type { EvidenceAnswer, EvidenceQuestion, EvidenceOptions } from './evidence-messages.ts';

// In milliseconds. Evidence of a year with 200 releases takes about ten seconds on a quiet machine.
const patience = 120_000;

// In milliseconds. The models of a year take memory; the thread starts again within a second.
const rest = 300_000;

export class NoEvidence extends Error {
  /** The reason why the request can't be answered; undefined if the calculation failed. */
  readonly texts: BilingualText | undefined;

  constructor(texts: BilingualText | undefined) {
    super(texts?.en ?? 'The evidence failed.');
    this.texts = texts;
  }
}

const startWorker = (): Worker => {
  const worker = new Worker(programFile('./evidence-thread', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
};

/** Calculates evidence in its own thread, one request after the other. Rejects with `NoEvidence`. */
export const startEvidence = (dist: string, onProblem: (error: unknown) => void) => {
  const queue = questionQueue<EvidenceQuestion, EvidenceAnswer>({
    ...{ start: startWorker, patience, rest, onProblem },
  });
  return {
    evidence: async (options: EvidenceOptions): Promise<string> => {
      const answer = await queue.ask({ ...options, dist }).catch(() => {
        throw new NoEvidence(undefined);
      });
      if (answer.kind === 'evidence') return answer.content;
      if (!answer.texts) onProblem(answer);
      throw new NoEvidence(answer.texts);
    },
    close: queue.close,
  };
};

export type Evidence = ReturnType<typeof startEvidence>;
