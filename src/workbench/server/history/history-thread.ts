import { parentPort } from 'node:worker_threads';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { type Deletion, deletionsBetween } from '../../../authoring/draft/history/deletions.ts';
import { editsAt } from '../../../authoring/draft/history/edits-at.ts';
import { allReferred } from '../../../authoring/draft/history/referred.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { readSource } from '../../../release/chain/source-store.ts';

/** Sources in the order of their releases; each is compared with the next. */
interface Sources {
  readonly dist: string;
  readonly sources: readonly (string | undefined)[];
}

export type HistoryQuestion =
  | { readonly deletions: Sources }
  | { readonly edits: Sources & { readonly addresses: readonly string[] } }
  /** The addresses that some values of a source refer to. */
  | {
      readonly referred: {
        readonly dist: string;
        readonly source: string;
        readonly addresses: readonly string[];
      };
    };

/** The result of comparing a source with the next one; null if one of them cannot be read. */
export type Between<Found> = readonly (readonly Found[] | null)[];

export type HistoryAnswer =
  | { readonly deletions: Between<Deletion> }
  | { readonly edits: Between<DraftEdit> }
  | { readonly referred: readonly string[] | null };

const between = <Found>(
  { dist, sources }: Sources,
  compare: (before: SourceFiles, after: SourceFiles) => readonly Found[],
): Between<Found> => {
  const files = sources.map((source) => (source === undefined ? undefined : readSource(dist, source)));
  return files.slice(1).map((after, at) => {
    const before = files[at];
    if (!before || !after) return null;
    return sources[at] === sources[at + 1] ? [] : compare(before, after);
  });
};

// The thread reads the sources itself: a year has hundreds.
const answerTo = (question: HistoryQuestion): HistoryAnswer => {
  if ('deletions' in question) return { deletions: between(question.deletions, deletionsBetween) };
  if ('edits' in question) {
    const { addresses } = question.edits;
    return { edits: between(question.edits, (before, after) => editsAt(before, after, addresses)) };
  }
  const { dist, source, addresses } = question.referred;
  const files = readSource(dist, source);
  return { referred: files ? allReferred(files, addresses) : null };
};

parentPort?.on('message', (question: HistoryQuestion) => parentPort?.postMessage(answerTo(question)));
