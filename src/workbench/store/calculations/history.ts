import { applyEdits, type DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { type EncodedValue, isFields } from '../../../authoring/draft/json-value.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { canonicalJson } from '../audit.ts';
import { textHash } from '../rows/kept-rows.ts';
import type { Json } from '../tables/columns.ts';

/** The release whose change is undone, or whose values are restored. */
export type TakesBack = { readonly undoes: number } | { readonly restores: number };

// An edit, or a mark for what edits cannot express.
export interface HistoryRow {
  readonly address: string;
  readonly before: EncodedValue;
  readonly after: EncodedValue;
  readonly undoes?: number | null;
  readonly restores?: number | null;
}

export interface Base {
  readonly number: number;
  readonly source: string;
}

export interface Revision {
  readonly files: SourceFiles;
  readonly base: Base;
}

// A merge and its undo write this mark for a new base; Decision 0028.
export const baseMark = '@base';

// After a place: a text whose layout no edit produces; its values are hashes of texts.
const layoutMark = '#@text';

export const isMark = (address: string): boolean => address === baseMark || address.endsWith(layoutMark);

export const baseRow = (before: Base, after: Base): HistoryRow => ({ address: baseMark, before, after });

const edited = (files: SourceFiles, edits: readonly DraftEdit[]): SourceFiles => {
  const applied = applyEdits(files, edits);
  if (!('files' in applied))
    throw new Error(`The history of a draft does not fit its files: ${JSON.stringify(applied)}`);
  return applied.files;
};

export const rowOf = ({ address, expected, value }: DraftEdit): HistoryRow => ({
  address,
  before: expected,
  after: value,
});

const editOf = ({ address, before, after }: HistoryRow): DraftEdit => ({
  address,
  expected: before,
  value: after,
});

const layoutRows = (made: SourceFiles, after: SourceFiles): readonly HistoryRow[] =>
  Object.entries(after).flatMap(([file, text]) => {
    const before = made[file];
    const hash = before === undefined ? null : textHash(before);
    return before === text ? [] : [{ address: file + layoutMark, before: hash, after: textHash(text) }];
  });

/** Returns the history rows that change one source of a draft into another. */
export const rowsBetween = (
  before: SourceFiles,
  after: SourceFiles,
  edits = editsBetween(before, after),
): readonly HistoryRow[] => [...edits.map(rowOf), ...layoutRows(edited(before, edits), after)];

/** Returns the edits of a change, sorted by address, so that the order of files and fields has no effect. */
export const changeList = (base: SourceFiles, source: SourceFiles): readonly DraftEdit[] =>
  editsBetween(base, source).toSorted((one, other) => (one.address < other.address ? -1 : 1));

/** Returns the SHA-256 (hex) of all edited addresses with the values before and after. */
export const changeListHash = (base: SourceFiles, source: SourceFiles): string =>
  textHash(
    canonicalJson(
      changeList(base, source).map(({ address, expected, value }) => [address, expected, value] as Json),
    ),
  );

/** Returns true for the value of an entry that marks a new base of the draft. */
export const isBase = (value: EncodedValue): value is Json & Base =>
  isFields(value) && typeof value['source'] === 'string';

type DatedRow = HistoryRow & { readonly rev: number };

// The edits of one revision belong to one request, and were applied together.
const together = (rows: readonly DatedRow[]): readonly (readonly DatedRow[])[] => {
  const runs: DatedRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first?.rev === row.rev && !isMark(first.address) && !isMark(row.address)) run.push(row);
    else runs.push([row]);
  }
  return runs;
};

const after = (
  texts: ReadonlyMap<string, string>,
  { files, base }: Revision,
  run: readonly HistoryRow[],
): Revision => {
  const [row] = run;
  if (row?.address === baseMark) return { files, base: isBase(row.after) ? row.after : base };
  if (!row || !isMark(row.address)) return { files: edited(files, run.map(editOf)), base };
  const file = row.address.slice(0, -layoutMark.length);
  return {
    files: { ...files, [file]: (typeof row.after === 'string' && texts.get(row.after)) || '' },
    base,
  };
};

/** The rows of a draft's history, with the texts that they refer to. */
export interface History {
  readonly start: Revision;
  readonly rows: readonly DatedRow[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Returns a draft at a revision of its history. */
export const revisionIn = ({ start, rows, texts }: History, rev: number): Revision =>
  together(rows.filter((row) => row.rev <= rev)).reduce((now, run) => after(texts, now, run), start);

/** Returns true if two bases are the same. */
export const isSameBase = (one: Base, other: Base): boolean =>
  one.number === other.number && one.source === other.source;
