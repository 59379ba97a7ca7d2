import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language, PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import { memoize, memoizeBy } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { gatedSettings } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { isUntouched, itemChanges } from './item-changes.ts';
import { changedAddresses, type LostAddress, lostAddresses } from './lost-addresses.ts';
import {
  factChanges,
  furtherBrand,
  orderChanges,
  type PlainChange,
  plainChanges,
} from './setting-changes.ts';
import { isSame, type MeaningChange, modelsInOneSpace, type Sides, sidesBetween } from './sides.ts';

export interface MeaningDiff {
  readonly isEmpty: boolean;
  readonly changes: readonly MeaningChange[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly other: readonly PlainChange[];
  readonly lost: readonly LostAddress[];
  readonly unaffected: readonly string[];
  readonly changesAmong: (members: Diagram) => readonly MeaningChange[];
  readonly world: World;
  readonly models: readonly [before: PortalModel, after: PortalModel];
}

const compared: readonly (keyof PortalConfig)[] = [
  ...([
    'facts',
    'rules',
    'constraints',
    'variants',
    'screens',
    'paths',
    'frames',
    'documents',
    'lists',
  ] as const),
  ...(['links', 'directory', 'pharmacies', 'menus', 'languages', 'social', 'reviews', 'redirects'] as const),
];

const comparedComponents = { firstLogin: {}, leaving: {} };

const sharedParts = ({ portal: { config, words, theme } }: PortalModel): object => ({
  ...Object.fromEntries(
    Object.entries(config).filter(([name]) => !compared.includes(name as keyof PortalConfig)),
  ),
  brand: furtherBrand(config),
  settings: Object.fromEntries(
    Object.entries(config.settings).filter(([name]) => !(gatedSettings as readonly string[]).includes(name)),
  ),
  words: Object.fromEntries(
    Object.entries(words).map(([language, own]) => [
      language,
      {
        ...own,
        screens: {},
        shell: { ...own.shell, menus: {} },
        components: { ...own.components, ...comparedComponents },
      },
    ]),
  ),
  theme,
});

const shell = ({ source }: PortalItem): object => ({ ...source, blocks: 0, items: 0, cards: 0, guest: 0 });

const isWrittenSame = ({ old, now }: ItemPair): boolean =>
  old === now ||
  (old.steps.length === now.steps.length &&
    old.steps.every(
      ({ at, when }, index) => at === now.steps[index]?.at && isSame(when, now.steps[index].when),
    ) &&
    (old.source === now.source || isSame(shell(old), shell(now))));

const configOf = ({ config }: CompiledPortal): PortalConfig => config;

// Cached by configuration: edits of texts are compared one after the other in the same world.
const cachedModels = memoizeBy(configOf, (before: CompiledPortal) =>
  memoizeBy(configOf, (after: CompiledPortal) => modelsInOneSpace([before, after] as const)),
);

const sidesOf = (
  before: CompiledPortal,
  after: CompiledPortal,
  budget?: number,
): Sides & { readonly world: World } => {
  const [old, now] =
    budget === undefined ? cachedModels(before)(after) : modelsInOneSpace([before, after] as const, budget);
  const sides = sidesBetween({ ...old, portal: before }, { ...now, portal: after });
  const { world } = now;
  return { ...sides, world: { ...world, space: { ...world.space }, possible: sides.possible } };
};

const lastName = ({ id }: PortalItem): string => id.slice(id.lastIndexOf('/') + 1);

interface AddedAndRemoved {
  readonly moved: MeaningDiff['moved'];
  readonly changes: readonly MeaningChange[];
  readonly unseen: readonly string[];
}

type Group = PortalModel['groups'][number];

const itemsOnlyIn = ({ groups }: PortalModel, other: PortalModel): readonly PortalItem[] => {
  const common = new Set(other.groups);
  return groups.flatMap((group) => (common.has(group) ? [] : group.filter(({ id }) => !other.byId.has(id))));
};

const addedAndRemoved = ({ before, after, possible }: Sides): AddedAndRemoved => {
  const { diagrams } = after.world;
  const removed = itemsOnlyIn(before, after);
  const added = itemsOnlyIn(after, before);
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
      .map((item) => ({
        kind: 'shown',
        item: item.id,
        what,
        before: undefined,
        after: undefined,
        members: seen(item),
      }));
  return {
    moved,
    changes: [...single(added, 'added'), ...single(removed, 'removed')],
    unseen: [...removed, ...added].filter((item) => seen(item) === 0).map(({ id }) => id),
  };
};

interface Seen extends Pick<MeaningDiff, 'changes' | 'moved'> {
  readonly touched: ReadonlySet<ItemPair>;
  readonly unseen: readonly string[];
}

interface ItemPair {
  readonly old: PortalItem;
  readonly now: PortalItem;
}

// The screens whose texts the items of a screen show; undefined if something else decides what they show.
const screensRead = memoize((group: Group): readonly string[] | undefined => {
  const keys = new Set<string>();
  for (const { words, source } of group) {
    if (!('screen' in words) || source['pastDueWhen'] !== undefined) return undefined;
    keys.add(words.screen);
    if (typeof source['parent'] === 'string') keys.add(source['parent']);
  }
  return [...keys];
});

const languages: readonly Language[] = ['en', 'es'];

const hasSameWords = ({ before, after }: Sides, group: Group): boolean =>
  screensRead(group)?.every((key) =>
    languages.every(
      (language) => before.portal.words[language].screens[key] === after.portal.words[language].screens[key],
    ),
  ) ?? false;

// Without the items that are the same objects on both sides and show the same texts: nothing about them is different.
const pairsOf = (sides: Sides): readonly ItemPair[] => {
  const { before, after, sameVariants, sameAddresses } = sides;
  const common = new Set(sameVariants && sameAddresses ? after.groups : []);
  return before.groups
    .filter((group) => !common.has(group) || !hasSameWords(sides, group))
    .flatMap((group) =>
      group.flatMap((old) => {
        const now = after.byId.get(old.id);
        return now ? [{ old, now }] : [];
      }),
    );
};

const seenDifferently = (sides: Sides, pairs: readonly ItemPair[]): Seen => {
  const changed = pairs.map((pair) => ({ pair, changes: itemChanges(sides, pair.old, pair.now) }));
  const { moved, changes: single, unseen } = addedAndRemoved(sides);
  const changes = [...single, ...changed.flatMap((one) => one.changes), ...orderChanges(sides)];
  const touched = new Set(changed.flatMap((one) => (one.changes.length > 0 ? [one.pair] : [])));
  return { changes, moved, touched, unseen };
};

const aliasesOf = ({ aliases, aliasesIn }: PlacedScreen): object => ({ aliases, aliasesIn });

const haveSameAddresses = (before: PortalConfig, after: PortalConfig): boolean =>
  before.paths === after.paths &&
  before.screens.length === after.screens.length &&
  before.screens.every((old, at) => {
    const now = after.screens[at];
    return old === now || (now && old.key === now.key && isSame(aliasesOf(old), aliasesOf(now)));
  });

const addressesBetween = memoize((before: PortalConfig) =>
  memoize((after: PortalConfig) =>
    haveSameAddresses(before, after)
      ? { changed: [], lost: [] }
      : { changed: changedAddresses(before, after), lost: lostAddresses(before, after) },
  ),
);

// What concerns no single item is the same for every member.
export const sharedChanges = ({ before, after }: Sides): Pick<MeaningDiff, 'other' | 'lost'> => {
  const [old, now] = [before.portal.config, after.portal.config];
  const plain = plainChanges(sharedParts(before), sharedParts(after), '').map((change) => ({
    ...change,
    at: change.at.slice(1),
  }));
  const { changed, lost } = addressesBetween(old)(now);
  return { other: [...factChanges(old.facts, now.facts), ...plain, ...changed], lost };
};

/**
 * Compares what every possible member sees under two configurations. Throws `TooLarge` beyond `budget`
 * diagram nodes.
 */
export const meaningDiff = (before: CompiledPortal, after: CompiledPortal, budget?: number): MeaningDiff => {
  const sides = sidesOf(before, after, budget);
  const all = pairsOf(sides);
  const pairs = all.filter(({ old, now }) => !isUntouched(sides, old, now));
  const { changes, moved, touched, unseen } = seenDifferently(sides, pairs);
  const same = all.filter((pair) => !touched.has(pair) && !isWrittenSame(pair)).map(({ now }) => now.id);
  const { other, lost } = sharedChanges(sides);
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
