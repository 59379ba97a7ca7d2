import { describe, expect, it } from 'vitest';
import { editable, frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { portalModel } from '../model/portal-model.ts';
import type { Cell } from './cells.ts';
import { gatingTable } from './gating-table.ts';

const { model } = frozenPortal();
const { constraints } = model.portal.labels;
const assumed = Object.keys(constraints).filter((id) => constraints[id]?.status === 'assumed');
const table = gatingTable(model, 'en');

const rowsWithout = (ids: readonly string[]) => {
  const portal = editable(model.portal);
  portal.config.constraints = portal.config.constraints.filter(({ id }) => !ids.includes(id));
  return gatingTable(portalModel(portal), 'en').rows;
};

const serialize = ({ verdict, outcomes }: Cell): string =>
  JSON.stringify([verdict, outcomes.map(({ fields }) => JSON.stringify(fields)).sort()]);

const dropped =
  process.env['DEEP'] === undefined ? ['egwpIsMedicare', 'specialVendorNeedsPharmacy'] : assumed;

describe('the assumptions of cells of the gating table', () => {
  it.each(dropped)('a cell that would differ without %s names it', (id) => {
    const without = rowsWithout([id]);
    const unmarked = table.rows.flatMap((row, at) =>
      row.cells.flatMap((cell, column) => {
        const other = without[at]?.cells[column];
        const isSame = other !== undefined && serialize(other) === serialize(cell);
        return isSame ||
          without[at]?.everywhere === undefined ||
          JSON.stringify(without[at].everywhere) !== JSON.stringify(row.everywhere)
          ? []
          : cell.assumes?.includes(id) === true
            ? []
            : [`${row.id} ${table.columns[column]?.name}`];
      }),
    );
    expect(unmarked).toEqual([]);
  });

  it('a cell that names an assumption differs without all of them, and names no other constraint', () => {
    const without = rowsWithout(assumed);
    const marked = table.rows.flatMap((row, at) =>
      row.cells.flatMap((cell, column) =>
        cell.assumes ? [{ row: row.id, cell, other: without[at]?.cells[column] }] : [],
      ),
    );
    expect(marked.length).toBeGreaterThan(100);
    const verdict = (cell: Cell | undefined): string => JSON.stringify([cell?.verdict, cell?.outcomes]);
    expect(
      marked.filter(({ cell, other }) => verdict(cell) === verdict(other)).map(({ row }) => row),
    ).toEqual([]);
    expect(marked.flatMap(({ cell }) => cell.assumes ?? []).filter((id) => !assumed.includes(id))).toEqual(
      [],
    );
  });

  it('egwp members see a Medicare form only because every EGWP plan is assumed to be a Medicare plan', () => {
    const row = table.rows.find(({ id }) => id === 'claims/forms/atHomeCovid19');
    const egwp = row?.cells[table.columns.findIndex(({ name }) => name === 'egwp')];
    expect(egwp).toMatchObject({ verdict: 'hidden', assumes: ['egwpIsMedicare'] });
  });
});
