import type { LoginErrorCode, SignedOutReason } from '../../machines/auth-types.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { linkView, type LinkView } from '../links/link-view.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';
import { frameView, type FrameView } from './frame.ts';

export interface SignInView extends BlockHead<'signIn'> {
  readonly error?: LoginErrorCode | undefined;
  /** Why the last session ended; shown only once. */
  readonly signedOut?: SignedOutReason | undefined;
  readonly frame: FrameView;
  readonly recover: LinkView;
  readonly items: readonly ItemView[];
  readonly guest?: ItemView | undefined;
}

export const signInView: BlockViewFunction<SignInView> = (block, context) => {
  const head = blockHead(block, context);
  const frame = frameView(block.frame, head.title, context);
  const recover = linkView(block.recover, context);
  if (!frame || !recover) return undefined;
  const { error, signedOut } = context.signIn;
  // Absent on a day outside of its period.
  const items = 'guest' in block ? [block.guest] : [];
  const [guest] = itemViews({ items, wordsKey: block.wordsKey }, context);
  return { ...head, error, signedOut, frame, recover, items: itemViews(block, context), guest };
};
