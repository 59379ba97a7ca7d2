import { soundParts } from '../../rules/memoize.ts';
import { unlistedCases } from '../explain/case-count.ts';
import { namesIn } from '../model/named-conditions.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { AnalysisFinding, Inspect } from './finding.ts';

const sound = soundParts();

// Skips a rule that only uses another such rule.
export const caseFindings = (
  { world, portal, groups }: PortalModel,
  inspect: Inspect,
): readonly AnalysisFinding[] => {
  const { rules } = portal.config;
  const long = Object.keys(rules).filter(
    (name) => unlistedCases(world, world.conditions.ofName(name) ?? 0) > 0,
  );
  const within = new Set(long.flatMap((name) => namesIn(rules[name])));
  const gates = groups.flatMap((group) =>
    sound([group, world.space, world.possible], () =>
      group.flatMap((item) =>
        item.steps.filter(
          ({ at, when, holds }) =>
            at === item.id &&
            namesIn(when).length > 1 &&
            !Array.isArray(when) &&
            unlistedCases(world, holds) > 0,
        ),
      ),
    ),
  );
  const places = new Map(gates.map(({ at, holds }) => [at, holds]));
  return [
    ...long
      .filter((name) => !within.has(name))
      .map((name) =>
        inspect({
          code: 'many-cases',
          about: { kind: 'rule', name },
          example: () => world.conditions.ofName(name) ?? 1,
        }),
      ),
    ...Array.from(places, ([name, holds]) =>
      inspect({ code: 'many-cases', about: { kind: 'item', name, field: 'when' }, example: () => holds }),
    ),
  ];
};
