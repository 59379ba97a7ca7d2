import { createContext, useContext, useEffect, useState } from 'react';
import type { Answer, Ask, Kind, Unanswered } from '../worker/protocol.ts';

/** How the worker stands: it works on the newest texts, it was started again after a fault, or it cannot be had. */
export type WorkerStanding = 'well' | 'again' | 'gone';

/** What a page has of an answer. */
export interface WorkerAnswer<K extends Kind> {
  /** The newest there is; undefined until the first comes. */
  readonly answer: Answer<K> | undefined;
  /** True: the texts have changed since, and the answer to them is on its way. */
  readonly isOld: boolean;
  /** Why there is none to the present texts. */
  readonly unanswered: Unanswered | undefined;
}

/** The worker of a draft as pages ask it. */
export interface Analysis {
  readonly standing: WorkerStanding;
  /** Asks, and asks again after every change of the texts until the returned function is called. */
  readonly watch: <K extends Kind>(kind: K, ask: Ask<K>, tell: (answer: WorkerAnswer<K>) => void) => () => void;
}

const nobody: Analysis = { standing: 'gone', watch: () => () => undefined };

/** Where a page gets the worker of its draft from. */
export const AnalysisContext = createContext<Analysis>(nobody);

/** The worker of the draft that the page shows. */
export const useAnalysis = (): Analysis => useContext(AnalysisContext);

const notYet = { answer: undefined, isOld: true, unanswered: undefined };

/** The worker's answer to a question, kept up to date with the texts of the draft; `ask` undefined asks nothing. */
export const useWorkerAnswer = <K extends Kind>(kind: K, ask: Ask<K> | undefined): WorkerAnswer<K> => {
  const { watch } = useAnalysis();
  const [told, setTold] = useState<WorkerAnswer<K>>(notYet);
  const key = ask && JSON.stringify(ask);
  useEffect(() => (key === undefined ? undefined : watch(kind, JSON.parse(key) as Ask<K>, setTold)), [watch, kind, key]);
  return told;
};
