import { useEffect, useRef, useState } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { Meaning } from '../../../../api/generated/api-shapes.ts';
import {
  useAnswer,
  useAskWorker,
  useWorkerAnswer,
  useWorkerStatus,
} from '../../../analysis/use-worker-answer.ts';
import type { WorkerStatus } from '../../../analysis/worker-client.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { Persona } from '../../../worker/protocol.ts';
import { useEditor } from '../context/editor-context.ts';

export interface Impact {
  /** Undefined until known; null if not available, for the reason in `untold`. */
  readonly meaning: Meaning | null | undefined;
  readonly untold: 'errors' | 'large' | 'unknown' | undefined;
  readonly fixEdits: readonly DraftEdit[];
  /** True while the result does not include the latest edits. */
  readonly isOld: boolean;
  readonly status: WorkerStatus;
}

// The name of the performance measure from a key press to its effect.
export const measureName = 'key to consequences';

const useMeasured = (isOld: boolean, shown: unknown): void => {
  useEffect(() => {
    const mark = (): void => void performance.mark('key');
    window.addEventListener('input', mark, { capture: true });
    return () => window.removeEventListener('input', mark, { capture: true });
  }, []);
  const isAwaited = useRef(false);
  useEffect(() => {
    const [key] = performance.getEntriesByName('key').slice(-1);
    // A result that is known when a key is pressed is about the texts before it.
    const isAnswered = isAwaited.current && !isOld;
    isAwaited.current = isOld;
    if (!isAnswered || !key) return;
    performance.measure(measureName, { start: key.startTime });
    performance.clearMarks('key');
  }, [isOld, shown]);
};

export const useImpact = (): Impact => {
  const { language } = useWords();
  const { checkResult } = useEditor();
  const status = useWorkerStatus();
  const problems = useWorkerAnswer('problems', { language });
  const effects = useWorkerAnswer('meaning', { language });
  const hasErrors = problems.answer?.some(({ severity }) => severity === 'error') ?? false;
  const fixes = useWorkerAnswer('mended', hasErrors ? {} : undefined);
  const isOld = problems.isOld || effects.isOld;
  useMeasured(isOld, effects.answer);
  if (status === 'gone')
    return {
      meaning: checkResult?.meaning,
      untold: checkResult ? 'unknown' : undefined,
      ...{ fixEdits: [], isOld: false, status },
    };
  const untold =
    effects.unanswered === 'large'
      ? 'large'
      : effects.unanswered === undefined
        ? effects.answer?.untold
        : 'unknown';
  return {
    meaning: effects.unanswered === undefined ? effects.answer?.meaning : null,
    untold,
    fixEdits: fixes.isOld ? [] : (fixes.answer ?? []),
    isOld,
    status,
  };
};

// Loaded once: changes of the configuration do not matter for a name tag.
export const useSamplePeople = (): ReadonlyMap<string, Persona> => {
  const { language } = useWords();
  const ask = useAskWorker();
  const [people, setPeople] = useState<ReadonlyMap<string, Persona>>(new Map());
  const isAwake = useAnswer('problems', { language }) !== undefined;
  useEffect(() => {
    // Without name tags only the names are shown.
    if (isAwake)
      void ask('people', { language }).then(
        (all) => setPeople(new Map(all.map((one) => [one.name, one]))),
        () => undefined,
      );
  }, [isAwake, language]);
  return people;
};
