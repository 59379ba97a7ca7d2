import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SignOff as SignOffRow } from '../../api/generated/api-shapes.ts';
import { cellSigns } from '../../api/cell-signs.ts';
import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { failedWith, isApiFailure } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { draftQuery, liveQuery } from '../api/queries.ts';
import { useWords } from '../i18n/use-words.ts';
import { useToast } from '../kit/toast.tsx';
import type { ScenarioSource } from '../scenario/scenario-sources.ts';
import type { CellAddress } from '../scenario/table-items.ts';
import { usePerson } from '../session/use-me.ts';
import type { Refused } from './refused-cells.tsx';
import {
  newlyRight,
  replacing,
  requestsFor,
  requestsOf,
  type SignedCells,
  type SignRequest,
  undoRequests,
} from './sign-requests.ts';

export const signOffsQuery = queryOptions({
  queryKey: ['sign-offs'],
  queryFn: async () => (await ask('GET /api/sign-offs', {})).signOffs,
});

// The live portal or a draft can have changed since the page was rendered.
const latestSnapshot = async (
  queries: QueryClient,
  { name, draft, snapshot }: ScenarioSource,
): Promise<string> => {
  if (draft) return (await queries.fetchQuery({ ...draftQuery(draft.id), staleTime: 0 })).source;
  return name === 'live'
    ? ((await queries.fetchQuery({ ...liveQuery, staleTime: 0 })).source ?? snapshot)
    : snapshot;
};

// Undefined for a failure that is not about cells.
const refusalIn = (thrown: unknown): Refused | undefined => {
  const why = (['other-cell', 'own-cell', 'other-sign-off'] as const).find((code) =>
    failedWith(thrown, code),
  );
  if (!why || !isApiFailure(thrown)) return undefined;
  return { why, cells: (thrown.body as { readonly items: Refused['cells'] }).items } as Refused;
};

// What the page must load again to show why a request was refused.
const staleAfter: Readonly<Record<Refused['why'], readonly (readonly string[])[]>> = {
  'other-cell': [['live'], ['drafts'], ['draft'], ['publications']],
  'other-sign-off': [['sign-offs']],
  'own-cell': [],
};

export type Undo = () => Promise<void>;

export interface SignOff {
  readonly cells: SignedCells | undefined;
  readonly isBusy: boolean;
  readonly refused: Refused | undefined;
  readonly dismissRefusal: () => void;
  /** Signs off the remaining cells, which were not refused; undefined if all were refused. */
  readonly signRest: (() => void) | undefined;
  /** Replaces newer sign-offs of others, once the user has seen them. */
  readonly replace: (() => void) | undefined;
  /** Signs off cells as right, and offers to undo that. */
  readonly right: (cells: readonly CellAddress[]) => void;
  /**
   * Signs off cells as wrong. Resolves to undefined if the server refused; the page then shows the reason.
   */
  readonly wrong: (cells: readonly CellAddress[], text: string) => Promise<Undo | undefined>;
}

const useSignedCells = (columns: readonly string[] | undefined): SignedCells | undefined => {
  const hashes = useWorkerAnswer('hashes', columns && { side: 'draft' }).answer;
  const stored = useQuery(signOffsQuery).data;
  return useMemo(
    () =>
      columns && hashes && stored
        ? { columns, hashes, signs: cellSigns(hashes, columns, stored) }
        : undefined,
    [columns, hashes, stored],
  );
};

const useSending = (source: ScenarioSource) => {
  const queries = useQueryClient();
  const showToast = useToast();
  const [refused, setRefused] = useState<Refused>();
  const sending = useMutation({
    mutationFn: async (requests: readonly SignRequest[]) => {
      const snapshot = await latestSnapshot(queries, source);
      return (
        await ask('POST /api/sign-offs', {
          body: requests.map((request) => ({ ...request, source: snapshot })),
        })
      ).signOffs;
    },
    onSuccess: (signOffs) => {
      setRefused(undefined);
      queries.setQueryData(signOffsQuery.queryKey, signOffs);
    },
    onError: (thrown) => {
      const refusal = refusalIn(thrown);
      setRefused(refusal);
      if (!refusal) showToast(thrown.message);
      for (const queryKey of refusal ? staleAfter[refusal.why] : [])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const sent = sending.variables ?? [];
  return {
    refused,
    dismissRefusal: () => setRefused(undefined),
    isBusy: sending.isPending,
    rest: refused && refused.why !== 'other-cell' ? requestsOf(sent, refused.cells).rest : [],
    replacements: refused?.why === 'other-sign-off' ? replacing(sent, refused.cells) : [],
    send: (requests: readonly SignRequest[]): Promise<readonly SignOffRow[] | undefined> =>
      sending.mutateAsync(requests).catch(() => undefined),
  };
};

// `columns` is undefined while the table loads, and where cells cannot be signed off.
export const useSignOff = (source: ScenarioSource, columns: readonly string[] | undefined): SignOff => {
  const { t } = useWords();
  const person = usePerson();
  const showToast = useToast();
  const cells = useSignedCells(columns);
  const { send, rest, replacements, isBusy, ...refusal } = useSending(source);
  const undoing = (
    requests: readonly SignRequest[],
    table: SignedCells,
    signed: readonly SignOffRow[],
  ): Undo => {
    const back = undoRequests(requests, table, person.id, signed);
    return async () => {
      if (await send(back)) showToast(t('signOff.undone', { count: back.length }));
    };
  };
  return {
    ...{ ...refusal, cells, isBusy },
    signRest: rest.length === 0 ? undefined : () => void send(rest),
    replace: replacements.length === 0 ? undefined : () => void send(replacements),
    right: (chosen) => {
      if (!cells || isBusy) return;
      const news = newlyRight(chosen, cells);
      const requests = requestsFor(news.cells, { verdict: 'right' }, cells);
      const left = news.wrong > 0 ? ` ${t('signOff.left', { count: news.wrong })}` : '';
      if (requests.length === 0) showToast(`${t('signOff.already')}${left}`);
      else {
        void send(requests).then((signed) => {
          if (signed)
            showToast(
              `${t('signOff.done', { count: requests.length })}${left}`,
              () => void undoing(requests, cells, signed)(),
            );
        });
      }
    },
    wrong: async (chosen, text) => {
      if (!cells) return undefined;
      const requests = requestsFor(chosen, { verdict: 'wrong', text }, cells);
      const signed = await send(requests);
      return signed && undoing(requests, cells, signed);
    },
  };
};
