import { type ReactNode, useEffect, useState } from 'react';
import type { SourceFiles } from '../../../config/files/source.ts';
import { loadWorkerEarly, startWorker } from './start-worker.ts';
import { AnalysisContext } from './use-worker-answer.ts';
import { afterPause, workerClient } from './worker-client.ts';

// Whoever loads this code is about to show a page that needs the worker.
loadWorkerEarly();

interface Props {
  /** The files that answers compare with. */
  readonly base: SourceFiles;
  /** The files as they are now, with what was typed: unchanged ones are the same texts. */
  readonly files: SourceFiles;
  readonly children: ReactNode;
}

/** Gives a page the analysis worker on the texts it shows; it needs no network once it is loaded. */
export const AnalysisProvider = ({ base, files, children }: Props) => {
  const [client] = useState(() => workerClient({ start: startWorker, after: afterPause }));
  useEffect(() => client.show(base, files), [client, base, files]);
  useEffect(() => () => client.close(), [client]);
  return <AnalysisContext value={client}>{children}</AnalysisContext>;
};
