import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { memoizeBy } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import { type PortalModel, portalModelIn } from '../model/portal-model.ts';
import { gatedSettings } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { isUntouched, itemChanges } from './item-changes.ts';
import { type LostAddress, lostAddresses, turnedAddresses } from './lost-addresses.ts';
import { factChanges, furtherBrand, orderChanges, type PlainChange, plainChanges } from './setting-changes.ts';
import { isSame, jointWorlds, type MeaningChange, type Sides } from './sides.ts';

/** What possible members see differently between two configurations. */
export interface MeaningDiff {
  /** No possible member sees anything else. */
  readonly isEmpty: boolean;
  readonly changes: readonly MeaningChange[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** Values that are the same for everybody: brand, settings, words of the shell, what a kept address opens; and facts that are read from the data in another way. */
  readonly other: readonly PlainChange[];
  /** Addresses that would open nothing any more. */
  readonly lost: readonly LostAddress[];
  /** Items whose entry changed, was added or removed, while nobody sees a difference. */
  readonly unaffected: readonly string[];
  /** The changes as they would be if just these members, possible or not, could exist. */
  readonly changesAmong: (members: Diagram) => readonly MeaningChange[];
  /** The joint world, to describe members in. */
  readonly world: World;
  readonly models: readonly [before: PortalModel, after: PortalModel];
}

/** Parts of the configuration that are compared by what members see of them. */
const compared: readonly (keyof PortalConfig)[] = [
  ...(['facts', 'rules', 'constraints', 'variants', 'screens', 'paths', 'frames', 'documents', 'lists'] as const),
  ...(['links', 'directory', 'pharmacies', 'menus', 'languages', 'social', 'reviews', 'redirects'] as const),
];

/** Words of components that stand in rows of their own. */
const toldComponents = { firstLogin: {}, leaving: {} };

/** What stands in no item, and is the same for everybody who meets it. */
const sharedParts = ({ portal: { config, words, theme } }: PortalModel): object => ({
  ...Object.fromEntries(Object.entries(config).filter(([name]) => !compared.includes(name as keyof PortalConfig))),
  brand: furtherBrand(config),
  settings: Object.fromEntries(Object.entries(config.settings).filter(([name]) => !(gatedSettings as readonly string[]).includes(name))),
  words: Object.fromEntries(
    Object.entries(words).map(([language, own]) => [
      language,
      { ...own, screens: {}, shell: { ...own.shell, menus: {} }, components: { ...own.components, ...toldComponents } },
    ]),
  ),
  theme,
});

/** The parts of a configuration that decide where a link leads, or which phone number a text names. */
const addresses: readonly (keyof PortalConfig)[] = [
  ...(['environments', 'brand', 'paths', 'frames', 'documents', 'lists', 'links', 'directory', 'pharmacies', 'facts'] as const),
];

/** An entry without the entries inside it, which are items of their own. */
const shell = ({ source }: PortalItem): object => ({ ...source, blocks: 0, items: 0, cards: 0, guest: 0 });

/** The entry of an item and the gates on the way to it are written the same. */
const isWrittenSame = ({ old, now }: ItemPair): boolean =>
  old.steps.length === now.steps.length &&
  old.steps.every(({ at, when }, place) => at === now.steps[place]?.at && isSame(when, now.steps[place].when)) &&
  (old.source === now.source || isSame(shell(old), shell(now)));

/** Two configurations in one world, whatever their words are. */
const jointModels = (before: CompiledPortal, after: CompiledPortal, budget?: number) => {
  const joint = jointWorlds(before.config, after.config, budget);
  return { joint, before: portalModelIn(joint.before, before), after: portalModelIn(joint.after, after) };
};

const configOf = ({ config }: CompiledPortal): PortalConfig => config;

/** Of the same two configurations the same: edits of words are compared in one world, one after the other. */
const keptModels = memoizeBy(configOf, (before: CompiledPortal) =>
  memoizeBy(configOf, (after: CompiledPortal) => jointModels(before, after)),
);

const sidesOf = (before: CompiledPortal, after: CompiledPortal, budget?: number): Sides & { readonly world: World } => {
  const models = budget === undefined ? keptModels(before)(after) : jointModels(before, after, budget);
  const { joint } = models;
  return {
    before: { ...models.before, portal: before },
    after: { ...models.after, portal: after },
    possible: joint.possible,
    sameVariants: isSame(joint.before.variants, joint.after.variants),
    sameAddresses: addresses.every((part) => isSame(before.config[part], after.config[part])),
    world: { ...joint.after, space: { ...joint.after.space }, possible: joint.possible },
  };
};

const lastName = ({ id }: PortalItem): string => id.slice(id.lastIndexOf('/') + 1);

interface AddedAndRemoved {
  readonly moved: MeaningDiff['moved'];
  readonly changes: readonly MeaningChange[];
  readonly unseen: readonly string[];
}

/** Items of one side only: moved ones in pairs, the others added or removed. */
const addedAndRemoved = ({ before, after, possible }: Sides): AddedAndRemoved => {
  const { diagrams } = after.world;
  const removed = before.items.filter(({ id }) => !after.byId.has(id));
  const added = after.items.filter(({ id }) => !before.byId.has(id));
  const seen = (item: PortalItem): number => diagrams.and(item.shown, possible);
  const moved: { readonly from: string; readonly to: string }[] = [];
  const taken = new Set<PortalItem>();
  for (const item of removed) {
    const twin = added.find(
      (one) =>
        !taken.has(one) &&
        lastName(one) === lastName(item) &&
        one.kind === item.kind &&
        seen(one) === seen(item) &&
        JSON.stringify(one.source) === JSON.stringify(item.source),
    );
    if (!twin) continue;
    taken.add(item).add(twin);
    if (seen(item) !== 0) moved.push({ from: item.id, to: twin.id });
  }
  const single = (items: readonly PortalItem[], what: string): readonly MeaningChange[] =>
    items
      .filter((item) => !taken.has(item) && seen(item) !== 0)
      .map((item) => ({ kind: 'shown', item: item.id, what, before: undefined, after: undefined, members: seen(item) }));
  return {
    moved,
    changes: [...single(added, 'added'), ...single(removed, 'removed')],
    unseen: [...removed, ...added].filter((item) => seen(item) === 0).map(({ id }) => id),
  };
};

interface Seen extends Pick<MeaningDiff, 'changes' | 'moved'> {
  /** Pairs of items with changes. */
  readonly touched: ReadonlySet<ItemPair>;
  readonly unseen: readonly string[];
}

/** An item that both sides have. */
interface ItemPair {
  readonly old: PortalItem;
  readonly now: PortalItem;
}

const pairsOf = ({ before, after }: Sides): readonly ItemPair[] =>
  before.items.flatMap((old) => {
    const now = after.byId.get(old.id);
    return now ? [{ old, now }] : [];
  });

/** What the possible members of both sides see differently; `pairs` are those of which something is not the same. */
const seenDifferently = (sides: Sides, pairs: readonly ItemPair[]): Seen => {
  const changed = pairs.map((pair) => ({ pair, changes: itemChanges(sides, pair.old, pair.now) }));
  const { moved, changes: single, unseen } = addedAndRemoved(sides);
  const changes = [...single, ...changed.flatMap((one) => one.changes), ...orderChanges(sides)];
  const touched = new Set(changed.flatMap((one) => (one.changes.length > 0 ? [one.pair] : [])));
  return { changes, moved, touched, unseen };
};

/** Compares what every possible member sees under two configurations. Throws `TooLarge` beyond `budget` diagram nodes. */
export const meaningDiff = (before: CompiledPortal, after: CompiledPortal, budget?: number): MeaningDiff => {
  const sides = sidesOf(before, after, budget);
  const all = pairsOf(sides);
  const pairs = all.filter(({ old, now }) => !isUntouched(sides, old, now));
  const { changes, moved, touched, unseen } = seenDifferently(sides, pairs);
  const same = all.filter((pair) => !touched.has(pair) && !isWrittenSame(pair)).map(({ now }) => now.id);
  const plain = plainChanges(sharedParts(sides.before), sharedParts(sides.after), '').map((change) => ({
    ...change,
    at: change.at.slice(1),
  }));
  const turned = turnedAddresses(before.config, after.config);
  const other = [...factChanges(before.config.facts, after.config.facts), ...plain, ...turned];
  const lost = lostAddresses(before.config, after.config);
  return {
    isEmpty: [changes, moved, other, lost].every((found) => found.length === 0),
    changes,
    moved,
    other,
    lost,
    unaffected: [...same, ...unseen],
    changesAmong: (members) => seenDifferently({ ...sides, possible: members }, pairs).changes,
    world: sides.world,
    models: [sides.before, sides.after],
  };
};
