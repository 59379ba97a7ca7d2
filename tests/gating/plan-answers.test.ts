import { expect, it } from 'vitest';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { comparePlans, comparisonLines, pairLines, variantPairs } from '../../src/authoring/gating/plan-answers.ts';
import { tableCsv, tableText } from '../../src/authoring/gating/table-formats.ts';
import { fileSentences } from '../../src/authoring/gating/table-words.ts';
import { gatekeeper } from '../../src/rules/gate.ts';
import { addItem, editable, frozenPortal, setRule } from '../support/config/analysed-portal.ts';

const { model, states } = frozenPortal();
const table = gatingTable(model, 'en', states);
const place = (column: string): number => table.columns.findIndex(({ name }) => name === column);
const cell = (id: string, column: string) => table.rows.find((row) => row.id === id)!.cells[place(column)]!;
const variantsOf = gatekeeper(model.portal.config);

it('a cell notes where members of a further plan variant differ: no CalPERS member sees the OTC link without also having Medicare', () => {
  expect(cell('pharmacy/overTheCounter/orderOtc', 'calpers')).toMatchObject({
    verdict: 'hidden',
    further: [{ also: ['egwp'], verdict: 'conditional' }],
  });
  expect(cell('pharmacy/overTheCounter/orderOtc', 'default').further).toBeUndefined();
  expect(tableText(gatingTable(model, 'en', [], [model.byId.get('pharmacy/overTheCounter')!]))).toContain(
    '  calpers, ppo, pos, ifp, fehb, default, noPlans, unchosen, signedOut: – · calpers: also egwp: same as in that column',
  );
});

it('everything that a sample member with several variants gets is described or excluded in the cell of each variant', () => {
  let compared = 0;
  for (const { name, facts } of states) {
    const [first, ...others] = variantsOf(facts).variants;
    if (facts['isCoverageSelected'] !== true || first === undefined) continue;
    for (const row of table.rows) {
      const own = row.cells[place(name)]!;
      for (const variant of others) {
        const { outcomes, verdict, further = [] } = row.cells[place(variant)]!;
        const excepted = further.some(({ also }) => also.includes(first));
        const isListed = outcomes.some(({ fields }) => JSON.stringify(fields) === JSON.stringify(own.outcomes[0]?.fields));
        compared += 1;
        expect({ name, id: row.id, fits: excepted || isListed || (own.verdict === 'hidden' && verdict !== 'shown') }).toMatchObject({ fits: true });
      }
    }
  }
  expect(compared).toBeGreaterThan(800);
});

it('pairs of variants are those that sample members have, and no others; without samples each has an example', () => {
  const pairs = variantPairs(model, 'en', states);
  for (const { name, facts } of states) {
    const [first, ...others] = variantsOf(facts).variants;
    for (const also of others) expect(pairs.find((pair) => pair.first === first && pair.also === also)?.samples).toContain(name);
  }
  expect(pairs.find(({ first, also }) => first === 'egwp' && also === 'medicare')).toMatchObject({ all: true, samples: ['m11', 'm12'] });
  expect(pairs.some(({ first, also }) => first === 'ifp' && also === 'fehb')).toBe(false);
  expect(pairs.filter(({ samples }) => samples.length === 0)).toEqual([]);
  expect(pairLines(variantPairs(model, 'es', []), 'es').join('\n')).toMatch(
    /egwp, también calpers: algunos de egwp\.\n {2}ningún afiliado de muestra; por ejemplo: /,
  );
});

it('two plans are compared by the rows that differ, field by field, with counts', () => {
  const { rows, counts } = comparePlans(model, 'en', states, ['egwp', 'medicare']);
  expect(rows.find(({ id }) => id === 'coverage.behavioralHealth/care/counseling')?.differences[0]).toEqual({
    what: 'link',
    one: 'link:egwpCounseling',
    other: 'link:medicareCounseling',
  });
  expect(rows.find(({ id }) => id === 'coverage.forms.changeMyPlan')?.differences).toMatchObject([{ what: 'shown', one: 'no one' }]);
  expect(counts).toMatchObject({ rows: model.items.length, differ: rows.length });
  expect(rows.map(({ id }) => id)).not.toContain('billing/options/billingHistory');
  const premium = comparePlans(model, 'es', states, ['medicare', 'default']).rows.find(({ id }) => id === 'billing/options/billingHistory');
  expect(premium?.differences.map(({ what }) => what)).toEqual(['content']);
  expect(comparisonLines(comparePlans(model, 'es', states, ['ppo', 'ppo']))).toContain('Ambos reciben lo mismo.');
});

it('two sample members are compared exactly as their columns of the table differ', () => {
  const names = ['m01', 'm05', 'm08', 'm11', 'm17/2', 'visitor'];
  for (const [at, one] of names.entries()) {
    const other = names[(at + 1) % names.length]!;
    const differing = table.rows.filter(({ cells }) => JSON.stringify(cells[place(one)]) !== JSON.stringify(cells[place(other)]));
    const { rows } = comparePlans(model, 'en', states, [one, other]);
    expect(rows.map(({ id }) => id)).toEqual(differing.map(({ id }) => id));
  }
});

it('every format explains that a column has the first plan variant that applies', () => {
  expect(tableText(table).startsWith(fileSentences('en')('table.intro'))).toBe(true);
  expect(tableCsv(table).startsWith('\uFEFF"Item","Kind","Everyone who sees it gets","egwp (first that applies)"')).toBe(true);
});

it('of a rule with more cases than are listed the comparison names the rule: three of seven yes-or-no facts are 35 cases', () => {
  const portal = editable(model.portal);
  const facts = ['eduAssigned', 'ssnCorrection', 'hasSharedMembers', 'isProxySubject', 'endsSoon', 'hasProvider', 'isEmployerLinked'];
  const threes = facts.flatMap((one, at) =>
    facts.slice(at + 1).flatMap((other, next) => facts.slice(at + next + 2).map((last) => [one, other, last])),
  );
  expect(threes).toHaveLength(35);
  setRule(portal, 'threeOfSeven', { and: [{ var: 'isMedicare' }, { or: threes.map((names) => ({ and: names.map((name) => ({ var: name })) })) }] });
  const id = addItem(portal, 'home', { id: 'seldom', when: 'threeOfSeven', link: 'route:claims' });
  const lines = comparisonLines(comparePlans(portalModel(portal), 'en', states, ['medicare', 'ppo']));
  const answer = lines.slice(lines.findIndex((line) => line.startsWith(id)));
  expect(answer.find((line) => line.includes('medicare:'))).toMatch(/; and \d+ more cases of threeOfSeven/);
});
