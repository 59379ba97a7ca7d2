import { type ReactNode, useEffect, useState } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { keptAnswers } from './kept-answers.ts';
import type { SourceNames } from './lasting-answers.ts';
import { loadWorkerEarly, startWorker, workerVersion } from './start-worker.ts';
import { AnalysisContext } from './use-worker-answer.ts';
import { afterPause, workerClient } from './worker-client.ts';

// Whoever loads this code is about to show a page that needs the worker.
loadWorkerEarly();

const keptHere = workerVersion === undefined ? undefined : keptAnswers(workerVersion);

interface Props {
  /** The files that answers compare with. */
  readonly base: SourceFiles;
  /** The files as they are now, with what was typed: unchanged ones are the same texts. */
  readonly files: SourceFiles;
  /** Which sources both are, where nothing was typed into them: what is known of them is there at once. */
  readonly names?: SourceNames;
  readonly children: ReactNode;
}

/** Gives a page the analysis worker on the texts it shows; it needs no network once it is loaded. */
export const AnalysisProvider = ({ base, files, names, children }: Props) => {
  const [client] = useState(() => workerClient({ start: startWorker, after: afterPause, lasting: keptHere }));
  const { base: baseName, draft: draftName } = names ?? {};
  useEffect(() => {
    const isNamed = baseName !== undefined && draftName !== undefined;
    client.show(base, files, isNamed ? { base: baseName, draft: draftName } : undefined);
  }, [client, base, files, baseName, draftName]);
  useEffect(() => () => client.close(), [client]);
  return <AnalysisContext value={client}>{children}</AnalysisContext>;
};
