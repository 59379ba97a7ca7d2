import { portalModel } from '../../../analysis/model/portal-model.ts';
import { gatingTable, type GatingTable } from '../../../analysis/table/gating-table.ts';
import { tableCsv, tableMarkdown } from '../../../authoring/gating/table-formats.ts';
import { tableHtml } from '../../../authoring/gating/table-page.ts';
import { tableStamp } from '../../../authoring/gating/table-words.ts';
import { tableWorkbook } from '../../../authoring/gating/table-workbook.ts';
import { hashedGrid } from '../../../authoring/gating/hashed-grid.ts';
import { askedColumns } from '../../../authoring/questions/asked-columns.ts';
import { addAskedColumns } from '../../../authoring/questions/asked-table.ts';
import { portalInScenario } from '../../../authoring/questions/scenario-options.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { readMembers } from '../../../samples/read-members.ts';
import { type SampleState, sampleStates } from '../../../samples/sample-states.ts';
import type { GridWish as Wish } from '../../api/generated/api-shapes.ts';

// Undefined items and columns are all; sources without names appear by their hashes.
export type GridOptions = Omit<Wish, 'source' | 'against'>;

export interface GridSource {
  readonly id: string;
  readonly documents: readonly ConfigDocument[];
}

// With `against`, only rows that differ. `now` in epoch milliseconds.
export interface GridSources {
  readonly source: GridSource;
  readonly against: GridSource | undefined;
  readonly now: number;
}

type Row = GatingTable['rows'][number];

const chosen = ({ language, columns, rows }: GatingTable, options: GridOptions): GatingTable => {
  const items = options.items && new Set(options.items);
  const names = options.columns && new Set(options.columns);
  const places = columns.flatMap(({ name }, at) => (!names || names.has(name) ? [at] : []));
  const at = <T>(all: readonly T[]): readonly T[] => places.flatMap((place) => all[place] ?? []);
  return {
    language,
    columns: at(columns),
    rows: rows.filter(({ id }) => !items || items.has(id)).map((row) => ({ ...row, cells: at(row.cells) })),
  };
};

const rowText = (row: Row | undefined): string =>
  row ? JSON.stringify([row.everywhere, row.look, row.cells]) : '';

const emptied = (row: Row): Row => ({
  ...row,
  everywhere: {},
  look: '',
  cells: row.cells.map(() => ({ verdict: 'hidden', outcomes: [] })),
});

const differing = (
  rows: readonly Row[],
  others: readonly Row[],
): readonly (readonly [own: Row, other: Row | undefined])[] => {
  const known = new Map(others.map((row) => [row.id, row]));
  const present = new Set(rows.map(({ id }) => id));
  const gone = others.filter(({ id }) => !present.has(id));
  return [
    ...rows
      .map((row) => [row, known.get(row.id)] as const)
      .filter(([row, other]) => rowText(row) !== rowText(other)),
    ...gone.map((row) => [emptied(row), row] as const),
  ];
};

const beside = (pairs: ReturnType<typeof differing>, name: string): readonly Row[] =>
  pairs.flatMap(([own, other]) => (other ? [{ ...other, id: `${own.id} · ${name}` }, own] : [own]));

const calledBy = ({ id }: GridSource, name: string | undefined): string => {
  const hash = id.slice(0, 12);
  return name === undefined ? hash : `${name} (${hash})`;
};

// Throws a `Refusal` if the source leaves open who sees what, and `TooLarge` if its rules are too complex.
export const sourceGrid = async (
  options: GridOptions,
  { source, against, now }: GridSources,
): Promise<string | Uint8Array> => {
  const { format, language, names, on, againstOn, without } = options;
  const compiled = compileSound(source.documents);
  const portal = portalInScenario(compiled, { on, without });
  const model = portalModel(portal);
  const whole = gatingTable(model, language);
  const own = chosen(whole, options);
  const other = against && {
    ...against,
    pairs: differing(
      own.rows,
      chosen(
        gatingTable(
          portalModel(portalInScenario(compileSound(against.documents), { on: againstOn ?? on })),
          language,
        ),
        options,
      ).rows,
    ),
  };
  const samples = (): readonly SampleState[] =>
    sampleStates(readMembers(), { config: portal.config, now, language });
  const questions =
    options.ask &&
    askedColumns(
      { portal: portalInScenario(compiled, { without }), model, samples: samples(), language },
      options.ask,
    );
  if (format === 'json') {
    const rows = other?.pairs.map(([row]) => row) ?? own.rows;
    const compared = other && {
      against: { source: other.id, rows: other.pairs.flatMap(([, row]) => row ?? []) },
    };
    const grid = hashedGrid(model, { ...own, rows }, whole);
    return JSON.stringify({
      $schema: 'schemas/api/grid.json#/definitions/Grid',
      source: source.id,
      ...grid,
      ...compared,
      ...(questions && { asked: questions }),
    });
  }
  const plain = other ? { ...own, rows: beside(other.pairs, calledBy(other, names?.against)) } : own;
  const table = questions ? addAskedColumns(plain, questions) : plain;
  const stamp = { ...tableStamp(portal, language, now), version: calledBy(source, names?.source) };
  switch (format) {
    case 'csv':
      return tableCsv(table);
    case 'markdown':
      return tableMarkdown(table);
    case 'html':
      return tableHtml(table, stamp);
    case 'xlsx':
      return tableWorkbook(table, stamp);
  }
};
