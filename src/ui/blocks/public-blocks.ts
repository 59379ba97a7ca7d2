import { Banner } from './banner.tsx';
import type { BlockComponents } from './block-components.ts';
import { InfoCard } from './info-card.tsx';
import { LegacyFrame } from './legacy-frame.tsx';
import { LinkCards } from './link-cards.tsx';
import { NotFound } from './not-found.tsx';
import { Notice } from './notice.tsx';
import { QuickLinks } from './quick-links.tsx';
import { SignIn } from './sign-in.tsx';
import { TextBlock } from './text-block.tsx';

/** Components of the blocks that need no member: what a signed-out visitor downloads. */
export const publicBlocks = {
  banner: Banner,
  infoCard: InfoCard,
  frame: LegacyFrame,
  linkCards: LinkCards,
  notFound: NotFound,
  notice: Notice,
  quickLinks: QuickLinks,
  signIn: SignIn,
  text: TextBlock,
} satisfies BlockComponents;
