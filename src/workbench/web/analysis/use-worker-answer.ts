import { skipToken, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useStore } from '../state/create-store.ts';
import type { Answer, Ask, Kind } from '../worker/protocol.ts';
import { type Analysis, answerQuery, answers, type Known } from './answer-query.ts';
import { NotAnswered, type WorkerStatus } from './worker-client.ts';

export interface WorkerAnswer<K extends Kind> extends Known<K> {
  readonly isOld: boolean;
}

export const AnalysisContext = createContext<Analysis | undefined>(undefined);

const noWorker = { subscribe: () => () => undefined, get: (): WorkerStatus => 'gone' };

export const useWorkerStatus = (): WorkerStatus => useStore(use(AnalysisContext)?.client.status ?? noWorker);

const useAnswerQuery = <K extends Kind, Selected = Known<K>>(
  kind: K,
  ask: Ask<K> | undefined,
  select?: (known: Known<K>) => Selected,
) => {
  const analysis = use(AnalysisContext);
  const query =
    analysis && ask ? answerQuery(analysis, kind, ask) : { queryKey: ['nothing asked'], queryFn: skipToken };
  return useQuery({ ...query, select } as never, answers) as ReturnType<
    typeof useQuery<Known<K>, Error, Selected>
  >;
};

// `ask` undefined: nothing is asked.
export const useWorkerAnswer = <K extends Kind>(kind: K, ask: Ask<K> | undefined): WorkerAnswer<K> => {
  const { data, isFetching, isPlaceholderData } = useAnswerQuery(kind, ask);
  return {
    answer: data?.answer,
    unanswered: data?.unanswered,
    isOld: data === undefined || isFetching || isPlaceholderData,
  };
};

// Renders again only if the selected value changes. `select` must be the same function each time.
export const useSelectedAnswer = <K extends Kind, Found>(
  kind: K,
  ask: Ask<K>,
  select: (known: Known<K>) => Found,
): Found | undefined => useAnswerQuery(kind, ask, select).data;

export const useAnswer = <K extends Kind>(kind: K, ask: Ask<K> | undefined): Answer<K> | undefined =>
  useAnswerQuery(kind, ask).data?.answer;

// Repeats the failed question.
export const useRetryAnswers = (): (() => void) => {
  const analysis = use(AnalysisContext);
  return () => {
    analysis?.client.restart();
    void answers.refetchQueries({
      type: 'active',
      predicate: ({ state }) => (state.data as Known<Kind> | undefined)?.unanswered === 'failed',
    });
  };
};

export const useAskWorker = (): (<K extends Kind>(kind: K, ask: Ask<K>) => Promise<Answer<K>>) => {
  const analysis = use(AnalysisContext);
  return (kind, ask) => analysis?.client.ask(kind, ask) ?? Promise.reject(new NotAnswered('failed'));
};
