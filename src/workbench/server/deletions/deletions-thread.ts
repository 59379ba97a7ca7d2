import { parentPort } from 'node:worker_threads';
import { type Deletion, deletionsBetween } from '../../../authoring/draft/history/deletions.ts';
import { readSource } from '../../../release/chain/source-store.ts';

/** Sources in the order of their releases; each is compared with the next. */
export interface DeletionsQuestion {
  readonly dist: string;
  readonly sources: readonly (string | undefined)[];
}

/** The deletions between a source and the next; null where one of the two cannot be read. */
export type DeletionsAnswer = readonly (readonly Deletion[] | null)[];

// The thread reads the sources itself: a year has hundreds.
const answerTo = ({ dist, sources }: DeletionsQuestion): DeletionsAnswer => {
  const files = sources.map((source) => (source === undefined ? undefined : readSource(dist, source)));
  return files.slice(1).map((after, at) => {
    const before = files[at];
    if (!before || !after) return null;
    return sources[at] === sources[at + 1] ? [] : deletionsBetween(before, after);
  });
};

parentPort?.on('message', (question: DeletionsQuestion) => parentPort?.postMessage(answerTo(question)));
