import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { answers } from './answer-query.ts';
import { loadWorkerEarly, startWorker, workerVersion } from './start-worker.ts';
import { type SourceNames, storedAnswers } from './stored-answers.ts';
import { AnalysisContext } from './use-worker-answer.ts';
import { workerClient } from './worker-client.ts';

// A page that loads this code needs the worker soon.
loadWorkerEarly();

const stored = workerVersion === undefined ? undefined : storedAnswers(workerVersion);

interface Props {
  base: SourceFiles | undefined;
  /**
   * The files, including unsaved edits. Unchanged files stay the same objects, so that caches still work. Undefined:
   * the children use the provider above this one.
   */
  files: SourceFiles | undefined;
  /** Names of sources without unsaved edits. Their answers are stored in the browser. */
  names?: SourceNames;
  children: ReactNode;
}

export const AnalysisProvider = ({ base, files, names, children }: Props) => {
  const outer = use(AnalysisContext);
  const [{ client, own }] = useState(() => ({ client: workerClient(startWorker), own: crypto.randomUUID() }));
  const { base: baseName, draft: draftName } = names ?? {};
  const analysis = useMemo(() => {
    if (baseName === undefined || draftName === undefined)
      return { client, source: own, names: undefined, stored };
    return {
      client,
      source: `${baseName} ${draftName}`,
      names: { base: baseName, draft: draftName },
      stored,
    };
  }, [client, own, baseName, draftName]);
  useEffect(() => {
    if (!base || !files) return client.close();
    // Questions in progress are answered about the new files.
    if (client.show(base, files))
      void answers.invalidateQueries({ queryKey: [own] }, { cancelRefetch: false });
  }, [client, own, base, files]);
  useEffect(() => () => client.close(), [client]);
  return <AnalysisContext value={base && files ? analysis : outer}>{children}</AnalysisContext>;
};
