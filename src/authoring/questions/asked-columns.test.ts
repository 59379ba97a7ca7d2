import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { holdsFor, stateOf } from '../../analysis/space/space.ts';
import { memberText, namedMember } from '../../member/member-name.ts';
import { gatingTable } from '../../analysis/table/gating-table.ts';
import { tableCsv } from '../gating/table-formats.ts';
import { askedColumns } from './asked-columns.ts';
import { addAskedColumns } from './asked-table.ts';
import { modelInScenario } from './scenario-options.ts';
import { twoColumns } from './two-columns.ts';
import { wholeScreen } from './whole-screen.ts';

const { model, states } = frozenPortal();
const { diagrams, space } = model.world;
const asked = { portal: model.portal, model, samples: states, language: 'en' } as const;

const cellsOf = (id: string, ...names: readonly string[]) => askedColumns(asked, names).cells[id];

describe('questions beside the table', () => {
  it('show which answer an item needs, for a fact, a rule and a value', () => {
    const names = ['isSubscriber', 'hasPharmacy', 'isMedicare', 'status=Active'];
    expect(cellsOf('coverage.forms/forms/lateEnrollment', ...names)).toEqual(['yes', 'any', 'yes', 'any']);
    expect(cellsOf('pharmacy', ...names)).toEqual(['any', 'yes', 'any', 'any']);
  });

  it('show what a sample member sees, also with a changed fact', () => {
    const facts = states.find(({ name }) => name === 'm01')?.facts ?? {};
    const { cells } = askedColumns(asked, ['@m01', '@m01;hasPharmacy=false', '@m01;hasPharmacy=?']);
    for (const { id, shown } of model.items)
      expect(cells[id]?.[0]).toBe(holdsFor(diagrams, shown, stateOf(space, facts)) ? 'shown' : 'hidden');
    expect(cells['pharmacy']).toEqual(['shown', 'hidden', 'depends']);
  });

  it.each([
    ['en', ['Medicare plan', 'no plan +1', 'm01']],
    ['es', ['plan de Medicare', 'sin plan +1', 'm01']],
  ] as const)('show a member of a plan under the name of the plan: %s', (language, says) => {
    const names = ['@plan:medicare', '@plan:noPlans;hasPharmacy=false', '@m01'];
    expect(askedColumns({ ...asked, language }, names).columns.map((one) => one.says)).toEqual(says);
  });

  it('follow the other columns of a file, each with its cases', () => {
    const table = gatingTable(model, 'en', [], [model.byId.get('pharmacy')!]);
    const [, row = ''] = tableCsv(
      addAskedColumns(table, askedColumns(asked, ['hasPharmacy', 'isPPO', '@m01', 'nobody'])),
    ).split('\r\n');
    expect(row.slice(0, -1).split('","').slice(-4)).toEqual([
      'when the answer is yes',
      'when the answer is not relevant, because other facts decide',
      'shown',
      '–',
    ]);
  });

  it('are marked when they are unknown', () => {
    const { columns, cells } = askedColumns(asked, [
      'nobody',
      '@m99',
      'on:2026-02-30',
      'status=Lost',
      '@m01;nothing=1',
    ]);
    expect(columns.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'unknown'));
    expect(cells['pharmacy']).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  it('a member is formatted and parsed in the form of an address', () => {
    const member = {
      name: 'm17/2',
      set: [
        { fact: 'status', value: 'a;b=c,d' },
        { fact: 'isPPO', value: '?' },
      ],
    };
    expect(namedMember(memberText(member))).toEqual(member);
    expect(namedMember('m01;status=%;=;x')).toEqual({ name: 'm01', set: [{ fact: 'status', value: '%' }] });
  });
});

describe('two compared', () => {
  it('members: each item that only one of them sees, with the facts that decide', () => {
    const found = twoColumns(model, states, ['@m01', '@m05'], 'en');
    expect(found?.rows.length).toBe(found?.counts.differ);
    expect(found?.rows.find(({ id }) => id === 'billing')?.because).toHaveLength(1);
    expect(twoColumns(model, states, ['@m01', 'nobody'], 'en')).toBeUndefined();
  });

  it('plans: only what differs', () => {
    const found = twoColumns(model, states, ['egwp', 'medicare'], 'en');
    const listed = found?.rows.map(({ id }) => id) ?? [];
    expect(listed.length).toBeGreaterThan(0);
    expect(new Set(listed).size).toBe(listed.length);
    // Both plans see their home.
    expect(listed).not.toContain('home');
    expect(found?.rows.length).toBe(found?.counts.differ);
    expect(found?.counts.rows).toBe(model.items.length);
  });
});

describe('the whole screen of a member', () => {
  const see = (text: string, screen = 'pharmacy') =>
    wholeScreen(model, states, { member: namedMember(text), screen, language: 'en' });

  it('lists each item with its reason, and what differs with another fact', () => {
    const found = see('m01;hasPharmacy=false');
    expect(found?.items[0]).toMatchObject({ id: 'pharmacy', sight: 'hidden', was: 'shown' });
    expect(found?.items[0]?.reason).toContain('pharmacy');
    expect(found?.screens.find(({ key }) => key === 'pharmacy')).toMatchObject({
      shown: 0,
      moved: found?.items.filter(({ was }) => was === 'shown').length,
    });
    expect(see('nobody')).toBeUndefined();
  });

  it('lists the constraints that the facts break, and the nearest possible member', () => {
    const found = see('m08;isCoverageSelected=false');
    expect(found?.broken.length).toBeGreaterThan(0);
    expect(found?.nearest.some(({ fact }) => fact === 'isCoverageSelected')).toBe(false);
    const set = found?.nearest.map(({ fact, value }) => ({ fact, value })) ?? [];
    const near = see(
      memberText({ name: 'm08', set: [{ fact: 'isCoverageSelected', value: 'false' }, ...set] }),
    );
    expect(near?.broken).toEqual([]);
  });

  it('names an item as the member reads it, and shows changes of items that were visible before', () => {
    const ids = 'coverage.wellness/savings/gyms';
    const titleOf = (text: string) => see(text, 'coverage.wellness')?.items.find(({ id }) => id === ids);
    expect([titleOf('m08')?.title, titleOf('m07')?.title]).toEqual(['Home fitness kits', 'Gym discounts']);
    expect(titleOf('m07;isMedicare=true')).toMatchObject({ sight: 'shown', was: 'shown', isOther: true });
    expect(titleOf('m07')).toMatchObject({ isOther: false });
  });

  it('with an unknown fact, names the fact that is needed', () => {
    const items = see('m01;hasPharmacy=?')?.items ?? [];
    expect(items[0]).toMatchObject({ sight: 'depends' });
    expect(items[0]?.reason).not.toBe('');
  });
});

it('a portal without a constraint has the members that only this constraint excluded', () => {
  const other = modelInScenario(model.portal, { without: ['egwpIsMedicare'] });
  expect(other.world.constraints.some(({ id }) => id === 'egwpIsMedicare')).toBe(false);
  expect(modelInScenario(model.portal, { without: ['egwpIsMedicare'] })).toBe(other);
});
