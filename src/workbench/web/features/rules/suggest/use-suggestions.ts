import { useEffect, useState } from 'react';
import type { EffectMark } from '../../../../../authoring/reports/effect-marks.ts';
import type { DescribedSuggestions } from '../../../../../authoring/reports/suggestion-report.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { startWorker } from '../../../analysis/start-worker.ts';
import { NotAnswered, workerClient } from '../../../analysis/worker-client.ts';
import type { Language } from '../../../i18n/use-words.ts';
import type { Unanswered } from '../../../worker/protocol.ts';

export interface SuggestionSearch {
  readonly found: DescribedSuggestions | undefined;
  readonly isWorking: boolean;
  readonly isCanceled: boolean;
  readonly unanswered: Unanswered | undefined;
  readonly cancel: () => void;
  readonly restart: () => void;
}

interface Result {
  readonly key: string;
  readonly found: DescribedSuggestions | undefined;
  readonly unanswered: Unanswered | undefined;
}

// In its own worker, because the search takes seconds and much memory.
export const useSuggestions = (
  files: SourceFiles,
  marks: readonly EffectMark[],
  language: Language,
): SuggestionSearch => {
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<Result>();
  const asked = JSON.stringify([marks, language]);
  const key = `${round} ${asked}`;
  const [canceled, setCanceled] = useState<string>();
  const isCanceled = canceled === key;
  const isIdle = marks.length === 0 || isCanceled;
  useEffect(() => {
    if (isIdle) return undefined;
    const [wanted, shownLanguage] = JSON.parse(asked) as [readonly EffectMark[], Language];
    const client = workerClient(startWorker);
    const stop = new AbortController();
    client.show(files, files);
    client
      .ask('suggestions', { marks: wanted, language: shownLanguage }, stop.signal)
      .then(
        (found) => setResult({ key, found, unanswered: undefined }),
        (thrown: unknown) => {
          if (thrown instanceof NotAnswered) setResult({ key, found: undefined, unanswered: thrown.why });
        },
      )
      // Frees the memory of the search.
      .finally(client.close);
    return () => stop.abort();
  }, [files, asked, key, isIdle]);
  const own = result?.key === key ? result : undefined;
  return {
    found: own?.found,
    isCanceled,
    isWorking: !isIdle && own === undefined,
    unanswered: own?.unanswered,
    cancel: () => setCanceled(key),
    restart: () => setRound(round + 1),
  };
};
