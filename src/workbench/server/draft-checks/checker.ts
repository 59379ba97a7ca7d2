import { Worker } from 'node:worker_threads';
import type { Restoration } from '../../../authoring/draft/history/restore-from.ts';
import type { ReleaseUndo } from '../../../authoring/draft/history/undo-release.ts';
import type { ShownTable } from '../../../authoring/gating/shown-table.ts';
import type { GridFormat, Judgement, Language } from '../../api/generated/api-shapes.ts';
import { programFile } from '../../store/program-file.ts';
import type { ProofResult } from '../../store/drafts/proofs.ts';
import type { CheckerAnswer, CheckerQuestion, NamedChange, NamedSource } from './checker-messages.ts';
import type { NoticeCheck } from './notice-change.ts';
import { NoAnswer, questionQueue } from '../threads/question-queue.ts';
import { wantedChecks } from './wanted-checks.ts';
import { remembering } from './remembering.ts';
import type { GridOptions } from './source-grid.ts';
import type { ReportRequest } from './source-report.ts';
import type { WordsRequest } from './source-words.ts';

export class NotChecked extends Error {
  /** `replaced`: the draft changed before it was the turn of its check. */
  readonly why: 'errors' | 'large' | 'failed' | 'replaced';

  constructor(why: NotChecked['why'], text: string) {
    super(text);
    this.why = why;
  }
}

// The first check of a fresh thread took 3.4 s on a loaded machine. One that takes ten times as long hangs, or the
// machine is busier still: the queue then gives the next thread twice the time.
const patience = 40_000;

// In bytes. The result for a few edits has 20 kB, one of a large draft a megabyte.
const mostResults = 16_000_000;
const mostNotices = 1_000_000;

// In bytes. Analysts sign off the live source and a draft or two; each has 600 kB, ten times that in a large portal.
const mostHashed = 16_000_000;

// In bytes. Of a few drafts under review, in both languages.
const mostDifferences = 8_000_000;

export type HashedCells = Pick<Extract<CheckerAnswer, { readonly kind: 'hashes' }>, 'columns' | 'hashes'>;

type ChangeDifferences = Extract<CheckerAnswer, { readonly kind: 'differences' }>['differences'];

