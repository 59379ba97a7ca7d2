import { useEffect, useState } from 'react';
import { applyEdits, type DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { AssertionResult } from '../../../../../authoring/questions/assertion-results.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { startWorker } from '../../../analysis/start-worker.ts';
import { afterPause, workerClient } from '../../../analysis/worker-client.ts';
import { useWords } from '../../../i18n/use-words.ts';

/** For each suggestion, the assertions that it would break. Suggestions that are not checked yet are missing. */
export type BrokenAssertions = readonly (readonly AssertionResult[])[];

const isTrue = ({ state }: AssertionResult): boolean => state === 'true';

/** Checks the files, then each suggestion in turn, in its own worker. */
export const useBrokenAssertions = (files: SourceFiles, answers: readonly (readonly DraftEdit[])[]): BrokenAssertions => {
  const { language } = useWords();
  const [result, setResult] = useState<{ readonly of: string; readonly broken: BrokenAssertions }>();
  const asked = JSON.stringify(answers);
  useEffect(() => {
    const all = JSON.parse(asked) as readonly (readonly DraftEdit[])[];
    if (all.length === 0) return undefined;
    const broken: (readonly AssertionResult[])[] = [];
    let before: ReadonlySet<string> | undefined;
    const client = workerClient({ start: startWorker, after: afterPause });
    const next = (): void => {
      const edits = all[broken.length];
      const applied = edits && applyEdits(files, edits);
      if (applied && 'files' in applied) client.show(files, applied.files);
      else client.close();
    };
    client.show(files, files);
    const stop = client.watch('assertions', { side: 'draft', language }, ({ answer, isOld, unanswered }) => {
      if (isOld || unanswered) return;
      const results = answer as readonly AssertionResult[];
      if (before) {
        const names = before;
        broken.push(results.filter((one) => names.has(one.assertion.name) && !isTrue(one)));
        setResult({ of: asked, broken: [...broken] });
      } else before = new Set(results.filter(isTrue).map(({ assertion }) => assertion.name));
      // After the client has delivered this answer.
      queueMicrotask(next);
    });
    return () => {
      stop();
      client.close();
    };
  }, [files, asked, language]);
  return result?.of === asked ? result.broken : [];
};
