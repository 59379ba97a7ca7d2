import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumns } from '../../../../authoring/questions/asked-columns.ts';
import { memoize, memoizeTexts } from '../../../../rules/memoize.ts';
import { rowWords, cellContent } from '../../../api/table-rows.ts';
import { foldText } from '../../../../config/fold-text.ts';
import { lastPart, type NameOf } from '../../scenario/item-names.ts';
import { stateOf, type TableCell, type TableGroup, type TableItem } from '../../scenario/table-items.ts';
import type { TableView } from './table-view.ts';
import { hasSign, type Signs } from '../../scenario/sign-off-states.ts';

const foldedWords = memoizeTexts(10_000, foldText);

const searchText = memoize(({ row, name }: TableItem): string => foldText(`${name}\n${rowWords(row)}`));

// The rows in the other language. A search finds the same items in both languages, so that users can share
// its address.
export interface OtherLanguage {
  readonly nameOf: NameOf;
  readonly words: Readonly<Record<string, string>>;
}

const matchesText = (text: string, other: OtherLanguage | undefined): ((item: TableItem) => boolean) => {
  if (text === '') return () => true;
  return (item) => {
    const { id } = item.row;
    if (searchText(item).includes(text)) return true;
    return (
      other !== undefined && foldedWords(`${other.nameOf(id) ?? ''}\n${other.words[id] ?? ''}`).includes(text)
    );
  };
};

const matchesCells = (
  item: TableItem,
  columns: GatingTable['columns'],
  view: TableView,
  signs?: Signs,
): boolean => {
  const { row } = item;
  const only = columns.findIndex(({ name }) => name === view.plan);
  const matchesCell = (cell: TableCell, at: number): boolean =>
    (view.plan === undefined || at === only) &&
    (view.state === undefined || stateOf(cell) === (view.state === 'partly' ? 'hidden' : view.state)) &&
    (view.only !== 'changed' || item.changed[at] === true) &&
    (view.only !== 'assumed' || (cell.assumes ?? []).length > 0) &&
    (view.sign === undefined || !signs || hasSign(signs.get(row.id)?.[at], view.sign));
  const isHiddenForAll = view.state === 'hidden' && only < 0;
  return (
    row.cells.some(matchesCell) && (!isHiddenForAll || row.cells.every((cell) => stateOf(cell) === 'hidden'))
  );
};

const matchesDifference = (
  { row }: TableItem,
  columns: GatingTable['columns'],
  { differs }: TableView,
): boolean => {
  if (differs === undefined) return true;
  const labelOf = (name: string | undefined): string =>
    cellContent(
      row,
      columns.findIndex((column) => column.name === name),
    );
  const [one, other] = differs.split(',');
  return labelOf(one) !== labelOf(other);
};

// A filter for a question without a column has no effect.
const matchesAnswer = (
  { row }: TableItem,
  { answer }: TableView,
  asked: AskedColumns | undefined,
): boolean => {
  const at = answer && asked ? asked.columns.findIndex(({ name }) => name === answer.question) : -1;
  return at < 0 || asked?.cells[row.id]?.[at] === answer?.value;
};

interface FilterData {
  readonly signs?: Signs | undefined;
  readonly asked?: AskedColumns | undefined;
  readonly other?: OtherLanguage | undefined;
}

export const groupItems = (
  items: readonly TableItem[],
  columns: GatingTable['columns'],
  view: TableView,
  nameOf: NameOf,
  { signs, asked, other }: FilterData = {},
): readonly TableGroup[] => {
  const isFound = matchesText(foldText(view.text.trim()), other);
  const groups = new Map<string, { own: TableItem | undefined; items: TableItem[] }>();
  for (const item of items) {
    const matches =
      matchesCells(item, columns, view, signs) &&
      matchesDifference(item, columns, view) &&
      matchesAnswer(item, view, asked);
    if (!matches || !isFound(item)) continue;
    const group = groups.get(item.group) ?? { own: undefined, items: [] };
    groups.set(item.group, group);
    if (item.row.id === item.group) group.own = item;
    else group.items.push(item);
  }
  return [...groups].map(([key, group]) => ({ key, name: nameOf(key) ?? lastPart(key), ...group }));
};
