import type { Expression } from '../../rules/expression.ts';
import type { FactValue } from '../../rules/gate.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { plainState } from '../findings/plain-state.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factsOf, holdsFor, type State } from '../space/state.ts';
import { mutants } from './mutants.ts';
import { stateCover } from './state-cover.ts';

/** A possible member, found for a purpose. */
export interface Persona {
  /** Stays the same while the member stays the same: first plan variant and a number made from the facts. */
  readonly name: string;
  readonly state: State;
  /** Facts that are unlike those of the plainest member. */
  readonly differs: Readonly<Record<string, FactValue>>;
}

export interface PersonaSet {
  readonly personas: readonly Persona[];
  readonly lowerBound: number;
}

const numberOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

const personaOf = ({ world, firstVariants, portal }: PortalModel, state: State): Persona => {
  const [own, plain] = [factsOf(world.space, state), factsOf(world.space, plainState(portal.config, world))];
  const differs = Object.fromEntries(
    Object.keys(own)
      .sort()
      .flatMap((name): [string, FactValue][] => (own[name] === plain[name] ? [] : [[name, own[name] as FactValue]])),
  );
  const variant = firstVariants.find(({ members }) => holdsFor(world.diagrams, members, state))?.variant ?? 'plain';
  return { name: `${variant}-${numberOf(JSON.stringify(differs))}`, state, differs };
};

/** Every rule and every gate that is an expression of its own. */
export const allExpressions = ({ portal: { config }, items }: PortalModel): readonly Expression[] => {
  const gates = [...items.map(({ source }) => source['when']), ...config.variants.map(({ when }) => when)];
  const inline = gates.filter((when): when is Expression => typeof when === 'object' && when !== null && !Array.isArray(when));
  return [...Object.values(config.rules), ...new Set(inline)];
};

const differences = (model: PortalModel): readonly Diagram[] => {
  const { diagrams, conditions } = model.world;
  return allExpressions(model).flatMap((rule) => {
    const own = conditions.ofExpression(rule) ?? 0;
    return mutants(rule, model.portal.config.facts).map((mutant) => {
      const other = conditions.ofExpression(mutant) ?? 0;
      return diagrams.ite(own, diagrams.not(other), other);
    });
  });
};

const found = (model: PortalModel, targets: readonly Diagram[], given: readonly State[]): PersonaSet => {
  const plain = plainState(model.portal.config, model.world);
  const { states, lowerBound } = stateCover(model.world, targets, { plain, given });
  return { personas: states.map((state) => personaOf(model, state)), lowerBound };
};

/** A small set of possible members that shows every item both shown and hidden, as far as it can be; states in `given` count already. */
export const showingPersonas = (model: PortalModel, given: readonly State[] = []): PersonaSet =>
  found(
    model,
    model.items.flatMap(({ shown }) => [shown, model.world.diagrams.not(shown)]),
    given,
  );

/** A small set of possible members of whom one tells every rule from every one-edit mutant that any possible member tells. */
export const killingPersonas = (model: PortalModel, given: readonly State[] = []): PersonaSet => found(model, differences(model), given);
