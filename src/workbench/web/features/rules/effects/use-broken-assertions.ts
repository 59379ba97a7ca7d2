import { useEffect, useState } from 'react';
import { applyEdits, type DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import type { KeptAssertion } from '../../../../../authoring/questions/kept-assertions.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import { startWorker } from '../../../analysis/start-worker.ts';
import { afterPause, workerClient } from '../../../analysis/worker-client.ts';
import { useWords } from '../../../i18n/use-words.ts';

/** Assertions that are true of files and would not be with edits of them, one list for each answer; answers not looked at yet are missing. */
export type BrokenAssertions = readonly (readonly KeptAssertion[])[];

const isTrue = ({ state }: KeptAssertion): boolean => state === 'true';

/** Asks in a worker of its own, first about the files as they are, then with each answer in its turn, and is ended with the last. */
export const useBrokenAssertions = (files: SourceFiles, answers: readonly (readonly DraftEdit[])[]): BrokenAssertions => {
  const { language } = useWords();
  const [told, setTold] = useState<{ readonly of: string; readonly broken: BrokenAssertions }>();
  const asked = JSON.stringify(answers);
  useEffect(() => {
    const all = JSON.parse(asked) as readonly (readonly DraftEdit[])[];
    if (all.length === 0) return undefined;
    const broken: (readonly KeptAssertion[])[] = [];
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
      const kept = answer as readonly KeptAssertion[];
      if (before) {
        const names = before;
        broken.push(kept.filter((one) => names.has(one.assertion.name) && !isTrue(one)));
        setTold({ of: asked, broken: [...broken] });
      } else before = new Set(kept.filter(isTrue).map(({ assertion }) => assertion.name));
      // Not while the client tells this answer.
      queueMicrotask(next);
    });
    return () => {
      stop();
      client.close();
    };
  }, [files, asked, language]);
  return told?.of === asked ? told.broken : [];
};
