import type { LoginErrorCode, SignedOutReason } from '../../machines/auth-types.ts';
import { itemView, type ItemView, itemViews } from '../items.ts';
import { linkView, type LinkView } from '../links/link-view.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';
import { frameView, type FrameView } from './frame.ts';

export interface SignInView {
  readonly type: 'signIn';
  readonly id: string;
  readonly title: string;
  readonly error?: LoginErrorCode;
  /** Why the last session ended, said once. */
  readonly signedOut?: SignedOutReason;
  readonly content?: string;
  readonly frame: FrameView;
  readonly recover: LinkView;
  readonly items: readonly ItemView[];
  readonly guest?: ItemView;
}

/** The sign-in frame with what the last attempt came to, its links and the guest payment card. */
export const signInView: BlockViewOf<'signIn', SignInView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const title = word('title') ?? '';
  const frame = frameView(block.frame, title, context);
  const recover = linkView(block.recover, context);
  if (!frame || !recover) return undefined;
  return present<SignInView>({
    type: 'signIn',
    id: block.id,
    title,
    content: word('content'),
    error: context.signIn.error,
    signedOut: context.signIn.signedOut,
    frame,
    recover,
    items: itemViews(block.items, block.wordsKey, context),
    guest: itemView(block.guest, block.wordsKey, context),
  });
};
