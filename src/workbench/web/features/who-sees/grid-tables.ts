import { useMemo } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../authoring/questions/item-differences.ts';
import type { Stand } from '../../../../authoring/questions/stand.ts';
import { otherLanguage } from '../../../../config/check/words/pairs.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWorkerAnswer, type WorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { AskAddress } from '../../scenario/scenario-address.ts';
import { useItemNames, useSettled } from '../../scenario/sources.ts';
import { gridItems, type GridItem, type NameOf, type OtherLanguage } from '../../scenario/table-view.ts';

/** All that the worker says of a table and of what it is compared with. */
interface GridTables {
  /** The answer that the table is in: why there is none, where there is none. */
  readonly own: WorkerAnswer<'table'>;
  /** Undefined until both sides are there, or one cannot be had. */
  readonly table: GatingTable | undefined;
  readonly items: readonly GridItem[];
  readonly nameOf: NameOf;
  /** What questions say of each item. */
  readonly asked: AskedColumns | undefined;
  /** What members see otherwise, in words. */
  readonly told: ItemDifferences | undefined;
  /** It is not known yet what differs in the language that is not on show. */
  readonly isLate: boolean;
}

/** The table of a source as an address asks for it, item by item beside the other side. */
export const useGridTables = (
  files: SourceFiles,
  { names, shown, against }: Pick<AskAddress, 'names' | 'shown' | 'against'>,
  isCompared: boolean,
): GridTables => {
  const { language } = useWords();
  const nameOf = useItemNames(files, language);
  const own = useWorkerAnswer('table', { side: 'draft', language, ...shown });
  const other = useWorkerAnswer('table', isCompared ? { side: 'base', language, ...against } : undefined);
  const asked = useWorkerAnswer('asked', names.length > 0 ? { side: 'draft', language, ...shown, names } : undefined).answer;
  const told = useWorkerAnswer('differences', isCompared ? { draft: shown, base: against, language } : undefined).answer;
  const before = isCompared ? other.answer : undefined;
  const table = isCompared && !before && !other.unanswered ? undefined : own.answer;
  const unlike = useWorkerAnswer('unlike', before ? { draft: shown, base: against, language: otherLanguage[language] } : undefined);
  const items = useMemo(() => (table ? gridItems(table, before, nameOf, unlike.answer) : []), [table, before, nameOf, unlike.answer]);
  return { own, table, items, nameOf, asked, told, isLate: before !== undefined && unlike.isOld && !unlike.unanswered };
};

/** What a table says in the language that is not on show, for a search; it joins once a word is written: a key is answered in one language. */
export const useOtherWords = (files: SourceFiles, stand: Stand, text: string): OtherLanguage | undefined => {
  const language = otherLanguage[useWords().language];
  const nameOf = useItemNames(files, language);
  const settled = useSettled(text);
  const words = useWorkerAnswer('rowWords', settled === '' ? undefined : { side: 'draft', language, ...stand }).answer;
  const isSettled = settled === text;
  return useMemo(() => (words && isSettled ? { nameOf, words } : undefined), [words, isSettled, nameOf]);
};
