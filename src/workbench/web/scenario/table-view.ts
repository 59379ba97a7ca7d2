import type { GatingTable } from '../../../analysis/table/gating-table.ts';
import type { AskedCell, AskedColumns } from '../../../authoring/questions/asked-columns.ts';
import { memoize, memoizeTexts } from '../../../rules/memoize.ts';
import { rowWords, saidBy } from '../../api/table-rows.ts';
import { foldedText } from '../kit/match-text.ts';
import { hasSign, type SignFilter, signFilters, type Signs } from './sign-states.ts';

/** A cell by its item and column. */
export interface ChosenCell {
  readonly item: string;
  readonly column: string;
}

/** A row of the table. */
export type GridRow = GatingTable['rows'][number];

/** A cell of it. */
export type GridCell = GridRow['cells'][number];

/** Whether everybody of a column, some or nobody sees an item. */
export type CellState = 'shown' | 'depends' | 'hidden';

/** Who sees an item, as the address asks: `hidden` by nobody at all, or by nobody of the plan that is named; `partly` by nobody of some plan. */
type SeenBy = CellState | 'partly';

/** What the address of the page asks to be shown. */
export interface GridView {
  readonly text: string;
  readonly plan: string | undefined;
  readonly state: SeenBy | undefined;
  readonly only: 'changed' | 'assumed' | undefined;
  /** Only items with a cell of which this was said. */
  readonly sign: SignFilter | undefined;
  /** A question beside the table and what it says: only items of which it says so. */
  readonly answer: { readonly question: string; readonly says: string } | undefined;
  /** The names of two columns: only items that are unlike in them. */
  readonly differs: string | undefined;
  readonly folded: ReadonlySet<string>;
}

/** An item with what it is called, and its row on the other side. */
export interface GridItem {
  readonly row: GridRow;
  readonly name: string;
  /** The last part of its id, where another item of its screen or menu is called the same. */
  readonly apart: string | undefined;
  /** The screen or menu that it belongs to. */
  readonly group: string;
  /** The other side's row; undefined where it is not there, or nothing is compared. */
  readonly before: GridRow | undefined;
  /** For each column whether it differs from the other side. */
  readonly changed: readonly boolean[];
}

/** A screen or menu with its items. */
export interface GridGroup {
  readonly key: string;
  readonly name: string;
  /** The screen itself; undefined of a menu. */
  readonly own: GridItem | undefined;
  readonly items: readonly GridItem[];
}

/** All items of a group, the screen itself first. */
export const itemsOf = ({ own, items }: GridGroup): readonly GridItem[] => (own ? [own, ...items] : items);

/** Who sees an item, in the order of the choices. */
export const seenBy: readonly SeenBy[] = ['shown', 'depends', 'hidden', 'partly'];

/** What questions say, by their kind. */
export const answersOf = {
  answer: ['yes', 'no', 'either', 'any', 'nobody'],
  member: ['shown', 'depends', 'hidden'],
  day: ['shown', 'depends', 'hidden'],
  unknown: [],
} as const satisfies Readonly<Record<string, readonly AskedCell[]>>;

/** `isSubscriber:yes`: the answer follows the last colon, as a question may have one. */
const answerIn = (text: string | null): GridView['answer'] => {
  const [, question, says] = /^(.+):([a-z]+)$/.exec(text ?? '') ?? [];
  return question === undefined || says === undefined ? undefined : { question, says };
};

/** What an address asks for; what it does not know is left out. */
export const viewOf = (search: URLSearchParams): GridView => {
  const only = search.get('only');
  return {
    text: search.get('q') ?? '',
    plan: search.get('plan') ?? undefined,
    state: seenBy.find((one) => one === search.get('state')),
    only: only === 'changed' || only === 'assumed' ? only : undefined,
    sign: signFilters.find((one) => one === search.get('sign')),
    answer: answerIn(search.get('answer')),
    differs: search.get('differs') ?? undefined,
    folded: new Set((search.get('fold') ?? '').split(',').filter((one) => one !== '')),
  };
};

/** The choices that narrow the items, as the address names them, beside the search. */
const choices = ['plan', 'state', 'only', 'sign', 'answer', 'differs'] as const;

/** How many choices narrow the items of a view. */
export const narrowing = (view: GridView): number => choices.filter((name) => view[name] !== undefined).length;

/** The change of an address after which it shows all items. */
export const showAll: Readonly<Record<string, undefined>> = Object.fromEntries(['q', ...choices].map((name) => [name, undefined]));

/** All items, none folded: what an address that asks for nothing shows. */
export const everything: GridView = viewOf(new URLSearchParams());

/** What a cell says in one word. */
export const stateOf = ({ verdict }: Pick<GridCell, 'verdict'>): CellState => (verdict === 'conditional' ? 'depends' : verdict);

/** How many items everybody, some or nobody of a column sees. */
export const statesIn = (items: readonly GridItem[], column: number): Readonly<Record<CellState, number>> => {
  const counts = { shown: 0, depends: 0, hidden: 0 };
  for (const { row } of items) {
    const cell = row.cells[column];
    if (cell) counts[stateOf(cell)] += 1;
  }
  return counts;
};

/** What something is called; undefined where it has no title of its own. */
export type NameOf = (id: string) => string | undefined;

const lastOf = (id: string): string => id.split('/').at(-1) ?? id;

/** Whether an id is that of a menu or of an entry in one. */
export const isMenu = (id: string): boolean => id.startsWith('menus/');

/** The screen or menu that an item belongs to. */
export const groupOf = (id: string): string =>
  id
    .split('/')
    .slice(0, isMenu(id) ? 2 : 1)
    .join('/');

