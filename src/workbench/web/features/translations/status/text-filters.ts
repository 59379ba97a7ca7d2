import type { WordRow } from '../../../draft/content/word-rows.ts';
import { foldText } from '../../../../../config/fold-text.ts';
import { needsWork, type TextStatus } from './text-status.ts';

export const statusFilters = {
  all: () => true,
  todo: needsWork,
  missing: ({ isMissing }: TextStatus) => isMissing,
  stale: ({ outdated }: TextStatus) => outdated !== undefined,
  long: ({ long }: TextStatus) => long.length > 0,
  terms: ({ terms }: TextStatus) => terms.length > 0,
  changed: ({ isChanged }: TextStatus) => isChanged,
} as const;

export type StatusFilter = keyof typeof statusFilters;

export const statusFilterNames = Object.keys(statusFilters) as readonly StatusFilter[];

export interface TextFilter {
  readonly show: StatusFilter;
  readonly screen: string;
  readonly plan: string;
  readonly find: string;
}

export const readFilter = (search: URLSearchParams): TextFilter => ({
  show: statusFilterNames.find((name) => name === search.get('show')) ?? 'all',
  screen: search.get('screen') ?? '',
  plan: search.get('plan') ?? '',
  find: search.get('find') ?? '',
});

export interface ListedText {
  readonly row: WordRow;
  readonly status: TextStatus;
  readonly searchText: string;
}

export const listText = (row: WordRow, status: TextStatus): ListedText => ({
  row,
  status,
  searchText: [row.en, row.es ?? '', row.address].map(foldText).join('\n'),
});

// Without the status filter, whose counts are of this result.
export const filterTexts = (
  texts: readonly ListedText[],
  { screen, plan, find }: Pick<TextFilter, 'screen' | 'plan' | 'find'>,
  readers: Readonly<Record<string, readonly string[]>> | undefined,
): readonly ListedText[] => {
  const query = foldText(find.trim());
  return texts.filter(
    ({ row, searchText }) =>
      (screen === '' || row.group === screen) &&
      (plan === '' || readers === undefined || (readers[row.address]?.includes(plan) ?? false)) &&
      (query === '' || searchText.includes(query)),
  );
};

export const countByStatus = (texts: readonly ListedText[]): Readonly<Record<StatusFilter, number>> =>
  Object.fromEntries(
    statusFilterNames.map((name) => [name, texts.filter(({ status }) => statusFilters[name](status)).length]),
  ) as Record<StatusFilter, number>;