const startWorker = (): Worker => {
  const worker = new Worker(programFile('./checker-thread', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
};

const notChecked = (answer: CheckerAnswer): never => {
  throw answer.kind === 'refused' ? new NotChecked(answer.why, answer.text) : new NotChecked('failed', '');
};

const fileIn = (answer: CheckerAnswer): string | Uint8Array =>
  answer.kind === 'grid' ? answer.grid : notChecked(answer);

const keyOf = (...parts: readonly string[]): string => parts.join(' ');

const differencesKey = (approved: NamedChange, now: NamedChange, language: Language): string =>
  keyOf(approved.base.id, approved.source.id, now.base.id, now.source.id, language);

// A submission or publication never waits for the tables that others asked for before.
const tables: readonly CheckerQuestion['kind'][] = ['grid', 'report', 'shown'];

// `onProblem` gets each `failed`, because callers answer it without a reason.
const checkerThread = (onProblem: (error: unknown) => void) => {
  const queue = questionQueue<CheckerQuestion, CheckerAnswer>({ start: startWorker, patience, onProblem });
  const ask = async (question: CheckerQuestion, isWanted?: () => boolean): Promise<CheckerAnswer> => {
    const isPatient = tables.includes(question.kind);
    const options = { isPatient, ...(isWanted && { isWanted }) };
    const answer = await queue.ask(question, options).catch((error: unknown) => {
      // Not `NotChecked`: a server that ends has no result.
      if (!(error instanceof NoAnswer) || error.code === 'closed') throw error;
      throw new NotChecked(error.code === 'unwanted' ? 'replaced' : 'failed', error.message);
    });
    if (answer.kind === 'refused' && answer.why === 'failed') onProblem(answer);
    return answer;
  };
  return { ask, close: queue.close };
};

// In its own thread: no request waits for another's check. Both promises reject with `NotChecked`.
export const startChecker = (onProblem: (error: unknown) => void = () => undefined) => {
  const thread = checkerThread(onProblem);
  const results = remembering<Judgement>(mostResults);
  const hashed = remembering<HashedCells>(mostHashed);
  const notices = remembering<NoticeCheck>(mostNotices);
  const different = remembering<ChangeDifferences>(mostDifferences);
  const wanted = wantedChecks();
  // For a draft: rejects with `replaced` if the draft changes before the thread begins.
  const check = (
    source: NamedSource,
    base: NamedSource,
    language: Language,
    draft?: string,
  ): Promise<Judgement> => {
    const key = keyOf(base.id, source.id, language);
    const request = { source: source.id, draft };
    wanted.join(key, request);
    return results.get(key, async () => {
      const isWanted = wanted.begin(key, request);
      const asked = thread.ask({ kind: 'check', source, base, language }, isWanted);
      const answer = await asked.finally(() => wanted.end(key));
      return answer.kind === 'check' ? answer.checkResult : notChecked(answer);
    });
  };
  return {
    check,
    /** Call this when a draft has a new source: waiting checks of an earlier one are not needed anymore. */
    moved: wanted.moved,
    /** Returns a result in any language, for readers who need only its counts and names. */
    known: (source: string, base: string): Judgement | undefined =>
      results.known(keyOf(base, source, 'en')) ?? results.known(keyOf(base, source, 'es')),
    /** Returns true when the answer is cached or in progress. */
    isAsked: (source: string, base: string, language: Language): boolean =>
      results.has(keyOf(base, source, language)),
    grid: async (source: NamedSource, against: NamedSource | undefined, options: GridOptions) =>
      fileIn(await thread.ask({ kind: 'grid', source, against, options })),
    report: async (source: NamedSource, options: ReportRequest) =>
      fileIn(await thread.ask({ kind: 'report', source, options })),
    shown: async (table: ShownTable, format: GridFormat) =>
      fileIn(await thread.ask({ kind: 'shown', table, format })),
    hashes: (source: NamedSource): Promise<HashedCells> =>
      hashed.get(source.id, async () => {
        const answer = await thread.ask({ kind: 'hashes', source });
        return answer.kind === 'hashes' ? answer : notChecked(answer);
      }),
    words: async (source: NamedSource, options: Omit<WordsRequest, 'documents'>) => {
      const answer = await thread.ask({ kind: 'words', source, ...options });
      return answer.kind === 'words' ? answer.words : notChecked(answer);
    },
    /**
     * Merges a draft with the live files. If the files cannot be merged, reports a conflict, so that
     * the next draft is not blocked.
     */
    merge: async (draft: NamedChange, theirs: NamedSource) => {
      const answer = await thread.ask({ kind: 'merge', theirs, ...draft });
      if (answer.kind === 'merge') return answer.merged;
      return answer.kind === 'refused' ? { conflicts: [] } : notChecked(answer);
    },
    /** Undoes a release, or a part of it, in the files of a draft. */
    restore: async (draft: NamedSource, restoration: Omit<Restoration, 'now'>) => {
      const answer = await thread.ask({ kind: 'restore', source: draft, ...restoration });
      return answer.kind === 'undo' ? answer.undone : notChecked(answer);
    },
    undo: async (draft: NamedSource, undo: Omit<ReleaseUndo, 'now'>) => {
      const answer = await thread.ask({ kind: 'undo', source: draft, ...undo });
      return answer.kind === 'undo' ? answer.undone : notChecked(answer);
    },
    /** Compares two changes. If they cannot be compared, they do not count as the same. */
    prove: async (approved: NamedChange, now: NamedChange): Promise<ProofResult> => {
      const answer = await thread.ask({ kind: 'proof', approved, ...now });
      if (answer.kind === 'proof') return answer.result;
      if (answer.kind !== 'refused') return notChecked(answer);
      return answer.why === 'large' ? 'too-large' : answer.why;
    },
    /**
     * Checks whether a change only adds, changes or ends one notice. A change that cannot be checked counts
     * as more than a notice.
     */
    notice: (change: NamedChange): Promise<NoticeCheck> =>
      notices.get(keyOf(change.base.id, change.source.id), async () => {
        const answer = await thread.ask({ kind: 'notice', ...change });
        return answer.kind === 'notice' ? answer.checked : notChecked(answer);
      }),
    /** Compares a change with an approved one. */
    differences: (approved: NamedChange, now: NamedChange, language: Language): Promise<ChangeDifferences> =>
      different.get(differencesKey(approved, now, language), async () => {
        const answer = await thread.ask({ kind: 'differences', approved, ...now, language });
        return answer.kind === 'differences' ? answer.differences : notChecked(answer);
      }),
    isCompared: (approved: NamedChange, now: NamedChange, language: Language): boolean =>
      different.has(differencesKey(approved, now, language)),
    close: thread.close,
  };
};

export type Checker = ReturnType<typeof startChecker>;
