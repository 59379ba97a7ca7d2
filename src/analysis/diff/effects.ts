import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { Part } from '../model/choices.ts';
import { fieldsOf } from '../model/content.ts';
import { type PortalItem, targetNames } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { closedParts } from './closed-screens.ts';
import { isUntouched } from './item-changes.ts';
import { sharedChanges } from './meaning-diff.ts';
import { partChanges } from './parts.ts';
import { orderFlips } from './setting-changes.ts';
import { modelsInOneSpace, type Sides, sidesBetween } from './sides.ts';

/** `possible`: who can exist. `shared`: a setting. `path`: an address of a screen that stops working or is kept. */
export type EffectKind = 'shown' | 'field' | 'closed' | 'order' | 'possible' | 'shared' | 'path';

/** A value that a change makes different for some members. */
export interface Outcome {
  readonly kind: EffectKind;
  readonly item: string;
  /**
   * What changed: a field of the item, such as `shown`, `en title`, `es address` or `whenClosed`; `order`;
   * or, without an item, the path of a setting.
   */
  readonly what: string;
  /** Undefined if the members do not see the item or it has no such field. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Effect extends Outcome {
  readonly members: Diagram;
}

/** An outcome whose members differ between the two changes. */
export interface EffectDifference extends Outcome {
  /** Members who have this outcome after the first change, but not after the second. */
  readonly onlyFirst: Diagram;
  readonly onlySecond: Diagram;
}

/**
 * The differences between the effects of two changes; empty if the effects are the same. Members are
 * conditions over the facts of `world`.
 */
export interface EffectComparison {
  readonly differences: readonly EffectDifference[];
  readonly world: World;
}

/** A configuration before and after a change. */
export interface Change {
  readonly before: CompiledPortal;
  readonly after: CompiledPortal;
}

interface Content {
  readonly kind: EffectKind;
  readonly parts: readonly Part[];
}

type Contents = ReadonlyMap<string, Content>;

const languages = ['en', 'es'] as const;

// What each member gets from an item. Members who do not see it get nothing, so a change of who sees it is a
// change of every field.
const contentsOf = (model: PortalModel, item: PortalItem | undefined): Contents => {
  if (!item) return new Map();
  const { diagrams } = model.world;
  const among = (members: Diagram, parts: readonly Part[]): readonly Part[] =>
    parts.map((part) => ({ value: part.value, members: diagrams.and(members, part.members) }));
  const fields = fieldsOf(model, item)
    .filter(({ name }) => !targetNames.includes(name))
    .flatMap(({ name, choices }) =>
      languages.map((language): readonly [string, Content] => [
        `${language} ${name}`,
        { kind: 'field', parts: among(item.shown, choices[language]) },
      ]),
    );
  const closed = item.kind === 'screen' ? among(diagrams.not(item.gate), closedParts(model.world, item)) : [];
  return new Map<string, Content>([
    ['shown', { kind: 'shown', parts: [{ value: 'shown', members: item.shown }] }],
    ...fields,
    ['whenClosed', { kind: 'closed', parts: closed }],
  ]);
};

const withNothing = ({ world: { diagrams } }: PortalModel, parts: readonly Part[]): readonly Part[] => {
  const got = diagrams.any(parts.flatMap(({ value, members }) => (value === undefined ? [] : [members])));
  return [
    ...parts.filter(({ value }) => value !== undefined),
    { value: undefined, members: diagrams.not(got) },
  ];
};

const itemEffects = (
  { before, after, possible }: Sides,
  old: PortalItem | undefined,
  now: PortalItem | undefined,
): readonly Effect[] => {
  const item = now?.id ?? old?.id ?? '';
  const was = contentsOf(before, old);
  const is = contentsOf(after, now);
  return [...new Map([...was, ...is])].flatMap(([what, { kind }]) =>
    partChanges(
      after.world.diagrams,
      possible,
      withNothing(before, was.get(what)?.parts ?? []),
      withNothing(after, is.get(what)?.parts ?? []),
    ).map((change) => ({ kind, item, what, ...change })),
  );
};

const possibleEffects = ({ before, after }: Sides): readonly Effect[] => {
  const { diagrams } = after.world;
  const [old, now] = [before.world.possible, after.world.possible];
  const effect = { kind: 'possible', item: '', what: 'possible' } as const;
  return [
    { ...effect, before: undefined, after: 'true', members: diagrams.minus(now, old) },
    { ...effect, before: 'true', after: undefined, members: diagrams.minus(old, now) },
  ];
};

const sharedEffects = (sides: Sides): readonly Effect[] => {
  const { other, lost } = sharedChanges(sides);
  return [
    ...other.map(({ at, before, after }) => ({
      kind: 'shared' as const,
      ...{ item: '', what: at, before, after, members: 1 },
    })),
    ...lost.map(({ path, language, screen, isScreenKept }) => ({
      kind: 'path' as const,
      item: screen,
      what: `${language} ${path}`,
      before: path,
      after: isScreenKept ? 'kept' : undefined,
      members: 1,
    })),
  ];
};

const effectsBetween = (before: PortalModel, after: PortalModel): readonly Effect[] => {
  const sides = sidesBetween(before, after);
  const ids = new Set([...before.items, ...after.items].map(({ id }) => id));
  const items = [...ids].flatMap((id) => {
    const [old, now] = [before.byId.get(id), after.byId.get(id)];
    return old && now && isUntouched(sides, old, now) ? [] : itemEffects(sides, old, now);
  });
  const flips = orderFlips(sides).map(({ holder, items: [first, second], members }) => ({
    kind: 'order' as const,
    ...{ item: holder, what: 'order', members },
    before: `${first.id} ${second.id}`,
    after: `${second.id} ${first.id}`,
  }));
  return [...items, ...flips, ...possibleEffects(sides), ...sharedEffects(sides)];
};

const byOutcome = (effects: readonly Effect[]): ReadonlyMap<string, Effect> =>
  new Map(
    effects
      .filter(({ members }) => members !== 0)
      .map((effect) => [JSON.stringify([effect.item, effect.what, effect.before, effect.after]), effect]),
  );

/**
 * Returns the values that differ for at least one possible member after a change, including texts and
 * addresses. Throws `TooLarge` beyond `budget` diagram nodes.
 */
export const effectOf = ({ before, after }: Change, budget?: number): readonly Outcome[] => {
  const [old, now] = modelsInOneSpace([before, after] as const, budget);
  return [...byOutcome(effectsBetween(old, now)).values()];
};

/**
 * Compares the effects of two changes on every possible member, including texts and addresses. Throws
 * `TooLarge` beyond `budget` diagram nodes.
 */
export const compareEffects = (first: Change, second: Change, budget?: number): EffectComparison => {
  const models = modelsInOneSpace([first.before, first.after, second.before, second.after] as const, budget);
  const { world } = models[3];
  const { diagrams } = world;
  const one = byOutcome(effectsBetween(models[0], models[1]));
  const other = byOutcome(effectsBetween(models[2], models[3]));
  const differences = [...new Map([...one, ...other])].flatMap(([key, outcome]) => {
    const { kind, item, what, before, after } = outcome;
    const [old, now] = [one.get(key)?.members ?? 0, other.get(key)?.members ?? 0];
    const members = { onlyFirst: diagrams.minus(old, now), onlySecond: diagrams.minus(now, old) };
    return old === now ? [] : [{ kind, item, what, before, after, ...members }];
  });
  const possible = diagrams.any(models.map((model) => model.world.possible));
  return { differences, world: { ...world, possible } };
};