/**
 * The items of a table, and of the other side where they are gone from this one, each beside its row of the other side; `unlike` says by id
 * which cells differ in the language that is not on show.
 */
export const gridItems = (
  table: GatingTable,
  other: GatingTable | undefined,
  nameOf: NameOf,
  unlike: Readonly<Record<string, readonly boolean[]>> = {},
): readonly GridItem[] => {
  const before = new Map(other?.rows.map((row) => [row.id, row]));
  const present = new Set(table.rows.map(({ id }) => id));
  const gone = (other?.rows ?? []).filter(({ id }) => !present.has(id));
  const emptied = gone.map((row): GridRow => ({
    ...row,
    everywhere: {},
    look: '',
    cells: row.cells.map(() => ({ verdict: 'hidden', outcomes: [] })),
  }));
  const rows = [...table.rows, ...emptied];
  const names = rows.map((row) => nameOf(row.id) ?? row.everywhere['title'] ?? row.everywhere['label'] ?? lastOf(row.id));
  const called = new Map<string, number>();
  const keyAt = (at: number): string => `${groupOf(rows[at]?.id ?? '')}\0${names[at]}`;
  rows.forEach((_, at) => called.set(keyAt(at), (called.get(keyAt(at)) ?? 0) + 1));
  return rows.map((row, at) => {
    const old = before.get(row.id);
    return {
      row,
      name: names[at] ?? row.id,
      apart: (called.get(keyAt(at)) ?? 0) > 1 ? lastOf(row.id) : undefined,
      group: groupOf(row.id),
      before: old,
      changed: table.columns.map(
        (_, column) => other !== undefined && (unlike[row.id]?.[column] === true || saidBy(row, column) !== saidBy(old, column)),
      ),
    };
  });
};

/** Whether an item differs from the other side. */
export const isChanged = ({ changed }: GridItem): boolean => changed.includes(true);

const plain = memoizeTexts(10_000, foldedText);

/** What searches look through, plain: what an item is called and all that its row says. */
const wordsOf = memoize(({ row, name }: GridItem): string => foldedText(`${name}\n${rowWords(row)}`));

/** What rows say in the other language, so that an address that searches finds the same items whoever opens it. */
export interface OtherLanguage {
  readonly nameOf: NameOf;
  /** By the id of an item. */
  readonly words: Readonly<Record<string, string>>;
}

/** Finds a text, plain, in what an item is called and says in either language. */
const finder = (text: string, other: OtherLanguage | undefined): ((item: GridItem) => boolean) => {
  if (text === '') return () => true;
  return (item) => {
    const { id } = item.row;
    return (
      wordsOf(item).includes(text) || (other !== undefined && plain(`${other.nameOf(id) ?? ''}\n${other.words[id] ?? ''}`).includes(text))
    );
  };
};

/** Whether an item is to be shown: one of its cells (of the plan that the address names) must be all that the address asks for. */
const isWanted = (item: GridItem, columns: GatingTable['columns'], view: GridView, signs?: Signs): boolean => {
  const { row } = item;
  const place = (name: string | undefined): number => columns.findIndex((column) => column.name === name);
  const only = place(view.plan);
  const isMeant = (cell: GridCell, at: number): boolean =>
    (view.plan === undefined || at === only) &&
    (view.state === undefined || stateOf(cell) === (view.state === 'partly' ? 'hidden' : view.state)) &&
    (view.only !== 'changed' || item.changed[at] === true) &&
    (view.only !== 'assumed' || (cell.assumes ?? []).length > 0) &&
    (view.sign === undefined || !signs || hasSign(signs.get(row.id)?.[at], view.sign));
  if (!row.cells.some(isMeant)) return false;
  if (view.state === 'hidden' && only < 0 && row.cells.some((cell) => stateOf(cell) !== 'hidden')) return false;
  if (view.differs !== undefined) {
    const [one, other] = view.differs.split(',').map(place);
    if (saidBy(row, one ?? -1) === saidBy(row, other ?? -1)) return false;
  }
  return true;
};

/** Whether a question says of an item what the address asks for; of a question that is not asked, it does. */
const isAnswered = ({ row }: GridItem, { answer }: GridView, asked: AskedColumns | undefined): boolean => {
  const at = answer && asked ? asked.columns.findIndex(({ name }) => name === answer.question) : -1;
  return at < 0 || asked?.cells[row.id]?.[at] === answer?.says;
};

/** What is known beside the table. */
interface Beside {
  readonly signs?: Signs | undefined;
  readonly asked?: AskedColumns | undefined;
  readonly other?: OtherLanguage | undefined;
}

/** The groups of the items that an address asks for, in the order of the table. */
export const gridGroups = (
  items: readonly GridItem[],
  columns: GatingTable['columns'],
  view: GridView,
  nameOf: NameOf,
  { signs, asked, other }: Beside = {},
): readonly GridGroup[] => {
  const isFound = finder(foldedText(view.text.trim()), other);
  const groups = new Map<string, { own: GridItem | undefined; items: GridItem[] }>();
  for (const item of items) {
    if (!isWanted(item, columns, view, signs) || !isAnswered(item, view, asked) || !isFound(item)) continue;
    const group = groups.get(item.group) ?? { own: undefined, items: [] };
    groups.set(item.group, group);
    if (item.row.id === item.group) group.own = item;
    else group.items.push(item);
  }
  return [...groups].map(([key, group]) => ({ key, name: nameOf(key) ?? lastOf(key), ...group }));
};
