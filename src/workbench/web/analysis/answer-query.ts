import { hashKey, notifyManager, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer, Ask, Kind, Unanswered } from '../worker/protocol.ts';
import { type SourceNames, type StoredAnswers, storedName } from './stored-answers.ts';
import { NotAnswered, type WorkerClient } from './worker-client.ts';

export interface Analysis {
  readonly client: WorkerClient;
  /** Identifies the files: the names of both sides, or a key of the page if unsaved edits change them. */
  readonly source: string;
  readonly names: SourceNames | undefined;
  readonly stored: StoredAnswers | undefined;
}

export interface Known<K extends Kind> {
  readonly answer: Answer<K> | undefined;
  readonly unanswered: Unanswered | undefined;
}

// A page renders an answer at once, not behind the other tasks of its start, as with the default
// `setTimeout`.
notifyManager.setScheduler(queueMicrotask);

// Separate from the server's answers: no event makes one outdated.
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

const storedOrWorkedOut = async <K extends Kind>(
  { client, names, stored }: Analysis,
  kind: K,
  ask: Ask<K>,
  signal: AbortSignal,
): Promise<Answer<K>> => {
  const name = stored && names && storedName(kind, ask, names);
  if (name === undefined) return client.ask(kind, ask, signal);
  const found = await stored?.get(name);
  if (found !== undefined) return found as Answer<K>;
  const answer = await client.ask(kind, ask, signal);
  void stored?.set(name, answer);
  return answer;
};

// In milliseconds, after the last page that showed the answer.
const keptFor = 300_000;

export const answerQuery = <K extends Kind>(analysis: Analysis, kind: K, ask: Ask<K>) => {
  const queryKey = [analysis.source, kind, ask] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Known<K>> => {
      try {
        return { answer: await storedOrWorkedOut(analysis, kind, ask, signal), unanswered: undefined };
      } catch (thrown) {
        if (!(thrown instanceof NotAnswered)) throw thrown;
        return { answer: answers.getQueryData<Known<K>>(queryKey)?.answer, unanswered: thrown.why };
      }
    },
    // The last answer to the same question stays until the new one arrives.
    placeholderData: (before: Known<K> | undefined, query) =>
      query && hashKey(query.queryKey.slice(1)) === hashKey([kind, ask]) ? before : undefined,
    refetchOnMount: ({ state }) => (state.data?.unanswered === 'failed' ? 'always' : true),
    gcTime: analysis.names ? keptFor : 0,
  });
};
