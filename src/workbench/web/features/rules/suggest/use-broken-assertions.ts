import { useEffect, useState } from 'react';
import { applyEdits, type DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { AssertionResult } from '../../../../../authoring/questions/assertion-results.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { startWorker } from '../../../analysis/start-worker.ts';
import { workerClient } from '../../../analysis/worker-client.ts';
import { useWords } from '../../../i18n/use-words.ts';

// Suggestions that are not checked yet are missing.
export type BrokenAssertions = readonly (readonly AssertionResult[])[];

const isTrue = ({ state }: AssertionResult): boolean => state === 'true';

export const useBrokenAssertions = (
  files: SourceFiles,
  answers: readonly (readonly DraftEdit[])[],
): BrokenAssertions => {
  const { language } = useWords();
  const [result, setResult] = useState<{ readonly of: string; readonly broken: BrokenAssertions }>();
  const asked = JSON.stringify(answers);
  useEffect(() => {
    const all = JSON.parse(asked) as readonly (readonly DraftEdit[])[];
    if (all.length === 0) return undefined;
    const client = workerClient(startWorker);
    const stop = new AbortController();
    const assertionsOf = (changed: SourceFiles): Promise<readonly AssertionResult[]> => {
      client.show(files, changed);
      return client.ask('assertions', { side: 'draft', language }, stop.signal);
    };
    const checkAll = async (): Promise<void> => {
      const names = new Set(
        (await assertionsOf(files)).filter(isTrue).map(({ assertion }) => assertion.name),
      );
      const broken: (readonly AssertionResult[])[] = [];
      for (const edits of all) {
        const applied = applyEdits(files, edits);
        if (!('files' in applied)) return;
        broken.push(
          (await assertionsOf(applied.files)).filter((one) => names.has(one.assertion.name) && !isTrue(one)),
        );
        setResult({ of: asked, broken: [...broken] });
      }
    };
    checkAll()
      .catch(() => undefined)
      .finally(client.close);
    return () => stop.abort();
  }, [files, asked, language]);
  return result?.of === asked ? result.broken : [];
};
