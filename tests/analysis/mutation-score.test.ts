import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { support } from '../../src/analysis/diagrams/questions.ts';
import { nearestState } from '../../src/analysis/explain/nearest-state.ts';
import { mutants } from '../../src/analysis/personas/mutants.ts';
import { allExpressions, killingPersonas, showingPersonas } from '../../src/analysis/personas/personas.ts';
import {
  factsOf,
  holdsFor,
  setIndex,
  type State,
  stateOf,
  type Variable,
} from '../../src/analysis/space/space.ts';
import { type Expression, ruleNames } from '../../src/rules/expression.ts';
import { type Facts, gatekeeper } from '../../src/rules/gate.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';

const { model, states } = frozenPortal();
const { config } = model.portal;
const { world } = model;
const gateOf = gatekeeper(config);
const sampled = states.map(({ facts }) => stateOf(world.space, facts));
const generated = killingPersonas(model, { given: sampled }).personas.map(({ state }) => state);

/** Facts and the answers of the rules that a rule names, as plain data for json-logic-js. */
const dataFor = (facts: Facts, names: readonly string[]): object => {
  const gate = gateOf(facts);
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? gate.decide(name).shown]));
};

const applies = (rule: Expression, data: object): boolean =>
  Boolean(jsonLogic.apply(rule as jsonLogic.RulesLogic, data));

const kills = (rule: Expression, mutant: Expression, facts: Facts): boolean => {
  const data = dataFor(facts, ruleNames(rule) ?? []);
  return applies(rule, data) !== applies(mutant, data);
};

const factsBehind = (rule: Expression): readonly Variable[] => {
  const levels = support(world.diagrams, world.conditions.ofExpression(rule) ?? 0);
  const named = (ruleNames(rule) ?? []).flatMap((name) =>
    support(world.diagrams, world.conditions.ofName(name) ?? 0),
  );
  return [...new Set([...levels, ...named].flatMap((level) => world.space.atLevel[level] ?? []))];
};

/** Every combination of values of these facts that some possible member has, with one such member. */
const everyCase = (variables: readonly Variable[]): readonly State[] =>
  variables
    .reduce<readonly State[]>(
      (all, variable) =>
        all.flatMap((state) =>
          Array.from({ length: variable.size }, (_, index) => {
            const next = Uint8Array.from(state);
            setIndex(next, variable, index);
            return next;
          }),
        ),
      [new Uint8Array(world.space.bits)],
    )
    .flatMap(
      (from) =>
        nearestState(world, world.possible, {
          from,
          cost: (variable) => (variables.includes(variable) ? Infinity : 1),
        })?.state ?? [],
    );

describe('sample members and generated personas together', () => {
  const every = [...sampled, ...generated].map((state) => factsOf(world.space, state));
  const pairs = allExpressions(model).flatMap((rule) =>
    mutants(rule, config.facts).map((mutant) => ({ rule, mutant })),
  );

  it('kill 100 % of the killable one-edit mutants of every rule, judged by json-logic-js', () => {
    expect(pairs.length).toBeGreaterThan(150);
    const alive = pairs.filter(({ rule, mutant }) => !every.some((facts) => kills(rule, mutant, facts)));
    const tried = alive.filter(({ rule }) => factsBehind(rule).length <= 12);
    const killable = tried.filter(({ rule, mutant }) =>
      everyCase(factsBehind(rule)).some((state) => kills(rule, mutant, factsOf(world.space, state))),
    );
    const killed = pairs.length - alive.length;
    process.stdout.write(
      `mutation score: ${Math.floor((100 * killed) / (killed + killable.length))} %: ${killed} of ${killed + killable.length} killable mutants (${alive.length - killable.length} equivalent), by ${sampled.length} sample states and ${generated.length} personas\n`,
    );
    expect(tried.length).toBe(alive.length);
    expect(killable).toEqual([]);
  });

  it('show every item both shown and hidden, as far as any possible member does', () => {
    const shown = [
      ...sampled,
      ...showingPersonas(model, { given: sampled }).personas.map(({ state }) => state),
    ];
    const { diagrams, possible } = world;
    const missed = model.items.filter((item) => {
      const met = (condition: number): boolean =>
        diagrams.and(condition, possible) === 0 ||
        shown.some((state) => holdsFor(diagrams, condition, state));
      return !met(item.shown) || !met(diagrams.not(item.shown));
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it('keep their names while the configuration is unchanged', () => {
    const again = killingPersonas(frozenPortal().model, { given: sampled }).personas.map(({ name }) => name);
    expect(again).toEqual(killingPersonas(model, { given: sampled }).personas.map(({ name }) => name));
    expect(new Set(again).size).toBe(again.length);
  });
});
