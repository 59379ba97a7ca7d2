import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { When } from '../../rules/expression.ts';
import { conditionsBetween } from './candidate-conditions.ts';
import { type ConditionPlace, editedModel } from './condition-places.ts';

export interface Reach {
  readonly place: ConditionPlace;
  readonly decides: ReadonlyMap<string, Diagram>;
  readonly always: PortalModel;
  readonly never: PortalModel;
}

export interface PairWay {
  readonly places: readonly [ConditionPlace, ConditionPlace];
  readonly conditions: readonly [When | undefined, When | undefined];
}

type Wanted = (id: string) => Diagram | undefined;

// Each pair needs four models.
const mostPairs = 10;

// Pairs that affect more other items are skipped: all of those must stay unchanged, and that condition gets
// too large.
const mostOthers = 60;

const mostTried = 4;

interface Context {
  readonly model: PortalModel;
  readonly effect: ReadonlyMap<string, Diagram>;
  readonly constants: readonly [always: When, never: When];
}

const agreement = ({ world: { diagrams } }: PortalModel, one: Diagram, other: Diagram): Diagram =>
  one === other ? 1 : diagrams.ite(one, other, diagrams.not(other));

const content = (
  { model }: Context,
  portal: PortalModel,
  items: readonly string[],
  wanted: Wanted,
): Diagram =>
  items.reduce<Diagram>((all, id) => {
    if (all === 0) return 0;
    const own = wanted(id) ?? model.byId.get(id)?.shown ?? 0;
    return model.world.diagrams.and(all, agreement(model, portal.byId.get(id)?.shown ?? 0, own));
  }, model.world.possible);

const waysOf = ({ model, constants, effect }: Context, one: Reach, other: Reach): readonly PairWay[] => {
  const { diagrams, possible, conditions } = model.world;
  const [always] = constants;
  const items = [...new Set([...effect.keys(), ...one.decides.keys(), ...other.decides.keys()])];
  const wanted: Wanted = (id) => effect.get(id);
  const context = { model, constants, effect };
  const under = (from: PortalModel, condition: When): Diagram =>
    content(context, editedModel(model, other.place.replaced(from.portal, condition)), items, wanted);
  const both = under(one.always, always);
  const first = under(one.always, constants[1]);
  const second = under(one.never, always);
  const neither = under(one.never, constants[1]);
  if (!diagrams.covers(diagrams.any([both, first, second, neither]), possible)) return [];
  const left = (members: Diagram): Diagram => diagrams.minus(possible, members);
  const bounds = { least: left(diagrams.or(second, neither)), never: left(diagrams.or(both, first)) };
  return conditionsBetween(model, one.place, bounds)
    .slice(0, mostTried)
    .flatMap((own): readonly PairWay[] => {
      const holds =
        one.place.about.kind === 'rule' && typeof own === 'object'
          ? conditions.ofExpression(own)
          : conditions.ofWhen(own);
      if (holds === undefined) return [];
      const then = {
        least: left(diagrams.ite(holds, first, neither)),
        never: left(diagrams.ite(holds, both, second)),
      };
      return conditionsBetween(model, other.place, then)
        .slice(0, mostTried)
        .map((its) => ({ places: [one.place, other.place], conditions: [own, its] }));
    });
};

// For effects that no single place achieves, not even in part: both places are on the way to the same item.
// Only the most promising pairs are computed.
export const pairWays = (input: Context, reaches: readonly Reach[]): readonly PairWay[] => {
  const { model, effect } = input;
  const { diagrams, possible } = model.world;
  const open = [...effect].map(([id, wanted]) => ({
    id,
    differs: diagrams.minus(possible, agreement(model, wanted, model.byId.get(id)?.shown ?? 0)),
  }));
  const pairs = reaches.flatMap((one, at) =>
    reaches.slice(at + 1).flatMap((other) => {
      const reached = open.map(({ id, differs }) => {
        const decided = diagrams.or(one.decides.get(id) ?? 0, other.decides.get(id) ?? 0);
        return { isAny: decided !== 0, isWhole: diagrams.covers(decided, differs) };
      });
      if (!reached.every(({ isAny }) => isAny)) return [];
      const missing = reached.filter(({ isWhole }) => !isWhole).length;
      return [
        {
          one,
          other,
          missing,
          besides: new Set([...one.decides.keys(), ...other.decides.keys()]).size - open.length,
        },
      ];
    }),
  );
  return pairs
    .filter(({ besides }) => besides <= mostOthers)
    .toSorted((one, other) => one.missing - other.missing || one.besides - other.besides)
    .slice(0, mostPairs)
    .flatMap(({ one, other }) => [...waysOf(input, one, other), ...waysOf(input, other, one)]);
};
