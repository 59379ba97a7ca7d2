import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize, memoizeBy } from '../../rules/memoize.ts';
import { blockItems } from './block-items.ts';
import { type Choice, choices } from './choices.ts';
import { makeItem, type PortalItem } from './item.ts';
import { reachableLinks } from './links.ts';
import { menuItems } from './menu-items.ts';
import { screenGates } from './screen-gates.ts';
import { shellItems } from './shell-items.ts';
import { type World, world as worldOf } from './world.ts';

/**
 * The conditions and contents of every item in a configuration. It describes what the views show to all
 * possible members at once.
 */
export interface PortalModel {
  readonly portal: CompiledPortal;
  readonly world: World;
  readonly items: readonly PortalItem[];
  readonly byId: ReadonlyMap<string, PortalItem>;
  /**
   * The members for each plan variant that applies first. The last entry has no variant and covers all other
   * members.
   */
  readonly firstVariants: readonly Choice[];
}

const itemsOf = (config: PortalConfig, world: World): readonly PortalItem[] => {
  const gates = screenGates(config, world);
  const build = { config, world, gates, leads: reachableLinks(config, world, gates) };
  const screens = config.screens.flatMap((screen) => [
    makeItem(build, {
      id: screen.key,
      kind: 'screen',
      steps: gates.steps(screen.key),
      words: { screen: screen.key },
      source: screen,
      linkField: 'forwardTo',
      linkMayFail: true,
    }),
    ...screen.blocks.flatMap((block) => blockItems(build, screen, block)),
  ]);
  return [...config.menus.flatMap((menu) => menuItems(build, menu)), ...screens, ...shellItems(build)];
};

/** Builds the model of a configuration in an existing world. */
export const portalModelIn = (world: World, portal: CompiledPortal): PortalModel => {
  const items = itemsOf(portal.config, world);
  const everyVariant = Object.fromEntries(portal.config.variants.map(({ name }) => [`${name}Name`, name]));
  return {
    portal,
    world,
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    firstVariants: choices(world, everyVariant, 'name'),
  };
};

/** Builds the model of a configuration. Throws `TooLarge` beyond `budget` diagram nodes. */
export const portalModel = (portal: CompiledPortal, budget?: number): PortalModel =>
  portalModelIn(worldOf(portal.config, budget), portal);

const cachedModel = memoizeBy(
  ({ config }: CompiledPortal) => config,
  (portal) => portalModel(portal),
);

/** Returns the model of a configuration. Cached by everything except the texts. Throws `TooLarge`. */
export const modelOf = memoize((portal: CompiledPortal): PortalModel => ({ ...cachedModel(portal), portal }));
