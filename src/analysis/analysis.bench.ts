import jsonLogic from 'json-logic-js';
import { bench, describe, expect } from 'vitest';
import { largePortal } from '../../tests/support/large-portal.ts';
import { chance, roll } from '../../tests/support/random-rules.ts';
import { gatekeeper } from '../rules/gatekeeper.ts';
import { meaningDiff } from './diff/meaning-diff.ts';
import { knownFacts } from './explain/known-facts.ts';
import { nearestState } from './explain/nearest-state.ts';
import { why } from './explain/why.ts';
import { inspection } from './findings/inspection.ts';
import { ruleFindings } from './findings/rule-findings.ts';
import type { Portal } from './model/portal.ts';
import { portalModel } from './model/portal-model.ts';
import { world } from './model/world.ts';
import { factsOf, holdsFor } from './space/state.ts';

type Hook = NonNullable<NonNullable<Parameters<typeof bench>[2]>['teardown']>;

const portal = largePortal(300);
const large = largePortal(3000);
const { config } = portal;
const other = largePortal(300, 2);
const changed: Portal = {
  ...portal,
  config: { ...config, rules: { ...config.rules, ...Object.fromEntries(Object.entries(other.config.rules).slice(0, 3)) } },
};

/** The fastest run counts: the others measure what else the machine was doing. */
const timed = (work: () => void): { readonly run: () => void; readonly fastest: () => number } => {
  let best = Infinity;
  const run = (): void => {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  };
  return { run, fastest: () => best };
};

/** Looks at the outcome once the measured runs are over, not after the warm-up. */
const atEnd =
  (look: () => void): Hook =>
  (_, mode) => {
    if (mode === 'run') look();
  };

const options = (fastest: () => number, limit: number) => ({
  iterations: 100,
  time: 0,
  teardown: atEnd(() => expect(fastest()).toBeLessThan(limit)),
});

/** Rules compiled, and which of them are dead, always true, equal or unused, over every possible member. */
const analyseRules = (of: Portal): number => {
  const built = world(of.config);
  const model = { portal: of, world: built, items: [], byId: new Map<string, never>(), firstVariants: [] };
  return ruleFindings(model, inspection(model)).length;
};

describe('300 rules over 32 facts', () => {
  const full = timed(() => void analyseRules(portal));
  bench('analysis of every rule over all possible members, under 2 ms', full.run, options(full.fastest, 2));

  const tenfold = timed(() => void analyseRules(large));
  bench('the same for 3,000 rules, under 30 ms', tenfold.run, { ...options(tenfold.fastest, 30), iterations: 15 });

  const diff = timed(() => void meaningDiff(portal, changed));
  bench('meaning diff of two versions, under 5 ms', diff.run, options(diff.fastest, 5));
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
        why(model.world, known, [shown, holdsFor(model.world.diagrams, shown, state)]);
        const took = performance.now() - start;
        fastest.set(`${number} ${id}`, Math.min(took, fastest.get(`${number} ${id}`) ?? Infinity));
      }
    });
  };
  bench('1,800 reasons with the nearest change each, p99 under 100 µs', explainAll, {
    iterations: 8,
    time: 0,
    teardown: atEnd(() => {
      const sorted = [...fastest.values()].sort((one, next) => one - next);
      expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(0.1);
    }),
  });
});

describe('the gates of 300 items for one member', () => {
  const model = world(config);
  const plain = { ...factsOf(model.space, new Uint8Array(model.space.bits)) };
  const names = Object.keys(config.rules);
  const rules = Object.values(config.rules) as unknown as readonly jsonLogic.RulesLogic[];
  const alone = timed(() => {
    for (const rule of rules) void jsonLogic.apply(rule, plain);
  });
  const gateOf = gatekeeper(config);
  const whole = timed(() => {
    const gate = gateOf({ ...plain });
    for (const name of names) gate.decide(name);
  });
  const same = gateOf(plain);
  const repeated = timed(() => {
    for (const name of names) same.decide(name);
  });
  const rounds = { iterations: 300, time: 0 };
  bench('json-logic-js alone', alone.run, rounds);
  bench('the gatekeeper', whole.run, rounds);
  bench('the gatekeeper again for the same facts', repeated.run, rounds);
});
