import { describe, expect, it } from 'vitest';
import type { GatingTable } from '../../../analysis/table/gating-table.ts';
import { countStates, isChanged, tableItems } from './table-items.ts';

const shown = { verdict: 'shown', outcomes: [{ fields: {} }] } as const;
const hidden = { verdict: 'hidden', outcomes: [] } as const;
const some = {
  verdict: 'conditional',
  outcomes: [{ when: 'the member is the subscriber', fields: {} }],
} as const;
const columns = ['ppo', 'ifp'].map((name) => ({ name, says: name }));
const row = (
  id: string,
  cells: GatingTable['rows'][number]['cells'],
  title = id,
): GatingTable['rows'][number] => ({
  id,
  kind: 'item',
  everywhere: { title },
  look: '',
  cells,
});
const tableOf = (...rows: GatingTable['rows']): GatingTable => ({ language: 'en', columns, rows });
const nameOf = (id: string): string => id;
const table = tableOf(
  { ...row('claims', [shown, shown]), path: '/reclamos-médicos' },
  row('claims/forms', [some, hidden]),
  row('menus/legal/faqs', [hidden, { ...shown, assumes: ['ppoIsPlan'] }], 'Questions'),
);

describe('compared with another table', () => {
  const other = tableOf(
    row('claims', [shown, shown]),
    row('claims/forms', [shown, hidden]),
    row('claims/old', [shown, hidden]),
  );

  it('items with the same name have a distinguishing suffix, others do not', () => {
    const items = tableItems(
      tableOf(
        row('home/a', [shown], 'Card'),
        row('home/list/b', [shown], 'Card'),
        row('claims/a', [shown], 'Card'),
      ),
      undefined,
      () => undefined,
    );
    expect(items.map(({ apart }) => apart)).toEqual(['a', 'b', undefined]);
    expect(countStates(items, 0)).toEqual({ shown: 3, depends: 0, hidden: 0 });
  });

  it('a cell that no member sees on either side is the same, whatever the texts of the item', () => {
    const items = tableItems(
      tableOf(row('a', [hidden, hidden], 'new')),
      tableOf(row('a', [hidden, hidden], 'old')),
      nameOf,
    );
    expect(items.some(isChanged)).toBe(false);
  });

  it('a cell that differs only in the hidden language is marked too', () => {
    const items = tableItems(table, table, nameOf, { 'claims/forms': [true, false] });
    expect(items.filter(isChanged).map(({ row: { id }, changed }) => [id, changed])).toEqual([
      ['claims/forms', [true, false]],
    ]);
  });

  it('each cell that differs is marked', () => {
    const [, forms] = tableItems(table, other, nameOf);
    expect(forms?.changed).toEqual([true, false]);
  });
});
