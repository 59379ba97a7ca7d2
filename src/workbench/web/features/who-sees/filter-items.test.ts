import { describe, expect, it } from 'vitest';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import { tableItems } from '../../scenario/table-items.ts';
import { groupItems } from './filter-items.ts';
import { readView } from './table-view.ts';

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

const ids = (address: string, other?: GatingTable): readonly string[] =>
  groupItems(
    tableItems(table, other, nameOf),
    columns,
    readView(new URLSearchParams(address)),
    nameOf,
  ).flatMap(({ own, items }) => [...(own ? [own] : []), ...items].map((item) => item.row.id));

describe('an address of the table', () => {
  it.each([
    ['', ['claims', 'claims/forms', 'menus/legal/faqs']],
    ['q=SUBSCRIBER', ['claims/forms']],
    ['q=questions', ['menus/legal/faqs']],
    ['q=/RECLAMOS-MEDICOS', ['claims']],
    ['state=depends', ['claims/forms']],
    ['plan=ppo&state=hidden', ['menus/legal/faqs']],
    ['state=hidden', []],
    ['state=partly', ['claims/forms', 'menus/legal/faqs']],
    ['only=assumed', ['menus/legal/faqs']],
    ['plan=ppo&differs=ppo,ifp', ['claims/forms', 'menus/legal/faqs']],
    ['only=unknown&state=unknown', ['claims', 'claims/forms', 'menus/legal/faqs']],
  ])('%s shows %j', (address, expected) => {
    expect(ids(address)).toEqual(expected);
  });

  it('also finds names and texts of items in the other language', () => {
    const other = {
      nameOf: (id: string) => (id === 'claims' ? 'Reclamos' : undefined),
      words: { 'menus/legal/faqs': 'Preguntas médicas' },
    };
    const found = (text: string): readonly string[] =>
      groupItems(
        tableItems(table, undefined, nameOf),
        columns,
        readView(new URLSearchParams({ q: text })),
        nameOf,
        { other },
      ).map(({ key }) => key);
    expect([found('reclamos'), found('MEDICAS'), found('questions'), found('nadie')]).toEqual([
      ['claims'],
      ['menus/legal'],
      ['menus/legal'],
      [],
    ]);
  });

  it('items are grouped by screen or menu, the screen itself first', () => {
    const groups = groupItems(
      tableItems(table, undefined, nameOf),
      columns,
      readView(new URLSearchParams()),
      nameOf,
    );
    expect(groups.map(({ key, own, items }) => [key, own?.row.id, items.length])).toEqual([
      ['claims', 'claims', 1],
      ['menus/legal', undefined, 1],
    ]);
  });
});

describe('a question beside the table', () => {
  const asked = {
    columns: [{ name: 'on:2027-01-01', says: 'On 2027-01-01', kind: 'day' as const }],
    cells: {
      claims: ['shown' as const],
      'claims/forms': ['depends' as const],
      'menus/legal/faqs': ['hidden' as const],
    },
  };
  const shownBy = (address: string): readonly string[] =>
    groupItems(
      tableItems(table, undefined, nameOf),
      columns,
      readView(new URLSearchParams(address)),
      nameOf,
      { asked },
    ).flatMap(({ own, items }) => [...(own ? [own] : []), ...items].map((item) => item.row.id));

  it.each([
    ['answer=on:2027-01-01:depends', ['claims/forms']],
    ['answer=on:2027-01-01:hidden&plan=ifp', ['menus/legal/faqs']],
    ['answer=isSubscriber:yes', ['claims', 'claims/forms', 'menus/legal/faqs']],
  ])('%s shows %j', (address, expected) => {
    expect(shownBy(address)).toEqual(expected);
  });
});

describe('compared with another table', () => {
  const other = tableOf(
    row('claims', [shown, shown]),
    row('claims/forms', [shown, hidden]),
    row('claims/old', [shown, hidden]),
  );

  it('shows only differences, including deleted and new items', () => {
    expect(ids('only=changed', other)).toEqual(['claims/forms', 'claims/old', 'menus/legal/faqs']);
  });
});
