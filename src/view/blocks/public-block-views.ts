import type { BlockViews } from './block-view.ts';
import { framedPageView } from './frame.ts';
import { notFoundView } from './not-found.ts';
import { noticeView } from './notice.ts';
import { signInView } from './sign-in.ts';
import { textView } from './text.ts';

export const publicBlockViews = {
  frame: framedPageView,
  notFound: notFoundView,
  notice: noticeView,
  signIn: signInView,
  text: textView,
} satisfies BlockViews;
