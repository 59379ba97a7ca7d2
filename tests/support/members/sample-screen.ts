import type { Language } from '../../../src/config/portal-config.ts';
import type { BlockView } from '../../../src/view/blocks/block-views.ts';
import type { ItemView } from '../../../src/view/links/items.ts';
import { hrefOf } from '../../../src/view/routes/hrefs.ts';
import { screenOf } from '../../../src/view/routes/paths.ts';
import { screenAccess } from '../../../src/view/routes/screen-access.ts';
import { buildScreen } from '../../../src/view/screen/build-screen.ts';
import { openPath } from '../../../src/view/screen/open-address.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';
import { shippedConfig } from '../config/shipped-config.ts';
import { frozenContext, sampleContext, type SampleVisit } from './sample-context.ts';

/** What a member gets of one screen. */
interface ScreenIn {
  readonly isOpen: boolean;
  readonly blocks: readonly BlockView[];
  readonly blockIds: readonly string[];
  readonly items: readonly ItemView[];
  readonly itemIds: readonly string[];
}

const itemsOf = (block: BlockView): readonly ItemView[] => {
  if (block.type === 'tierCards') return block.cards.flatMap(({ items }) => items);
  return 'items' in block ? block.items : [];
};

/**
 * The screen of a key in a context: its blocks and their items in order, whether or not the member may open
 * it.
 */
export const screenIn = (key: string, context: ViewContext): ScreenIn => {
  const screen = screenOf(context.config, key);
  if (!screen) throw new Error(`No screen ${key}`);
  const blocks = buildScreen(screen, context).rows.flatMap((row): readonly BlockView[] => {
    if (row.kind === 'full') return [row.block];
    return row.kind === 'hero' ? row.blocks : [...row.main, ...row.side];
  });
  const items = blocks.flatMap(itemsOf);
  return {
    isOpen: screenAccess(screen, context).access === 'open',
    blocks,
    blockIds: blocks.map(({ id }) => id),
    items,
    itemIds: items.map(({ id }) => id),
  };
};

/**
 * The screen of a key as a sample member sees it: its blocks and their items in order, whether or not the
 * member may open it.
 */
export const sampleScreen = (key: string, visit: SampleVisit): ScreenIn =>
  screenIn(key, sampleContext(visit));

/** The same in the frozen configuration. */
export const frozenScreen = (key: string, visit: SampleVisit): ScreenIn =>
  screenIn(key, frozenContext(visit));

/** One item of a screen as a sample member sees it; undefined when the member does not. */
export const itemOf = (key: string, id: string, visit: SampleVisit): ItemView | undefined =>
  sampleScreen(key, visit).items.find((item) => item.id === id);

/** The keys of the screens that a sample member (or a visitor) can open in a language. */
export const openKeys = (visit: SampleVisit, language: Language): readonly string[] => {
  const { config } = shippedConfig;
  const context = sampleContext({ ...visit, language });
  return config.screens
    .map(({ key }) => key)
    .filter((key) => {
      const href = hrefOf(key, { config, language });
      return href !== undefined && openPath(href, context).kind === 'screen';
    });
};

/**
 * The encoded paths of the screens that a sample member (or a visitor) can open in a language, all of them or
 * those of the keys given.
 */
export const openScreens = (
  visit: SampleVisit,
  language: Language,
  keys?: readonly string[],
): readonly string[] =>
  openKeys(visit, language)
    .filter((key) => keys === undefined || keys.includes(key))
    .flatMap((key) => hrefOf(key, { config: shippedConfig.config, language }) ?? []);
