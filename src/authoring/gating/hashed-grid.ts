import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { Cell } from '../../analysis/table/cells.ts';
import { gatingTable, type GatingTable, type Row } from '../../analysis/table/gating-table.ts';
import { sha256 } from '../../config/files/sha256.ts';

/** All that the members of a cell get, each outcome whole: that another column got something else since changes nothing here. */
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

const givenTexts = (row: Row | undefined): readonly string[] => row?.cells.map((cell) => givenText(row, cell)) ?? [];

/** The hashes of the cells of each row, by its id, in the order of the columns. */
export type CellHashes = Readonly<Record<string, readonly string[]>>;

/** What a hash is of: those without it were made of targets, before addresses and looks were included. */
const form = 'content';

const hashOfBoth = (english: string, spanish: string): string => `${form}-${sha256(`${english}\0${spanish}`)}`;

/** The hash of each cell: of what it gives its members in both languages. A sign-off holds while it stays the same. */
export const cellHashes = (english: GatingTable, spanish: GatingTable): CellHashes => {
  const others = new Map(spanish.rows.map((row) => [row.id, row]));
  return Object.fromEntries(
    english.rows.map((row) => {
      const there = givenTexts(others.get(row.id));
      return [row.id, givenTexts(row).map((text, at) => hashOfBoth(text, there[at] ?? ''))];
    }),
  );
};

/** The hashes of the cells of everything, or of some items. Throws `TooLarge`. */
export const hashesOf = (model: PortalModel, items = model.items): CellHashes =>
  cellHashes(gatingTable(model, 'en', [], items), gatingTable(model, 'es', [], items));

const hiddenText = JSON.stringify(['hidden', '', []]);

/** The hash of a cell that nobody sees: of an item that is gone, too. */
const hiddenHash = hashOfBoth(hiddenText, hiddenText);

/** A table in which each cell has the hash of what it gives its members in both languages. */
export type HashedGrid = Omit<GatingTable, 'rows'> & {
  readonly rows: readonly (GatingTable['rows'][number] & { readonly cells: readonly (Cell & { readonly cellHash: string })[] })[];
};

/** A table, or some rows and columns of it, with the hash of each cell; `whole` is the table of everything in the same language. Throws `TooLarge`. */
export const hashedGrid = (model: PortalModel, { language, columns, rows }: GatingTable, whole: GatingTable): HashedGrid => {
  const other = gatingTable(model, language === 'en' ? 'es' : 'en');
  const hashes = language === 'en' ? cellHashes(whole, other) : cellHashes(other, whole);
  const places = columns.map(({ name }) => whole.columns.findIndex((column) => column.name === name));
  return {
    language,
    columns,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({ ...cell, cellHash: hashes[row.id]?.[places[at] ?? -1] ?? hiddenHash })),
    })),
  };
};
