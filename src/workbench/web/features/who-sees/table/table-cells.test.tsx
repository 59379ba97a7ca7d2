import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GatingTable } from '../../../../../analysis/table/gating-table.ts';
import { message } from '../../../../../../tests/support/workbench/message.ts';
import { cellBriefs } from '../../../scenario/cell-briefs.ts';
import { tableItems, type TableCell } from '../../../scenario/table-items.ts';
import type { Translate } from '../../../i18n/use-words.ts';
import { TableCells } from './table-cells.tsx';

const t = ((key: Parameters<typeof message>[0]) => message(key)) as Translate;

const cell = (when: string, ...[says = '', ...others]: readonly string[]): TableCell => ({
  verdict: 'conditional',
  outcomes: [{ when, fields: {} }],
  brief: { says, others },
});

const show = (cells: readonly TableCell[]) => {
  const table: GatingTable = {
    language: 'en',
    columns: cells.map((_, at) => ({ name: `plan${String(at)}`, says: `plan ${String(at)}` })),
    rows: [{ id: 'home/a', kind: 'item', everywhere: {}, look: '', cells: [...cells] }],
  };
  const items = tableItems(table, undefined, () => undefined);
  render(
    <table>
      <tbody>
        <tr>
          <TableCells
            row={items[0]!.row}
            columns={table.columns}
            briefs={cellBriefs(items)}
            changed={[]}
            t={t}
          />
        </tr>
      </tbody>
    </table>,
  );
  return [...document.querySelectorAll('td')].map((one) => ({ text: one.textContent, whole: one.title }));
};

test('cells read differently for opposite conditions, and have the whole condition as a tooltip', () => {
  const opposite = ['the tier is Gold and the member is retired', 'the tier is Gold and the member works'];
  const shown = show([
    cell(opposite[0]!, 'Gold', 'retired'),
    cell(opposite[1]!, 'Gold', 'working'),
    cell(opposite[0]!, 'Gold', 'retired'),
    cell('the tier is Gold; or the member is retired', 'Gold', 'retired'),
    { ...cell('', 'unused'), verdict: 'shown', outcomes: [{ fields: {} }] },
  ]);
  expect(shown).toEqual([
    { text: opposite[0], whole: opposite[0] },
    { text: 'Gold · working', whole: opposite[1] },
    { text: opposite[0], whole: opposite[0] },
    {
      text: 'the tier is Gold; or the member is retired',
      whole: 'the tier is Gold; or the member is retired',
    },
    { text: message('grid.cell.shown'), whole: '' },
  ]);
});
