import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { meaningDiff } from '../../analysis/diff/meaning-diff.ts';
import type { Subject } from '../../analysis/findings/finding.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { When } from '../../rules/expression.ts';
import { lengthOf } from './condition-length.ts';
import { smallestLike } from './smallest-condition.ts';
import { type Bounds, conditionsBetween } from './candidate-conditions.ts';
import { pairWays, type Reach } from './condition-pairs.ts';
import { type ConditionPlace, conditionPlaces, editedModel } from './condition-places.ts';

// Nothing else may change.
export type WantedEffect = ReadonlyMap<string, Diagram>;

export type AllowedChanges = ReadonlyMap<string, Diagram>;

const nothingFollows: AllowedChanges = new Map();

interface Asked {
  readonly effect: WantedEffect;
  readonly following: AllowedChanges;
}

export interface SuggestedEdit {
  readonly about: Subject;
  readonly before: When | undefined;
  readonly after: When | undefined;
}

// Proved: the edits have exactly the wanted effect.
export interface Suggestion {
  readonly edits: readonly SuggestedEdit[];
  readonly portal: CompiledPortal;
}

export interface Suggestions {
  readonly answers: readonly Suggestion[];
  readonly looked: number;
  readonly impossible: readonly string[];
  readonly clashing: ReadonlyMap<string, readonly string[]>;
}

// Sets of edits to prove before giving up; each takes as long as a comparison.
const mostProved = 40;
const mostListed = 3;

interface Candidate {
  readonly place: ConditionPlace;
  readonly does: ReadonlySet<string>;
  readonly conditions: readonly (When | undefined)[];
}

const constants = ({ world: { space } }: PortalModel): readonly [always: When, never: When] => {
  const fact = { var: space.variables.find(({ shape }) => shape.type === 'boolean')?.name ?? '' };
  return [{ or: [fact, { '!': fact }] }, { and: [fact, { '!': fact }] }];
};

const differ = ({ world: { diagrams } }: PortalModel, one: Diagram, other: Diagram): Diagram =>
  one === other ? 0 : diagrams.ite(one, diagrams.not(other), other);

const reachOf = (model: PortalModel, place: ConditionPlace): Reach => {
  const { diagrams, possible } = model.world;
  const [always, never] = constants(model).map((condition) =>
    editedModel(model, place.replaced(model.portal, condition)),
  ) as [PortalModel, PortalModel];
  const decides = model.items.flatMap(({ id }): readonly (readonly [string, Diagram])[] => {
    const own = diagrams.and(
      differ(model, always.byId.get(id)?.shown ?? 0, never.byId.get(id)?.shown ?? 0),
      possible,
    );
    return own === 0 ? [] : [[id, own]];
  });
  return { place, always, never, decides: new Map(decides) };
};

interface Need extends Bounds {
  readonly id: string;
  readonly helps: boolean;
}

// Where the item differs between a condition that is always true and one that never is, the wanted effect
// decides what the condition must be. Where both agree but differ from the effect, this place cannot help.
const needsAt = (
  model: PortalModel,
  { effect, following }: Asked,
  { always, never: closed, decides: all }: Reach,
): readonly Need[] => {
  const { diagrams, possible } = model.world;
  return [...all].map(([id, whole]) => {
    const decides = diagrams.minus(whole, following.get(id) ?? 0);
    const one = always.byId.get(id)?.shown ?? 0;
    const other = closed.byId.get(id)?.shown ?? 0;
    const target = effect.get(id);
    const helps =
      target !== undefined && diagrams.and(diagrams.minus(possible, whole), differ(model, one, target)) === 0;
    const wanted = helps ? target : (model.byId.get(id)?.shown ?? 0);
    const least = diagrams.minus(decides, differ(model, one, wanted));
    const never = diagrams.minus(decides, differ(model, other, wanted));
    return { id, helps, least, never };
  });
};

const boundsAt = (
  { world: { diagrams } }: PortalModel,
  needs: readonly Need[],
): (Bounds & { readonly does: ReadonlySet<string> }) | undefined => {
  const does = new Set(needs.filter(({ helps }) => helps).map(({ id }) => id));
  const least = diagrams.any(needs.map((need) => need.least));
  const never = diagrams.any(needs.map((need) => need.never));
  return does.size === 0 || diagrams.meets(least, never) ? undefined : { least, never, does };
};

const clashingWith = (
  { world: { diagrams } }: PortalModel,
  places: readonly (readonly Need[])[],
  id: string,
): readonly string[] => {
  const found = places.flatMap((needs): readonly (readonly string[])[] => {
    const own = needs.find((need) => need.id === id && need.helps);
    if (!own) return [];
    const clashes = ({ least, never }: Need): boolean =>
      diagrams.meets(least, own.never) || diagrams.meets(never, own.least);
    return [needs.filter((need) => need.id !== id && clashes(need)).map((need) => need.id)];
  });
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
};

const isExact = (model: PortalModel, { effect, following }: Asked, portal: CompiledPortal): boolean => {
  const { diagrams, possible } = model.world;
  const after = editedModel(model, portal);
  const isSeen = model.items.every(({ id, shown }) => {
    const other = differ(model, after.byId.get(id)?.shown ?? 0, effect.get(id) ?? shown);
    return diagrams.minus(diagrams.and(other, possible), following.get(id) ?? 0) === 0;
  });
  if (!isSeen) return false;
  const { changes, moved, other, lost } = meaningDiff(model.portal, portal);
  const isRequested = ({ kind, item }: (typeof changes)[number]): boolean =>
    (kind === 'shown' && effect.has(item)) || following.has(item);
  return moved.length + other.length + lost.length === 0 && changes.every(isRequested);
};

