import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OtherCell } from './other-cells.tsx';
import { cellSigns } from '../../../../api/cell-signs.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { failedWith } from '../../../client/api-failure.ts';
import { ask } from '../../../client/ask.ts';
import { draftQuery, liveQuery } from '../../../client/queries.ts';
import { useToast } from '../../../elements/toast.tsx';
import { usePerson } from '../../../shell/use-me.ts';
import { useWords } from '../../../words/use-words.ts';
import type { GridSource } from '../grid-sources.ts';
import type { ChosenCell } from '../grid-view.ts';
import { newlyRight, type SignedCells, undoing, type Wish, wishesFor } from './sign-off-wishes.ts';

/** What was said of all cells of all sources. */
export const signOffsQuery = queryOptions({
  queryKey: ['sign-offs'],
  queryFn: async () => (await ask('GET /api/sign-offs', {})).signOffs,
});

/** The source that bears a name at this moment: what is live or a draft may have changed since it was drawn. */
const sourceNow = async (queries: QueryClient, { name, draft, source }: GridSource): Promise<string> => {
  if (draft) return (await queries.fetchQuery({ ...draftQuery(draft.id), staleTime: 0 })).source;
  return name === 'live' ? ((await queries.fetchQuery({ ...liveQuery, staleTime: 0 })).source ?? source) : source;
};

const othersIn = (thrown: unknown): readonly OtherCell[] | undefined =>
  failedWith(thrown, 'other-cell') ? (thrown.body as { readonly items: readonly OtherCell[] }).items : undefined;

/** Takes back what was just said, and tells it. */
export type TakeBack = () => Promise<void>;

/** What was said of the cells of a table, and how to say more. */
export interface SignOff {
  /** Undefined until it is known. */
  readonly cells: SignedCells | undefined;
  readonly isBusy: boolean;
  /** Cells that were not signed off, with all others of the request, as they changed since somebody looked. */
  readonly others: readonly OtherCell[];
  readonly forgetOthers: () => void;
  /** Signs cells off as right, and offers to take it back. */
  readonly right: (cells: readonly ChosenCell[]) => void;
  /** Signs cells off as wrong; answers how to take that back, undefined where it was refused, which is told. */
  readonly wrong: (cells: readonly ChosenCell[], text: string) => Promise<TakeBack | undefined>;
}

/** What was said of the cells of a source; `columns` undefined while the table is not known, or where it does not stand as members have it. */
export const useSignOff = (source: GridSource, columns: readonly string[] | undefined): SignOff => {
  const { t } = useWords();
  const queries = useQueryClient();
  const person = usePerson();
  const tell = useToast();
  const [others, setOthers] = useState<readonly OtherCell[]>([]);
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
      setOthers([]);
      queries.setQueryData(signOffsQuery.queryKey, signOffs);
    },
    onError: (thrown) => {
      const items = othersIn(thrown);
      if (items) setOthers(items);
      else tell(thrown.message);
      for (const queryKey of items ? [['live'], ['drafts'], ['draft'], ['publications']] : []) void queries.invalidateQueries({ queryKey });
    },
  });
  const say = async (wishes: readonly Wish[]): Promise<boolean> =>
    saying.mutateAsync(wishes).then(
      () => true,
      () => false,
    );
  const takingBack = (wishes: readonly Wish[], table: SignedCells): TakeBack => {
    const back = undoing(wishes, table, person.id);
    return async () => {
      if (await say(back)) tell(t('signOff.undone', { count: back.length }));
    };
  };
  return {
    cells,
    isBusy: saying.isPending,
    others,
    forgetOthers: () => setOthers([]),
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
