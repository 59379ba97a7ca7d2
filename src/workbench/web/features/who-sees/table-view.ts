import type { AskedCell } from '../../../../authoring/questions/asked-columns.ts';
import { type SignFilter, signFilters } from '../../scenario/sign-off-states.ts';
import type { CellState } from '../../scenario/table-items.ts';

// `hidden` means no member of any plan, or of the chosen plan; `partly` means no member of at least one plan.
type SeenBy = CellState | 'partly';

export interface TableView {
  readonly text: string;
  readonly plan: string | undefined;
  readonly state: SeenBy | undefined;
  readonly only: 'changed' | 'assumed' | undefined;
  readonly sign: SignFilter | undefined;
  readonly answer: { readonly question: string; readonly value: string } | undefined;
  /** The names of two columns, separated by a comma. Limits the table to items that differ between them. */
  readonly differs: string | undefined;
  readonly folded: ReadonlySet<string>;
}

export const seenBy: readonly SeenBy[] = ['shown', 'depends', 'hidden', 'partly'];

export const answersOf = {
  answer: ['yes', 'no', 'either', 'any', 'nobody'],
  member: ['shown', 'depends', 'hidden'],
  day: ['shown', 'depends', 'hidden'],
  unknown: [],
} as const satisfies Readonly<Record<string, readonly AskedCell[]>>;

// `isSubscriber:yes`: the value follows the last colon, because a question can contain one.
const readAnswer = (text: string | null): TableView['answer'] => {
  const [, question, value] = /^(.+):([a-z]+)$/.exec(text ?? '') ?? [];
  return question === undefined || value === undefined ? undefined : { question, value };
};

export const readView = (search: URLSearchParams): TableView => {
  const only = search.get('only');
  return {
    text: search.get('q') ?? '',
    plan: search.get('plan') ?? undefined,
    state: seenBy.find((one) => one === search.get('state')),
    only: only === 'changed' || only === 'assumed' ? only : undefined,
    sign: signFilters.find((one) => one === search.get('sign')),
    answer: readAnswer(search.get('answer')),
    differs: search.get('differs') ?? undefined,
    folded: new Set((search.get('fold') ?? '').split(',').filter((one) => one !== '')),
  };
};

const filterNames = ['plan', 'state', 'only', 'sign', 'answer', 'differs'] as const;

// The search field does not count.
export const countFilters = (view: TableView): number =>
  filterNames.filter((name) => view[name] !== undefined).length;

export const noFilters: Readonly<Record<string, undefined>> = Object.fromEntries(
  ['q', ...filterNames].map((name) => [name, undefined]),
);

export const everything: TableView = readView(new URLSearchParams());
