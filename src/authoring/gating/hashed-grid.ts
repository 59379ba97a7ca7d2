import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { Cell } from '../../analysis/table/cells.ts';
import { gatingTable, type GatingTable, type Row } from '../../analysis/table/gating-table.ts';
import { sha256 } from '../../config/files/sha256.ts';

// Each outcome in full, so that changes of other columns do not affect the hash.
const givenText = ({ everywhere, look }: Row, { verdict, outcomes }: Cell): string =>
  JSON.stringify([
    verdict,
    verdict === 'hidden' ? '' : look,
    outcomes.map(({ when = '', fields }) => [
      when,
      Object.entries({ ...everywhere, ...fields })
        .filter(([, value]) => value !== null)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  ]);

const givenTexts = (row: Row | undefined): readonly string[] =>
  row?.cells.map((cell) => givenText(row, cell)) ?? [];

/** The hashes of the cells of each row, by row id, in column order. */
export type CellHashes = Readonly<Record<string, readonly string[]>>;

// Distinguishes these hashes from older ones that left out addresses and looks.
const form = 'content';

const hashOfBoth = (english: string, spanish: string): string =>
  `${form}-${sha256(`${english}\0${spanish}`)}`;

// Covers both languages. A sign-off stays valid while the hash stays the same.
export const cellHashes = (english: GatingTable, spanish: GatingTable): CellHashes => {
  const others = new Map(spanish.rows.map((row) => [row.id, row]));
  return Object.fromEntries(
    english.rows.map((row) => {
      const there = givenTexts(others.get(row.id));
      return [row.id, givenTexts(row).map((text, at) => hashOfBoth(text, there[at] ?? ''))];
    }),
  );
};

/** Returns the cell hashes of some items, by default all. Throws `TooLarge`. */
export const hashesOf = (model: PortalModel, items = model.items): CellHashes =>
  cellHashes(gatingTable(model, 'en', [], items), gatingTable(model, 'es', [], items));

const hiddenText = JSON.stringify(['hidden', '', []]);

const hiddenHash = hashOfBoth(hiddenText, hiddenText);

export type HashedGrid = Omit<GatingTable, 'rows'> & {
  readonly rows: readonly (GatingTable['rows'][number] & {
    readonly cells: readonly (Cell & { readonly cellHash: string })[];
  })[];
};

/**
 * Adds the hash of each cell to a table or a part of it. `whole` is the full table in the same language.
 * Throws `TooLarge`.
 */
export const hashedGrid = (
  model: PortalModel,
  { language, columns, rows }: GatingTable,
  whole: GatingTable,
): HashedGrid => {
  const other = gatingTable(model, language === 'en' ? 'es' : 'en');
  const hashes = language === 'en' ? cellHashes(whole, other) : cellHashes(other, whole);
  const places = columns.map(({ name }) => whole.columns.findIndex((column) => column.name === name));
  return {
    language,
    columns,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({
        ...cell,
        cellHash: hashes[row.id]?.[places[at] ?? -1] ?? hiddenHash,
      })),
    })),
  };
};
