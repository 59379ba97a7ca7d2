import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { holdsFor, indexIn, type State, stateOf, type Variable } from '../space/space.ts';
import { describedFieldsOf } from '../model/content.ts';
import { oneOf } from './describe-set.ts';
import { smallestReason } from './why.ts';

export interface MemberDifference {
  readonly item: string;
  /** The field that differs; undefined when only one of the two members sees the item. */
  readonly field: string | undefined;
  /**
   * The values of the field for the two members, if any. If only one member sees the item, that value is
   * `shown`.
   */
  readonly values: readonly [string | undefined, string | undefined];
  /** The smallest set of differing facts that causes it. */
  readonly because: readonly Variable[];
}

interface Two {
  readonly world: World;
  readonly states: readonly [State, State];
  readonly differing: ReadonlySet<Variable>;
  readonly alike: Diagram;
}

const twoOf = (world: World, states: Two['states']): Two => {
  const { diagrams, space } = world;
  const [one, other] = states;
  const differing = new Set(
    space.variables.filter((variable) => indexIn(one, variable) !== indexIn(other, variable)),
  );
  const alike = space.variables
    .filter((variable) => !differing.has(variable))
    .reduceRight(
      (all, variable) => diagrams.and(oneOf(world, variable, new Set([indexIn(one, variable)])), all),
      1,
    );
  return { world, states, differing, alike };
};

const deciding = ({ world, states: [state], differing, alike }: Two, members: Diagram): readonly Variable[] =>
  smallestReason(
    world,
    { state, known: (variable) => differing.has(variable) },
    world.diagrams.minus(alike, members),
  ) ?? [];

/** Compares what two members see of some items, in one language. Omits items that are the same for both. */
export const memberDifferences = (
  model: PortalModel,
  { items, language }: { readonly items: readonly PortalItem[]; readonly language: Language },
  members: readonly [Facts, Facts],
): readonly MemberDifference[] => {
  const { world } = model;
  const { diagrams, space } = world;
  const two = twoOf(world, [stateOf(space, members[0]), stateOf(space, members[1])]);
  const [one, other] = two.states;
  return items.flatMap((item): readonly MemberDifference[] => {
    const seen = two.states.map((state) => holdsFor(diagrams, item.shown, state));
    if (seen[0] !== seen[1]) {
      const among = seen[0] === true ? item.shown : diagrams.not(item.shown);
      const values = [
        seen[0] === true ? 'shown' : undefined,
        seen[1] === true ? 'shown' : undefined,
      ] as const;
      return [{ item: item.id, field: undefined, values, because: deciding(two, among) }];
    }
    if (seen[0] !== true) return [];
    return describedFieldsOf(model, item).flatMap(({ name, choices }) => {
      const valueOf = (state: State) =>
        choices[language].find(({ members: among }) => holdsFor(diagrams, among, state))?.value;
      const values = [valueOf(one), valueOf(other)] as const;
      if (values[0] === values[1]) return [];
      const alikes = choices[language]
        .filter(({ value }) => value === values[0])
        .map(({ members: among }) => among);
      return [{ item: item.id, field: name, values, because: deciding(two, diagrams.any(alikes)) }];
    });
  });
};
