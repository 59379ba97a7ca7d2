import type { When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { cover } from '../diagrams/questions.ts';
import type { PortalItem } from '../model/item.ts';
import { namesIn } from '../model/named-conditions.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { mostCases } from './describe-set.ts';

// The number of paths to "always" in the diagram: seldom less than the number of cases that a description
// needs.
const waysIn = memoize((diagrams: World['diagrams']) => {
  let ways = Float64Array.of(0, 1);
  let count = ways.length;
  return (condition: Diagram): number => {
    if (condition >= ways.length) {
      const longer = new Float64Array(diagrams.size * 2);
      longer.set(ways);
      ways = longer;
    }
    if (count <= condition) {
      const { lows, highs } = diagrams.nodes;
      for (; count <= condition; count += 1)
        ways[count] = (ways[lows[count] as number] as number) + (ways[highs[count] as number] as number);
    }
    return ways[condition] as number;
  };
});

export const unlistedCases = (world: World, condition: Diagram): number => {
  const { diagrams, possible } = world;
  if (waysIn(diagrams)(condition) <= mostCases) return 0;
  const { count } = cover(diagrams, diagrams.and(condition, possible), diagrams.ite(possible, condition, 1));
  return count > mostCases ? count : 0;
};

const gatesOf = ({ steps, holds }: PortalItem): readonly (When | undefined)[] => [
  ...steps.map(({ when }) => when),
  ...(holds ?? []).flatMap(gatesOf),
];

/**
 * Returns the rules that affect an item and have too many cases to list. A gate without a name appears as the
 * item's id.
 */
export const longRules = ({ world, portal }: PortalModel, item: PortalItem): readonly string[] => {
  const named = new Set(gatesOf(item).flatMap(namesIn));
  const rules = [...named].filter((name) => Object.hasOwn(portal.config.rules, name));
  const long = rules.filter((name) => unlistedCases(world, world.conditions.ofName(name) ?? 0) > 0);
  return long.length > 0 ? long : [item.id];
};
