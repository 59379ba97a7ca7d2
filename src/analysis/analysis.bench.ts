import { describe } from 'vitest';
import { largePortal, rulesAlone } from '../../tests/support/config/large-portal.ts';
import { chance, roll } from '../../tests/support/chance.ts';
import { benchWithin, timed } from '../../tests/support/reports/timing.ts';
import { meaningDiff } from './diff/meaning-diff.ts';
import { nearestState } from './explain/nearest-state.ts';
import { knownFacts, why } from './explain/why.ts';
import { analyse } from './findings/analyse.ts';
import { portalModel } from './model/portal-model.ts';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import { factsOf, holdsFor } from './space/space.ts';

const portal = largePortal(300);
const large = largePortal(3000);
const { config } = portal;
const other = largePortal(300, 2);
const changed: CompiledPortal = {
  ...portal,
  config: { ...config, rules: { ...config.rules, ...Object.fromEntries(Object.entries(other.config.rules).slice(0, 3)) } },
};

/** Rules, gates, links and labels, over every possible member. */
const analyseAll = (of: CompiledPortal): void => void analyse(portalModel(of));

describe('full analysis of 300 rules over 32 facts', () => {
  const [few, many] = [rulesAlone(portal), rulesAlone(large)];
  const warm = timed(() => analyseAll(few));
  benchWithin('dead, always true, equal: warm, under 2 ms', warm, [60, () => 2]);

  const tenfold = timed(() => analyseAll(many));
  benchWithin('of 3,000 rules, at most 15 times as long', tenfold, [5, () => 15 * warm.fastest()]);

  const whole = timed(() => analyseAll(portal));
  benchWithin('with an item of two links for each: warm, under 4 ms', whole, [40, () => 4]);

  const diff = timed(() => void meaningDiff(portal, changed));
  benchWithin('meaning diff of two versions, under 5 ms', diff, [40, () => 5]);
});

describe('explanations', () => {
  const model = portalModel(portal);
  const items = model.items.filter(({ kind }) => kind === 'item');
  const random = chance(5);
  const anybody = Array.from({ length: 6 }, () => Uint8Array.from({ length: model.world.space.bits }, () => roll(random, 2)));
  const states = anybody.flatMap((from) => {
    const state = nearestState(model.world, model.world.possible, { from, cost: () => 1 })?.state;
    return state ? [{ state, known: knownFacts(model.world, factsOf(model.world.space, state)) }] : [];
  });
  const fastest = new Map<string, number>();
  const explainAll = (): void => {
    states.forEach(({ state, known }, number) => {
      for (const { id, shown } of items) {
        const start = performance.now();
        why(model.world, known, { condition: shown, holds: holdsFor(model.world.diagrams, shown, state) });
        const took = performance.now() - start;
        fastest.set(`${number} ${id}`, Math.min(took, fastest.get(`${number} ${id}`) ?? Infinity));
      }
    });
  };
  const p99 = (): number => [...fastest.values()].sort((one, next) => one - next)[Math.floor(fastest.size * 0.99)] ?? Infinity;
  const all = { run: explainAll, fastest: p99 };
  benchWithin('1,800 reasons with the nearest change each, p99 under 100 µs', all, [3, () => 0.1]);
});
