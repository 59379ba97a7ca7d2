import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { chance, roll } from '../../../tests/support/chance.ts';
import type { FactValue } from '../../rules/gate.ts';
import { indexIn, stateOf } from '../space/space.ts';
import { explainItem } from './explain-item.ts';
import { nearestState } from './nearest-state.ts';

const { model, states } = frozenPortal();
const { diagrams, possible, space } = model.world;

const completion = (facts: Readonly<Record<string, FactValue>>, id: string, shown: boolean) => {
  const { shown: seen } = model.byId.get(id)!;
  const target = diagrams.and(possible, shown ? seen : diagrams.not(seen));
  return nearestState(model.world, target, {
    from: stateOf(space, facts),
    cost: ({ name }) => (name in facts ? Infinity : 1),
  });
};

describe('explainItem', () => {
  it('is unknown exactly when some possible member with the known facts sees the item and another does not', () => {
    const random = chance(3);
    const verdicts = { shown: 0, hidden: 0, unknown: 0 };
    for (let round = 0; round < 600; round += 1) {
      const { facts } = states[roll(random, states.length)]!;
      const known = Object.fromEntries(Object.entries(facts).filter(() => random() < 0.7));
      const item = model.items[roll(random, model.items.length)]!;
      const { verdict, missing } = explainItem(model, item, known);
      const canSee = completion(known, item.id, true);
      const canMiss = completion(known, item.id, false);
      expect(verdict).toBe(canSee && canMiss ? 'unknown' : canSee ? 'shown' : 'hidden');
      expect(missing.length > 0).toBe(verdict === 'unknown');
      expect(missing.every(({ name }) => !(name in known))).toBe(true);
      verdicts[verdict] += 1;
    }
    expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(20);
  });

  it('names the gate that closes a screen, and what members get in its place', () => {
    const m05 = states.find(({ name }) => name === 'm05')!.facts;
    const { verdict, failing, change, reason } = explainItem(model, model.byId.get('billing')!, m05);
    expect(verdict).toBe('hidden');
    expect(failing).toMatchObject({ kind: 'screen', at: 'billing', when: 'hasBilling' });
    expect(reason?.map(({ name }) => name)).toEqual(['hasBilling']);
    expect(change?.record.map(({ name }) => name)).toEqual(['hasBilling']);
  });

  it('names the plan variant of the link, and why earlier ones do not apply', () => {
    const m13 = states.find(({ name }) => name === 'm13')!.facts;
    const { link } = explainItem(model, model.byId.get('coverage.behavioralHealth/care/counseling')!, m13);
    expect(link).toMatchObject({ variant: 'calpers', target: 'link:calpersCounseling' });
    expect(link?.earlier.map(({ variant, because }) => [variant, because.map(({ name }) => name)])).toEqual([
      ['egwp', ['isCalpersEGWP']],
      ['medicare', ['isMedicare']],
    ]);
  });

  it('suggests the nearest number, even if the portal decides it, and mentions a coverage that must be selected', () => {
    const m19 = states.find(({ name }) => name === 'm19')!.facts;
    const noCoverage = explainItem(model, model.byId.get('home/noCoverage')!, m19);
    expect(
      noCoverage.change?.record.map((fact) => [fact.name, indexIn(noCoverage.change!.state, fact)]),
    ).toEqual([['coverageCount', 1]]);
    expect(noCoverage.change?.also.map(({ name }) => name)).toEqual(['isCoverageSelected']);
    expect(noCoverage.choosesFirst).toBe(false);
    // Every signed-in member has the support screen, except before a coverage is selected.
    expect(explainItem(model, model.byId.get('support')!, m19).choosesFirst).toBe(true);
  });

  it('explains an item even for facts that break a constraint, and names the constraint', () => {
    const { facts } = states.find(({ name }) => name === 'm01')!;
    const { verdict, broken } = explainItem(model, model.byId.get('home')!, { ...facts, isFEHB: true });
    expect(verdict).toBe('shown');
    expect(broken.length).toBeGreaterThan(0);
    expect(
      broken.every((id) => model.portal.config.constraints.some((constraint) => constraint.id === id)),
    ).toBe(true);
  });

  it('names every constraint that a fact breaks alone', () => {
    const { facts } = states.find(({ name }) => name === 'm01')!;
    const brokenBy = (set: Readonly<Record<string, boolean>>): readonly string[] =>
      explainItem(model, model.byId.get('home')!, { ...facts, ...set }).broken;
    const one = brokenBy({ isFEHB: true });
    const other = brokenBy({ isCoverageSelected: false });
    expect(one.some((id) => other.includes(id))).toBe(false);
    expect(new Set(brokenBy({ isFEHB: true, isCoverageSelected: false }))).toEqual(
      new Set([...one, ...other]),
    );
  });
});
