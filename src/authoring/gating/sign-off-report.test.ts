import { expect, it } from 'vitest';
import type { GatingTable } from '../../analysis/table/gating-table.ts';
import { signOffPage } from './sign-off-page.ts';
import { coverageLines, groupsOf, signedCells, type SignedTable } from './sign-off-report.ts';
import { signOffWorkbook } from './sign-off-workbook.ts';

const shown = { verdict: 'shown', outcomes: [{ fields: {} }] } as const;
const hidden = { verdict: 'hidden', outcomes: [] } as const;
const some = {
  verdict: 'conditional',
  outcomes: [{ when: 'the member is the subscriber', fields: {} }],
} as const;
const row = (id: string, cells: GatingTable['rows'][number]['cells']): GatingTable['rows'][number] => ({
  ...{ id, kind: 'item', everywhere: { title: `<${id}>`, link: 'link:discounts' }, look: '', cells },
});
const verdictOf = (verdict: 'right' | 'wrong', text: string) => ({
  verdict,
  text,
  person: { name: 'Ana & Co' },
  at: '2026-11-03T18:05:00.000Z',
});
const right = { state: 'right', signOff: verdictOf('right', '') } as const;
const signed = (language: 'en' | 'es'): SignedTable => ({
  table: {
    language,
    columns: ['egwp', 'ppo', 'noPlans'].map((name) => ({ name, says: `plan ${name}` })),
    rows: [row('claims/forms', [shown, shown, hidden]), row('home', [some, shown, hidden])],
  },
  hashes: { 'claims/forms': ['1', '2', '3'], home: ['4', '5', '6'] },
  signs: new Map([
    ['claims/forms', [right, right, { state: 'wrong', signOff: verdictOf('wrong', '<b>must see it</b>') }]],
    [
      'home',
      [{ state: 'again', signOff: verdictOf('right', 'as in 2025') }, { state: 'none' }, { state: 'none' }],
    ],
  ]),
});
const stamp = {
  draft: 'PPO <x>',
  source: 'f'.repeat(64),
  release: { number: 3, hash: 'abc123' },
  day: 'November 3, 2026',
};

it('counts sign-offs by section and plan, and groups cells with the same sign-off', () => {
  const cells = signedCells(signed('en'));
  expect(
    coverageLines(cells, ['egwp', 'ppo', 'noPlans']).map(({ section, shares }) => [
      section,
      ...shares.map(({ right, wrong }) => right + wrong),
    ]),
  ).toEqual([
    ['claims', 1, 1, 1, 3],
    ['home', 0, 0, 0, 0],
    [undefined, 1, 1, 1, 3],
  ]);
  expect(groupsOf(cells, 'right').map(({ columns }) => columns)).toEqual([['egwp', 'ppo']]);
  expect(groupsOf(cells, 'none').map(({ columns }) => columns)).toEqual([['ppo'], ['noPlans']]);
});

it.each([
  [
    'en',
    [
      'Signed off (wrong)',
      '2 right, 1 wrong, 3 not signed off',
      'Nov 3, 2026',
      'before it changed: Signed off (right): as in 2025',
      'Draft “PPO &lt;x&gt;”. Release 3 (abc123).',
      'when the member',
    ],
  ],
  [
    'es',
    [
      'Marcado como incorrecto',
      'correctas: 2; incorrectas: 1; pendientes: 3',
      '3 nov 2026',
      'antes del cambio: Confirmado como correcto: as in 2025',
      'Borrador «PPO &lt;x&gt;». Versión 3 (abc123).',
      'cuando',
    ],
  ],
] as const)(
  'the page in %s shows the share, source, user, time and comment of sign-offs, and escapes markup',
  (language, texts) => {
    const page = signOffPage(signed(language), stamp);
    for (const text of [
      ...texts,
      stamp.source,
      'Ana &amp; Co',
      '&lt;b&gt;must see it&lt;/b&gt;',
      '&lt;home&gt;',
      'PPO &lt;x&gt;',
    ])
      expect(page).toContain(text);
    // Also what all who see it get, which the cells themselves do not repeat.
    expect(page).toContain('link:discounts');
    expect(page).toContain('<th scope="col">plan egwp</th>');
    expect(page).not.toMatch(/<b>|<script|https?:/);
    expect(page.match(/<section /g)).toHaveLength(4);
  },
);

it('the workbook has every cell on a line', async () => {
  const bytes = await signOffWorkbook(signed('en'), stamp);
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK');
});
