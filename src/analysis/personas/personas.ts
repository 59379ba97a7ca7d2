import type { Expression } from '../../rules/expression.ts';
import type { FactValue } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { countStates } from '../diagrams/questions.ts';
import { nearestState } from '../explain/nearest-state.ts';
import { type RealisticMember, likenessOf, type Witness, witnessIn } from '../explain/witness.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { plainState } from '../model/states.ts';
import type { World } from '../model/world.ts';
import { factsOf, holdsFor, indexIn, setIndex, type State } from '../space/space.ts';
import { mutants } from './mutants.ts';

export interface StateCover {
  readonly states: readonly State[];
  // No smaller set of states can meet every target.
  readonly lowerBound: number;
}

// Further targets seldom raise the bound.
const mostCompared = 200;

// Chosen greedily, smallest first: no two of these targets can be met by one state.
const countDisjoint = ({ diagrams, space }: World, targets: readonly Diagram[]): number => {
  const size = new Map(targets.map((target) => [target, countStates(diagrams, target, space.bits)]));
  const disjoint: Diagram[] = [];
  const smallest = [...targets]
    .sort((one, other) => (size.get(one) ?? 0) - (size.get(other) ?? 0))
    .slice(0, mostCompared);
  for (const target of smallest)
    if (disjoint.every((other) => diagrams.and(other, target) === 0)) disjoint.push(target);
  return disjoint.length;
};

const common = ({ diagrams, possible }: World, targets: readonly Diagram[]): Diagram =>
  targets.reduce((members, target) => diagrams.and(members, target) || members, possible);

const plainer = (
  { diagrams, possible, space }: World,
  from: State,
  plain: State,
  targets: readonly Diagram[],
): State =>
  space.variables.reduce((state, variable) => {
    const candidate = Uint8Array.from(state);
    setIndex(candidate, variable, indexIn(plain, variable));
    return [possible, ...targets].every((target) => holdsFor(diagrams, target, candidate))
      ? candidate
      : state;
  }, from);

const needed = (states: readonly State[], suffice: (states: readonly State[]) => boolean): readonly State[] =>
  states.reduce<readonly State[]>((disjoint, state) => {
    const others = disjoint.filter((one) => one !== state);
    return suffice(others) ? others : disjoint;
  }, states);

// Readers check these personas one by one. Beyond this number, fewer personas that meet more targets are
// better.
const mostRealistic = 40;

const nextRealistic = (
  model: PortalModel,
  open: readonly Diagram[],
  pool: readonly RealisticMember[],
): State | undefined => {
  const met = ({ state }: RealisticMember): number =>
    open.filter((target) => holdsFor(model.world.diagrams, target, state)).length;
  const [best] = pool
    .map((one) => ({ state: one.state, met: met(one) }))
    .sort((one, other) => other.met - one.met);
  if (best && best.met > 0) return best.state;
  return witnessIn(model, open[0] ?? 0, pool)?.state;
};

// Chosen greedily, so that each target is met by a new or `given` state.
const stateCover = (
  model: PortalModel,
  targets: readonly Diagram[],
  {
    plain,
    given,
    pool,
  }: { readonly plain: State; readonly given: readonly State[]; readonly pool: readonly RealisticMember[] },
): StateCover => {
  const { world } = model;
  const { diagrams, possible } = world;
  const distinct = [...new Set(targets.map((target) => diagrams.and(target, possible)))].filter(
    (target) => target !== 0,
  );
  const isMet = (target: Diagram, states: readonly State[]): boolean =>
    states.some((state) => holdsFor(diagrams, target, state));
  let open = distinct.filter((target) => !isMet(target, given));
  const lowerBound = countDisjoint(world, open);
  const states: State[] = [];
  while (open.length > 0) {
    const state =
      pool.length > 0 && states.length < mostRealistic
        ? nextRealistic(model, open, pool)
        : nearestState(world, common(world, open), { from: plain, cost: () => 1 })?.state;
    if (!state) break;
    states.push(state);
    open = open.filter((target) => !isMet(target, [state]));
  }
  if (pool.length > 0)
    return {
      states: needed(states, (others) => distinct.every((target) => isMet(target, [...given, ...others]))),
      lowerBound,
    };
  for (const [place, state] of states.entries()) {
    const others = [...given, ...states.toSpliced(place, 1)];
    const own = distinct.filter((target) => !isMet(target, others));
    states[place] = plainer(world, state, plain, own);
  }
  return { states, lowerBound };
};

/** A possible member that was chosen automatically as an example. */
export interface Persona extends Witness {
  /** A name that depends only on the facts: the first plan variant and a hash of the facts. */
  readonly name: string;
  readonly differs: Readonly<Record<string, FactValue>>;
}

export interface PersonaSet {
  readonly personas: readonly Persona[];
  readonly lowerBound: number;
}

// FNV-1a.
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

const personaOf = (
  { world, firstVariants, portal }: PortalModel,
  state: State,
  pool: readonly RealisticMember[],
): Persona => {
  const own = factsOf(world.space, state);
  const plain = factsOf(world.space, plainState(portal.config, world));
  const differs = Object.fromEntries(
    Object.keys(own)
      .sort()
      .flatMap((name): [string, FactValue][] =>
        own[name] === plain[name] ? [] : [[name, own[name] as FactValue]],
      ),
  );
  const variant =
    firstVariants.find(({ members }) => holdsFor(world.diagrams, members, state))?.variant ?? 'plain';
  return {
    name: `${variant}-${hashOf(JSON.stringify(differs))}`,
    state,
    differs,
    like: likenessOf(world, state, pool),
  };
};

export const allExpressions = ({ portal: { config }, items }: PortalModel): readonly Expression[] => {
  const gates = [...items.map(({ source }) => source['when']), ...config.variants.map(({ when }) => when)];
  const inline = gates.filter(
    (when): when is Expression => typeof when === 'object' && when !== null && !Array.isArray(when),
  );
  return [...Object.values(config.rules), ...new Set(inline)];
};

const mutantTargets = (model: PortalModel): readonly Diagram[] => {
  const { diagrams, conditions } = model.world;
  return allExpressions(model).flatMap((rule) => {
    const own = conditions.ofExpression(rule) ?? 0;
    return mutants(rule, model.portal.config.facts).map((mutant) => {
      const other = conditions.ofExpression(mutant) ?? 0;
      return diagrams.ite(own, diagrams.not(other), other);
    });
  });
};

export interface Known {
  readonly given?: readonly State[];
  readonly believable?: readonly RealisticMember[];
}

const personaSet = (
  model: PortalModel,
  targets: readonly Diagram[],
  { given = [], believable = [] }: Known,
): PersonaSet => {
  const plain = plainState(model.portal.config, model.world);
  const { states, lowerBound } = stateCover(model, targets, { plain, given, pool: believable });
  return { personas: states.map((state) => personaOf(model, state, believable)), lowerBound };
};

/**
 * Returns a few possible members so that, if possible, each item is visible to one and hidden from
 * another. `given` states count as chosen.
 */
export const showingPersonas = (model: PortalModel, known: Known = {}): PersonaSet =>
  personaSet(
    model,
    model.items.flatMap(({ shown }) => [shown, model.world.diagrams.not(shown)]),
    known,
  );

/**
 * Returns a small set of possible members that distinguishes every rule from each of its one-edit mutants, if
 * possible.
 */
export const killingPersonas = (model: PortalModel, known: Known = {}): PersonaSet =>
  personaSet(model, mutantTargets(model), known);
