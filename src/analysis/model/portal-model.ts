import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize, memoizeBy } from '../../rules/memoize.ts';
import { type Choice, choices } from './choices.ts';
import { basesOf, cachedWorld } from './bases.ts';
import type { PortalItem } from './item.ts';
import { reachableLinks } from './links.ts';
import { menuItems } from './menu-items.ts';
import { screenGates } from './screen-gates.ts';
import { screenItems } from './screen-items.ts';
import { shellItems } from './shell-items.ts';
import type { World } from './world.ts';

type Group = readonly PortalItem[];

type ItemsById = Pick<ReadonlyMap<string, PortalItem>, 'get' | 'has'>;

/**
 * The conditions and contents of every item in a configuration. It describes what the views show to all
 * possible members at once.
 */
export interface PortalModel {
  readonly portal: CompiledPortal;
  readonly world: World;
  readonly items: readonly PortalItem[];
  /**
   * The items, grouped by the menu or screen that contains them. A screen that did not change has the same list as
   * before.
   */
  readonly groups: readonly Group[];
  readonly byId: ItemsById;
  /**
   * The members for each plan variant that applies first. The last entry has no variant and covers all other
   * members.
   */
  readonly firstVariants: readonly Choice[];
}

const groupsOf = (config: PortalConfig, world: World): PortalModel['groups'] => {
  const gates = screenGates(config, world);
  const build = { config, world, gates, leads: reachableLinks(config, world, gates) };
  return [
    ...config.menus.map((menu) => menuItems(build, menu)),
    ...config.screens.map(screenItems(build)),
    shellItems(build),
  ];
};

const itemsById = memoize((group: Group) => new Map(group.map((item) => [item.id, item])));

// `menus/main`, `shell`, or the key of a screen.
const groupOf = (id: string): string => {
  const parts = id.split('/', 2);
  return parts[0] === 'menus' ? parts.join('/') : (parts[0] ?? id);
};

// Cached by group, because an edit changes few of them.
const byIdIn = (groups: readonly Group[]): ItemsById => {
  const named = new Map(
    groups.flatMap((group) => (group[0] ? [[groupOf(group[0].id), group] as const] : [])),
  );
  const get = (id: string): PortalItem | undefined => {
    const group = named.get(groupOf(id));
    return group && itemsById(group).get(id);
  };
  return { get, has: (id) => get(id) !== undefined };
};

const newModel = (world: World, portal: CompiledPortal): PortalModel => {
  const groups = groupsOf(portal.config, world);
  const items = groups.flat();
  const everyVariant = Object.fromEntries(portal.config.variants.map(({ name }) => [`${name}Name`, name]));
  return {
    portal,
    world,
    items,
    groups,
    byId: byIdIn(groups),
    firstVariants: choices(world, everyVariant, 'name'),
  };
};

const modelsIn = memoize((world: World) =>
  memoizeBy(
    ({ config }: CompiledPortal) => config,
    (portal) => newModel(world, portal),
  ),
);

/** Builds the model of a configuration in an existing world. Cached: the texts are not part of the cache key. */
export const portalModelIn = (world: World, portal: CompiledPortal): PortalModel => ({
  ...modelsIn(world)(portal),
  portal,
});

/** Builds the model of a configuration. Throws `TooLarge` beyond `budget` diagram nodes. */
export const portalModel = (portal: CompiledPortal, budget?: number): PortalModel => {
  const [basis] = basesOf([portal.config] as const, budget);
  return portalModelIn(cachedWorld(basis, portal.config), portal);
};

const cachedModel = memoizeBy(
  ({ config }: CompiledPortal) => config,
  (portal) => portalModel(portal),
);

/** Returns the model of a configuration. Cached: the texts are not part of the cache key. Throws `TooLarge`. */
export const modelOf = memoize((portal: CompiledPortal): PortalModel => ({ ...cachedModel(portal), portal }));
