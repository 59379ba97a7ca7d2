import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer, Ask, Kind, Unanswered } from '../worker/protocol.ts';
import { type Known, notYet } from './known-answer.ts';
import type { WorkerClient, WorkerStanding } from './worker-client.ts';

/** What a page has of an answer. */
export interface WorkerAnswer<K extends Kind> extends Omit<Known, 'answer'> {
  /** The newest there is; undefined until the first comes. */
  readonly answer: Answer<K> | undefined;
}

/** Where a page gets the worker of its draft from. */
export const AnalysisContext = createContext<WorkerClient | undefined>(undefined);

const idle = { subscribe: () => () => undefined, standing: (): WorkerStanding => 'gone' };

/** How the worker of the draft stands. */
export const useWorkerStanding = (): WorkerStanding => {
  const { subscribe, standing } = use(AnalysisContext) ?? idle;
  return useSyncExternalStore(subscribe, standing);
};

/** What `of`, the same function each time, finds in what is known of a question; what it finds again is not drawn again. */
export const useKnown = <K extends Kind, Found>(kind: K, ask: Ask<K> | undefined, of: (known: WorkerAnswer<K>) => Found): Found => {
  const client = use(AnalysisContext);
  const key = ask && JSON.stringify(ask);
  const [told, setTold] = useState<{ readonly key: string | undefined; readonly found: Found }>();
  useEffect(() => {
    if (key === undefined || !client) return undefined;
    return client.watch(kind, JSON.parse(key) as Ask<K>, (known) => {
      const found = of(known as WorkerAnswer<K>);
      setTold((before) => (before?.key === key && before.found === found ? before : { key, found }));
    });
  }, [client, kind, key, of]);
  // The answer to another question says nothing about this one.
  return told?.key === key && told ? told.found : of(notYet as WorkerAnswer<K>);
};

const all = <K extends Kind>(known: WorkerAnswer<K>): WorkerAnswer<K> => known;

/** The worker's answer to a question, kept up to date with the texts of the draft, and how it stands; `ask` undefined asks nothing. */
export const useWorkerAnswer = <K extends Kind>(kind: K, ask: Ask<K> | undefined): WorkerAnswer<K> => useKnown(kind, ask, all);

const answerOf = <K extends Kind>({ answer }: WorkerAnswer<K>): Answer<K> | undefined => answer;

/** The newest answer to a question, for whoever draws the same while it is an old one; undefined until the first comes. */
export const useAnswer = <K extends Kind>(kind: K, ask: Ask<K> | undefined): Answer<K> | undefined => useKnown(kind, ask, answerOf);

/** Why a question that was asked once has no answer. */
export class NotAnswered extends Error {
  readonly why: Unanswered;

  constructor(why: Unanswered) {
    super(why);
    this.why = why;
  }
}

/** Asks a worker once, about the texts that it was shown. Rejects with `NotAnswered`. */
export const askOnce = <K extends Kind>(client: WorkerClient, kind: K, ask: Ask<K>): Promise<Answer<K>> =>
  new Promise((resolve, reject) => {
    const stop = client.watch(kind, ask, ({ answer, isOld, unanswered }) => {
      if (isOld) return;
      queueMicrotask(() => stop());
      if (unanswered) reject(new NotAnswered(unanswered));
      else resolve(answer as Answer<K>);
    });
  });

/** Asks the worker of the draft once: for what somebody pressed a button for. Rejects with `NotAnswered`. */
export const useAskWorker = (): (<K extends Kind>(kind: K, ask: Ask<K>) => Promise<Answer<K>>) => {
  const client = use(AnalysisContext);
  return (kind, ask) => (client ? askOnce(client, kind, ask) : Promise.reject(new NotAnswered('failed')));
};
