import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
import { newlyRight, type SignedCells, undoing, type Wish, wishesFor } from './sign-off-wishes.ts';

/** What was said of all cells of all sources. */
export const signOffsQuery = queryOptions({
  queryKey: ['sign-offs'],
  queryFn: async () => (await ask('GET /api/sign-offs', {})).signOffs,
});

/** The source that bears a name at this moment: what is live or a draft may have changed since it was drawn. */
const sourceNow = async (queries: QueryClient, { name, draft, snapshot }: ScenarioSource): Promise<string> => {
  if (draft) return (await queries.fetchQuery({ ...draftQuery(draft.id), staleTime: 0 })).source;
  return name === 'live' ? ((await queries.fetchQuery({ ...liveQuery, staleTime: 0 })).source ?? snapshot) : snapshot;
};

/** Why a sign-off was refused and for which cells; undefined where it is about no cells. */
const refusalIn = (thrown: unknown): Refused | undefined => {
  const why = (['other-cell', 'own-cell'] as const).find((code) => failedWith(thrown, code));
  if (!why || !isApiFailure(thrown)) return undefined;
  return { why, cells: (thrown.body as { readonly items: Refused['cells'] }).items };
};

/** Takes back what was just said, and tells it. */
export type TakeBack = () => Promise<void>;

/** What was said of the cells of a table, and how to say more. */
export interface SignOff {
  /** Undefined until it is known. */
  readonly cells: SignedCells | undefined;
  readonly isBusy: boolean;
  /** Why the last cells were not signed off; undefined where they were. */
  readonly refused: Refused | undefined;
  readonly forgetRefused: () => void;
  /** Signs off the cells that nothing stands against; undefined where there are none. */
  readonly signRest: (() => void) | undefined;
  /** Signs cells off as right, and offers to take it back. */
  readonly right: (cells: readonly CellAddress[]) => void;
  /** Signs cells off as wrong; answers how to take that back, undefined where it was refused, which is told. */
  readonly wrong: (cells: readonly CellAddress[], text: string) => Promise<TakeBack | undefined>;
}

/** What was said of the cells of a source; `columns` undefined while the table is not known, or where it does not stand as members have it. */
export const useSignOff = (source: ScenarioSource, columns: readonly string[] | undefined): SignOff => {
  const { t } = useWords();
  const queries = useQueryClient();
  const person = usePerson();
  const tell = useToast();
  const [refused, setRefused] = useState<Refused>();
  const hashes = useWorkerAnswer('hashes', columns && { side: 'draft' }).answer;
  const said = useQuery(signOffsQuery).data;
  const cells = useMemo(
    () => (columns && hashes && said ? { columns, hashes, signs: cellSigns(hashes, columns, said) } : undefined),
    [columns, hashes, said],
  );
  const saying = useMutation({
    mutationFn: async (wishes: readonly Wish[]) => {
      const now = await sourceNow(queries, source);
      return (await ask('POST /api/sign-offs', { body: wishes.map((wish) => ({ ...wish, source: now })) })).signOffs;
    },
    onSuccess: (signOffs) => {
      setRefused(undefined);
      queries.setQueryData(signOffsQuery.queryKey, signOffs);
    },
    onError: (thrown) => {
      const refusal = refusalIn(thrown);
      setRefused(refusal);
      if (!refusal) tell(thrown.message);
      for (const queryKey of refusal?.why === 'other-cell' ? [['live'], ['drafts'], ['draft'], ['publications']] : [])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const say = async (wishes: readonly Wish[]): Promise<boolean> =>
    saying.mutateAsync(wishes).then(
      () => true,
      () => false,
    );
  const isRefused = ({ item, column }: Wish): boolean =>
    refused?.cells.some((cell) => cell.item === item && cell.column === column) === true;
  const rest = refused?.why === 'own-cell' ? (saying.variables ?? []).filter((wish) => !isRefused(wish)) : [];
  const takingBack = (wishes: readonly Wish[], table: SignedCells): TakeBack => {
    const back = undoing(wishes, table, person.id);
    return async () => {
      if (await say(back)) tell(t('signOff.undone', { count: back.length }));
    };
  };
  return {
    cells,
    isBusy: saying.isPending,
    refused,
    forgetRefused: () => setRefused(undefined),
    signRest: rest.length === 0 ? undefined : () => void say(rest),
    right: (chosen) => {
      if (!cells || saying.isPending) return;
      const news = newlyRight(chosen, cells);
      const wishes = wishesFor(news.cells, { verdict: 'right' }, cells);
      const left = news.wrong > 0 ? ` ${t('signOff.left', { count: news.wrong })}` : '';
      if (wishes.length === 0) tell(`${t('signOff.already')}${left}`);
      else {
        void say(wishes).then((isDone) => {
          if (isDone) tell(`${t('signOff.done', { count: wishes.length })}${left}`, () => void takingBack(wishes, cells)());
        });
      }
    },
    wrong: async (chosen, text) => {
      if (!cells) return undefined;
      const wishes = wishesFor(chosen, { verdict: 'wrong', text }, cells);
      return (await say(wishes)) ? takingBack(wishes, cells) : undefined;
    },
  };
};
