import type { BlockView } from './block-view.ts';
import type { ScreenView } from './screen-view.ts';

/** The types of the blocks on a screen, whose components it needs. */
export const blockTypes = (screen: ScreenView): readonly BlockView['type'][] =>
  screen.rows.flatMap((row) => {
    switch (row.kind) {
      case 'full':
        return [row.block.type];
      case 'hero':
        return row.blocks.map(({ type }) => type);
      case 'columns':
        return [...row.main, ...row.side].map(({ type }) => type);
    }
  });
