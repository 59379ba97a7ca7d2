import { describe } from 'vitest';
import { largePortal, rulesAlone } from '../../tests/support/config/large-portal.ts';
import { chance, roll } from '../../tests/support/chance.ts';
import { benchWithin, fixedLoop, timed, timing } from '../../tests/support/reports/timing.ts';
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
  config: {
    ...config,
    rules: { ...config.rules, ...Object.fromEntries(Object.entries(other.config.rules).slice(0, 3)) },
  },
};

const analyseAll = (of: CompiledPortal): void => void analyse(portalModel(of));

describe('full analysis of 300 rules over 32 facts', () => {
  const few = rulesAlone(portal);
  const many = rulesAlone(large);
  const loop = { of: fixedLoop(), called: 'the fixed loop' };
  const warm = timed(() => analyseAll(few));
  benchWithin('dead, always true, equal: warm', warm, { runs: 60, atMost: 2.2, ...loop });

  const tenfold = timed(() => analyseAll(many));
  benchWithin('of 3,000 rules', tenfold, { runs: 8, atMost: 16.5, of: warm, called: 'that of 300' });

  const whole = timed(() => analyseAll(portal));
  benchWithin('with an item of two links for each: warm', whole, { runs: 40, atMost: 6.5, ...loop });

  const diff = timed(() => void meaningDiff(portal, changed));
  benchWithin('meaning diff of two versions', diff, {
    runs: 40,
    atMost: 2,
    of: whole,
    called: 'that analysis',
  });
});

describe('explanations', () => {
  const model = portalModel(portal);
  const items = model.items.filter(({ kind }) => kind === 'item');
  const random = chance(5);
  const anybody = Array.from({ length: 6 }, () =>
    Uint8Array.from({ length: model.world.space.bits }, () => roll(random, 2)),
  );
  const states = anybody.flatMap((from) => {
    const state = nearestState(model.world, model.world.possible, { from, cost: () => 1 })?.state;
    return state ? [{ state, known: knownFacts(model.world, factsOf(model.world.space, state)) }] : [];
  });
  const one = items.map(({ id, shown }) => ({ id, shown }));
  const fastest = new Map<string, number>();
  const explainAll = (): void => {
    states.forEach(({ state, known }, number) => {
      for (const { id, shown } of one) {
        const reason = timed(
          () =>
            void why(model.world, known, {
              condition: shown,
              holds: holdsFor(model.world.diagrams, shown, state),
            }),
        );
        reason.run();
        fastest.set(
          `${number} ${id}`,
          Math.min(reason.fastest(), fastest.get(`${number} ${id}`) ?? Infinity),
        );
      }
    });
  };
  const p99 = (): number =>
    [...fastest.values()].sort((first, next) => first - next)[Math.floor(fastest.size * 0.99)] ?? Infinity;
  const all = timing(() => {
    explainAll();
    return p99();
  });
  benchWithin('1,800 reasons with the nearest change each, p99', all, {
    runs: 5,
    atMost: 0.14,
    of: fixedLoop(),
    called: 'the fixed loop',
  });
});
