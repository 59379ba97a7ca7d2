import { mainHeading } from '../../config/generated/block-traits.ts';
import type { PlacedBlock, PlacedScreen } from '../../config/portal-config.ts';
import type { BlockViews } from '../blocks/block-view.ts';
import type { BlockView } from '../blocks/block-views.ts';
import { hrefOf } from '../routes/hrefs.ts';
import type { ViewContext } from '../view-context.ts';
import { wordsOf } from '../words.ts';

export type ShownBlock = BlockView & { readonly anchors?: readonly string[] | undefined };

/** A row of blocks. `hero` and `columns` arrange their blocks by `area`; `full` has one block. */
export type RowView =
  | { readonly kind: 'full'; readonly block: ShownBlock }
  | { readonly kind: 'hero'; readonly blocks: readonly ShownBlock[] }
  | { readonly kind: 'columns'; readonly main: readonly ShownBlock[]; readonly side: readonly ShownBlock[] };

/** A screen for one member in one language: plain data without plan flags. */
export interface ScreenView {
  readonly key: string;
  readonly layout: 'member' | 'public';
  readonly title: string;
  /** The main heading; absent when a block has it. */
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  readonly parent?: { readonly title: string; readonly href: string } | undefined;
  readonly rows: readonly RowView[];
}

interface Shown {
  readonly area: PlacedBlock['area'];
  readonly view: ShownBlock;
}

const withOnePicture = (blocks: readonly Shown[]): readonly Shown[] => {
  const first = blocks.find(({ view }) => view.type === 'banner');
  return blocks.map((block) =>
    block.view.type === 'banner' && block !== first
      ? { ...block, view: { ...block.view, isPlain: true } }
      : block,
  );
};

const shownBlocks = (screen: PlacedScreen, context: ViewContext, views: BlockViews): readonly Shown[] =>
  context.gate.visible(screen.blocks).flatMap((block) => {
    const viewOf = views[block.type] as
      ((block: PlacedBlock, context: ViewContext) => BlockView | undefined) | undefined;
    const view = viewOf?.(block, context);
    return view
      ? [{ area: block.area, view: 'anchors' in block ? { ...view, anchors: block.anchors } : view }]
      : [];
  });

const rowKind = (area: PlacedBlock['area']): RowView['kind'] => {
  if (area === undefined) return 'full';
  return area === 'hero' ? 'hero' : 'columns';
};

const rowOf = (kind: RowView['kind'], blocks: readonly Shown[]): RowView => {
  const inArea = (area: PlacedBlock['area']) =>
    blocks.filter((block) => block.area === area).map((block) => block.view);
  switch (kind) {
    case 'hero':
      return { kind, blocks: blocks.map((block) => block.view) };
    case 'columns':
      return { kind, main: inArea('main'), side: inArea('side') };
    case 'full':
      return { kind, block: (blocks[0] as Shown).view };
  }
};

const rowsOf = (blocks: readonly Shown[]): readonly RowView[] => {
  const runs: Shown[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    const kind = rowKind(block.area);
    if (run && kind !== 'full' && rowKind(run[0]?.area) === kind) run.push(block);
    else runs.push([block]);
  }
  return runs.map((run) => rowOf(rowKind(run[0]?.area), run));
};

const hasHeading = (view: BlockView): boolean => {
  const heading = mainHeading[view.type];
  return heading === 'always' || (heading === 'withTitle' && 'title' in view && view.title !== undefined);
};

const parentOf = (screen: PlacedScreen, context: ViewContext): ScreenView['parent'] => {
  const href = screen.parent === undefined ? undefined : hrefOf(screen.parent, context);
  const title = screen.parent === undefined ? undefined : wordsOf(context, screen.parent)('title');
  return href !== undefined && title !== undefined ? { title, href } : undefined;
};

/**
 * Builds a screen for a member in one language. Leaves out blocks without a view in `views`, which is still
 * loading.
 */
export const composeScreen = (screen: PlacedScreen, context: ViewContext, views: BlockViews): ScreenView => {
  const blocks = withOnePicture(shownBlocks(screen, context, views));
  const word = wordsOf(context, screen.key);
  const title = word('title') ?? '';
  const bringsHeading = blocks.some(({ view }) => hasHeading(view));
  return {
    key: screen.key,
    layout: context.member === undefined || screen.layout === 'public' ? 'public' : 'member',
    title,
    heading: bringsHeading ? undefined : title,
    intro: word('intro'),
    parent: parentOf(screen, context),
    rows: rowsOf(blocks),
  };
};
