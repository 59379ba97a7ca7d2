import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { type PlanShare, planShares } from '../explain/plan-shares.ts';
import { realisticMembers } from '../explain/witness.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { holdsFor, stateOf, valuesThat } from '../space/space.ts';
import { type FurtherMembers, furtherMembers } from '../table/constraint-effect.ts';
import type { DifferentRow } from '../table/different-rows.ts';
import type { FactWords } from '../words/fact-words.ts';
import { witnessText } from '../words/witness-words.ts';
import { isSame } from './sides.ts';

export interface NamedState {
  readonly name: string;
  readonly facts: Facts;
}

export interface OneSided {
  readonly members: string;
  readonly example: string;
  readonly plans: readonly PlanShare[];
  readonly samples: readonly string[];
  readonly rows: readonly DifferentRow[];
}

export interface ConstraintChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly nowPossible?: OneSided;
  readonly nowImpossible?: OneSided;
}

// Facts that the other side does not declare may have any value.
const possibleIn = (own: PortalModel, other: PortalModel): Diagram => {
  const { diagrams, space } = own.world;
  const names = Object.keys(own.portal.config.facts).filter(
    (name) => !Object.hasOwn(other.portal.config.facts, name),
  );
  const unknown = names.flatMap((name) => space.byName.get(name) ?? []);
  return unknown.reduce((members, variable) => {
    const values = Array.from({ length: variable.size }, (_, index) =>
      valuesThat(diagrams, variable, (one) => one === index),
    );
    return diagrams.any(values.map((value) => diagrams.within(members, value)));
  }, own.world.possible);
};

interface TextContext {
  readonly language: Language;
  readonly words: FactWords;
  readonly states: readonly NamedState[];
}

const oneSided = (
  model: PortalModel,
  other: PortalModel,
  { language, words, states }: TextContext,
): OneSided | undefined => {
  const { world } = model;
  const { diagrams } = world;
  const shared = possibleIn(other, model);
  const members = diagrams.minus(world.possible, shared);
  if (members === 0) return undefined;
  const common: PortalModel = {
    ...model,
    world: { ...world, possible: diagrams.and(world.possible, shared) },
  };
  const found: FurtherMembers = furtherMembers(common, members, {
    language,
    pool: realisticMembers(model, states),
  });
  // Only names: a difference is stored for years, and the descriptions of samples may change.
  const samples = states.map(({ name }) => ({ name, summary: '' }));
  return {
    members: words.cases(found.cases),
    example: found.example ? witnessText(model, found.example, { language, words, samples }) : '',
    plans: planShares(model, members),
    samples: states
      .filter(({ facts }) => holdsFor(diagrams, members, stateOf(world.space, facts)))
      .map(({ name }) => name),
    rows: found.rows,
  };
};

export const constraintChanges = (
  [before, after]: readonly [PortalModel, PortalModel],
  context: TextContext,
): ConstraintChanges | undefined => {
  const listed = ({ portal: { config, labels } }: PortalModel) =>
    new Map(
      config.constraints.map((constraint) => [
        constraint.id,
        { ...constraint, status: labels.constraints[constraint.id]?.status },
      ]),
    );
  const old = listed(before);
  const now = listed(after);
  const added = [...now.keys()].filter((id) => !old.has(id));
  const removed = [...old.keys()].filter((id) => !now.has(id));
  const changed = [...now.keys()].filter((id) => old.has(id) && !isSame(old.get(id), now.get(id)));
  const isSamePossible = before.world.possible === after.world.possible;
  if (added.length + removed.length + changed.length === 0 && isSamePossible) return undefined;
  const nowPossible = isSamePossible ? undefined : oneSided(after, before, context);
  const nowImpossible = isSamePossible ? undefined : oneSided(before, after, context);
  return {
    added,
    removed,
    changed,
    ...(nowPossible && { nowPossible }),
    ...(nowImpossible && { nowImpossible }),
  };
};
