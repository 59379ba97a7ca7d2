import { wordsOf } from '../words-of.ts';
import { frameView, type FrameView } from './frame-view.ts';
import type { BlockViewOf } from './block-view-of.ts';

/** A framed legacy page; its accessible name is the block's own title, else the screen's. */
export const framedPageView: BlockViewOf<'frame', FrameView> = (block, context) => {
  const title = wordsOf(context, block.wordsKey, block.id)('title') ?? wordsOf(context, block.wordsKey)('title') ?? '';
  const view = frameView(block.frame, title, context);
  return view && { ...view, id: block.id };
};
