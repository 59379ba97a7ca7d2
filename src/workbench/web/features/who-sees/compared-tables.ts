import { useMemo } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import type { ItemDifferences } from '../../../../authoring/questions/item-differences.ts';
import type { ScenarioOptions } from '../../../../authoring/questions/scenario-options.ts';
import { otherLanguage } from '../../../../config/check/words/pairs.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWorkerAnswer, type WorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { type NameOf, useItemNames } from '../../scenario/item-names.ts';
import { type TableItem, tableItems } from '../../scenario/table-items.ts';
import type { OtherLanguage } from './filter-items.ts';
import type { Scenario } from '../../scenario/scenario-address.ts';

interface ComparedTables {
  readonly own: WorkerAnswer<'table'>;
  readonly table: GatingTable | undefined;
  readonly items: readonly TableItem[];
  readonly nameOf: NameOf;
  readonly asked: AskedColumns | undefined;
  readonly differences: ItemDifferences['items'] | undefined;
  /** True while the differences in the other language are being calculated. */
  readonly isLate: boolean;
}

export const useComparedTables = (
  files: SourceFiles,
  { names, shown, against }: Pick<Scenario, 'names' | 'shown' | 'against'>,
  isCompared: boolean,
): ComparedTables => {
  const { language } = useWords();
  const nameOf = useItemNames(files, language);
  const own = useWorkerAnswer('table', { side: 'draft', language, ...shown });
  const other = useWorkerAnswer('table', isCompared ? { side: 'base', language, ...against } : undefined);
  const asked = useWorkerAnswer(
    'asked',
    names.length > 0 ? { side: 'draft', language, ...shown, names } : undefined,
  ).answer;
  const differences = useWorkerAnswer(
    'differences',
    isCompared ? { draft: shown, base: against, language } : undefined,
  ).answer?.items;
  const before = isCompared ? other.answer : undefined;
  const table = isCompared && !before && !other.unanswered ? undefined : own.answer;
  const different = useWorkerAnswer(
    'unlike',
    before ? { draft: shown, base: against, language: otherLanguage[language] } : undefined,
  );
  const items = useMemo(
    () => (table ? tableItems(table, before, nameOf, different.answer) : []),
    [table, before, nameOf, different.answer],
  );
  return {
    own,
    table,
    items,
    nameOf,
    asked,
    differences,
    isLate: before !== undefined && different.isOld && !different.unanswered,
  };
};

// In milliseconds.
const pauseAfterWord = 500;

// The other language joins a search after a pause in typing: each letter is answered in one language.
export const useOtherLanguage = (
  files: SourceFiles,
  stand: ScenarioOptions,
  text: string,
): OtherLanguage | undefined => {
  const language = otherLanguage[useWords().language];
  const nameOf = useItemNames(files, language);
  const settled = useDebounced(text, pauseAfterWord);
  const words = useWorkerAnswer(
    'rowWords',
    settled === '' ? undefined : { side: 'draft', language, ...stand },
  ).answer;
  const isSettled = settled === text;
  return useMemo(() => (words && isSettled ? { nameOf, words } : undefined), [words, isSettled, nameOf]);
};
