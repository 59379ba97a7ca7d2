import { expect, test } from 'vitest';
import { addItem, editable, frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { effectReport } from './effect-report.ts';
import { compareEffects } from './effects.ts';

const { model, states } = frozenPortal();
const base = model.portal;
const name = 'claims/forms/prescriptionRefund';

type Edit = (portal: ReturnType<typeof editable>) => void;

const edited = (...edits: readonly Edit[]): CompiledPortal => {
  const portal = editable(base);
  for (const edit of edits) edit(portal);
  return portal;
};

const title =
  (text: string): Edit =>
  ({ words }) =>
    void (words.en.screens['claims']!.items!['prescriptionRefund']!['title'] = text);
const gate =
  (when: string): Edit =>
  ({ config }) => {
    const items = config.screens
      .find(({ key }) => key === 'claims')!
      .blocks.flatMap((block) => ('items' in block ? (block.items as { id: string; when?: unknown }[]) : []));
    items.find(({ id }) => id === 'prescriptionRefund')!.when = when;
  };
const add =
  (id: string): Edit =>
  (portal) =>
    void addItem(portal, 'claims', { id, link: 'link:youTube' });
const icon: Edit = ({ config }) => {
  const items = config.screens
    .find(({ key }) => key === 'claims')!
    .blocks.flatMap((block) => ('items' in block ? (block.items as { id: string; icon?: string }[]) : []));
  items.find(({ id }) => id === 'prescriptionRefund')!.icon = 'calendar';
};

const report = (approved: readonly Edit[], now: readonly Edit[], language: 'en' | 'es' = 'en') =>
  effectReport(
    compareEffects({ before: base, after: edited(...approved) }, { before: base, after: edited(...now) }),
    [base.labels],
    language,
    states,
  );
const reportOf = (...of: Parameters<typeof report>) =>
  report(...of).lines.map(({ side, kind, item, what, before, after }) => ({
    ...{ side, kind, item, what },
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }));

test('equal effects have no lines', () => {
  expect(report([title('Refunds')], [title('Refunds')])).toEqual({ lines: [], more: 0 });
});

test('a text that is edited differently is listed on both sides, with its members', () => {
  const { lines } = report([title('Refunds')], [title('Money back')]);
  expect(lines.map(({ side, what, after }) => [side, what, after])).toEqual([
    ['first', 'en title', 'Refunds'],
    ['second', 'en title', 'Money back'],
  ]);
  expect(lines[0]?.samples.length).toBeGreaterThan(0);
  expect(lines[0]?.samples).toEqual(lines[1]?.samples);
  expect(lines[0]?.members).not.toBe('');
  const [spanish] = report([title('Refunds')], [title('Money back')], 'es').lines;
  expect(spanish?.members).not.toBe(lines[0]?.members);
});

test('an item that is now seen by other members is listed once, not once for each of its texts', () => {
  expect(reportOf([], [gate('isMedicare')])).toEqual([
    { side: 'second', kind: 'shown', item: name, what: 'gone' },
    { side: 'second', kind: 'shown', item: name, what: 'now' },
  ]);
  expect(reportOf([add('one')], [])).toEqual([
    { side: 'first', kind: 'shown', item: 'claims/listone', what: 'now' },
    { side: 'first', kind: 'shown', item: 'claims/listone/one', what: 'now' },
  ]);
});

test('a different text of an added item does not count as a change of its visibility', () => {
  const [one, other] = ['One', 'Two'].map((text): Edit => (portal) => {
    add('one')(portal);
    portal.words.en.screens['claims']!.items!['one'] = { title: text };
  }) as [Edit, Edit];
  expect(reportOf([one], [other]).map(({ side, what, after }) => [side, what, after])).toEqual([
    ['first', 'en title', 'One'],
    ['second', 'en title', 'Two'],
  ]);
});

test('an appearance that is the same in both languages is listed once, as JSON', () => {
  expect(reportOf([], [icon])).toMatchObject([
    { side: 'second', kind: 'looks', item: name, what: 'icon', after: '"calendar"' },
  ]);
});

test('more than 200 differences are counted, not listed', () => {
  const many = Array.from({ length: 203 }, (_, index) => add(`fresh${index}`));
  const { lines, more } = report([], many);
  expect([lines.length, lines.length + more]).toEqual([200, expect.any(Number)]);
  expect(more).toBeGreaterThanOrEqual(3);
});
