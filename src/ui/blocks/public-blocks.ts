import type { BlockComponents } from './block-registry.ts';
import { LegacyFrame } from './legacy-frame.tsx';
import { NotFound } from './not-found.tsx';
import { Notice } from './notice.tsx';
import { SignIn } from './sign-in.tsx';
import { TextBlock } from './text-block.tsx';

/** The components of the blocks on public screens. They load first for signed-out visitors. */
export const publicBlocks = {
  frame: LegacyFrame,
  notFound: NotFound,
  notice: Notice,
  signIn: SignIn,
  text: TextBlock,
} satisfies BlockComponents;