const editAt = ({ place }: Candidate, after: When | undefined): SuggestedEdit => ({
  about: place.about,
  before: place.written,
  after,
});

const covering = (
  candidates: readonly Candidate[],
  effect: WantedEffect,
): readonly (readonly Candidate[])[] => {
  const items = [...effect.keys()];
  const done = (set: readonly Candidate[]): boolean =>
    items.every((id) => set.some(({ does }) => does.has(id)));
  const grown = (sets: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] =>
    sets.flatMap((set) =>
      candidates.slice(candidates.indexOf(set.at(-1) as Candidate) + 1).map((one) => [...set, one]),
    );
  const ones = candidates.map((one) => [one]);
  const twos = candidates.length > 60 ? [] : grown(ones);
  const found = [...ones.filter(done), ...twos.filter(done)];
  return found.length > 0 || candidates.length > 30 ? found : grown(twos).filter(done);
};

const choicesOf = (set: readonly Candidate[]): readonly (readonly SuggestedEdit[])[] =>
  set.reduce<readonly (readonly SuggestedEdit[])[]>(
    (all, one) =>
      all.flatMap((edits) => one.conditions.slice(0, 4).map((after) => [...edits, editAt(one, after)])),
    [[]],
  );

const costOf = (edits: readonly SuggestedEdit[]): number =>
  edits.reduce((sum, { after }) => sum + 10 + lengthOf(after), 0);

const smallest = (model: PortalModel, edits: readonly SuggestedEdit[]): readonly SuggestedEdit[] =>
  edits.map((edit) => {
    const { about, after } = edit;
    return after === undefined
      ? edit
      : { ...edit, after: smallestLike(model, after, about.kind === 'rule' ? about.name : undefined) };
  });

const proved = (
  model: PortalModel,
  asked: Asked,
  placeOf: ReadonlyMap<Subject, ConditionPlace>,
  ways: readonly (readonly SuggestedEdit[])[],
): Pick<Suggestions, 'answers' | 'looked'> => {
  const answers: Suggestion[] = [];
  let looked = 0;
  const answered = new Set<string>();
  for (const edits of ways.toSorted((one, other) => costOf(one) - costOf(other))) {
    if (looked >= mostProved || answers.length >= mostListed) break;
    // A longer condition in the same places is not another answer.
    const places = edits.map(({ about }) => `${about.kind} ${about.name}`).join(', ');
    if (answered.has(places)) continue;
    looked += 1;
    const made = (all: readonly SuggestedEdit[]): CompiledPortal =>
      all.reduce(
        (before, { about, after }) => placeOf.get(about)?.replaced(before, after) ?? before,
        model.portal,
      );
    if (!isExact(model, asked, made(edits))) continue;
    const least = smallest(model, edits);
    answered.add(places);
    answers.push({ edits: least, portal: made(least) });
  }
  return { answers, looked };
};

// Limited: one edit, then two, then three that each do a part; then two that only work together.
export const suggestEdits = (
  model: PortalModel,
  effect: WantedEffect,
  following: AllowedChanges = nothingFollows,
): Suggestions => {
  const { diagrams, possible } = model.world;
  const items = [...effect.keys()].flatMap((id) => model.byId.get(id) ?? []);
  const open = new Map(
    [...effect].filter(
      ([id, wanted]) => diagrams.and(differ(model, wanted, model.byId.get(id)?.shown ?? 0), possible) !== 0,
    ),
  );
  const reaches = conditionPlaces(model, items).map((place) => reachOf(model, place));
  const asked = { effect: open, following };
  const needs = new Map(reaches.map((reach) => [reach, needsAt(model, asked, reach)]));
  const candidates = reaches.flatMap((reach): readonly Candidate[] => {
    const bounds = boundsAt(model, needs.get(reach) ?? []);
    if (!bounds) return [];
    const conditions = conditionsBetween(model, reach.place, bounds);
    return conditions.length === 0 ? [] : [{ place: reach.place, does: bounds.does, conditions }];
  });
  const placeOf = new Map(reaches.map(({ place }) => [place.about, place]));
  const tried = proved(model, asked, placeOf, covering(candidates, open).flatMap(choicesOf));
  if (tried.answers.length > 0) return { ...tried, impossible: [], clashing: new Map() };
  const pairs = pairWays({ model, effect: open, constants: constants(model) }, reaches).map(
    ({ places, conditions }) =>
      places.map((place, at): SuggestedEdit => ({
        about: place.about,
        before: place.written,
        after: conditions[at],
      })),
  );
  const second = proved(model, asked, placeOf, pairs);
  const isReached = (id: string): boolean => candidates.some(({ does }) => does.has(id));
  const impossible = second.answers.length > 0 ? [] : [...open.keys()].filter((id) => !isReached(id));
  return {
    answers: second.answers,
    looked: tried.looked + second.looked,
    impossible,
    clashing: new Map(impossible.map((id) => [id, clashingWith(model, [...needs.values()], id)])),
  };
};
