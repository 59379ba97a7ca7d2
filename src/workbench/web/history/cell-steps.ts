import type { QueryClient } from '@tanstack/react-query';
import { otherLanguage } from '../../../config/check/words/pairs.ts';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { startWorker } from '../analysis/start-worker.ts';
import { NotAnswered, workerClient } from '../analysis/worker-client.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import type { Language } from '../i18n/use-words.ts';
import type { Explained } from '../worker/explained.ts';

export interface CellName {
  readonly item: string;
  readonly column: string;
}

export type CellOutcome = Pick<Explained, 'verdict' | 'everywhere' | 'groups'> | undefined;

export interface CellStep {
  readonly entry: ChainEntry;
  /**
   * The language of both outcomes: the current language if the outcomes differ in it, otherwise the other
   * one.
   */
  readonly language: Language;
  readonly before: CellOutcome;
  readonly after: CellOutcome;
}

// The common outcome counts only if any member sees the item.
export const isSameOutcome = (one: CellOutcome, other: CellOutcome): boolean => {
  const serialize = (outcome: CellOutcome): string =>
    !outcome || outcome.verdict === 'hidden'
      ? ''
      : JSON.stringify([outcome.verdict, outcome.everywhere, outcome.groups]);
  return serialize(one) === serialize(other);
};

// The newer release, and the source of the one before; neighbors with the same source are left out.
export const changedPairs = (
  entries: readonly ChainEntry[],
): readonly { readonly entry: ChainEntry; readonly newer: string; readonly older: string }[] => {
  const known = entries.flatMap((entry) => (entry.source === null ? [] : [{ entry, source: entry.source }]));
  return known.flatMap(({ entry, source }, at) => {
    const older = known[at + 1]?.source;
    return older === undefined || older === source ? [] : [{ entry, newer: source, older }];
  });
};

// Newest first. Runs in a separate worker, so that the worker of the page stays free. Rejects without the
// sources.
export const cellSteps = async (
  queries: QueryClient,
  cell: CellName,
  { entries, language }: { readonly entries: readonly ChainEntry[]; readonly language: Language },
): Promise<readonly CellStep[]> => {
  const client = workerClient(startWorker);
  const outcomeOn = (side: 'draft' | 'base', of: Language): Promise<CellOutcome> =>
    client.ask('explain', { ...cell, side, language: of }).catch((thrown: unknown) => {
      if (thrown instanceof NotAnswered && thrown.why !== 'failed') return undefined;
      throw thrown;
    });
  const steps: CellStep[] = [];
  try {
    for (const { entry, newer, older } of changedPairs(entries)) {
      client.show(await queries.fetchQuery(sourceQuery(older)), await queries.fetchQuery(sourceQuery(newer)));
      for (const of of [language, otherLanguage[language]]) {
        const [before, after] = await Promise.all([outcomeOn('base', of), outcomeOn('draft', of)]);
        if (isSameOutcome(before, after)) continue;
        steps.push({ entry, language: of, before, after });
        break;
      }
    }
  } finally {
    client.close();
  }
  return steps;
};
