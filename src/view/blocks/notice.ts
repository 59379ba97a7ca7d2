import { linkView, type LinkView } from '../links/link-view.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface NoticeView {
  readonly type: 'notice';
  readonly id: string;
  readonly tone: 'info' | 'wait' | 'bad';
  readonly content: string;
  readonly link?: LinkView | undefined;
  readonly linkText?: string | undefined;
}

/** A short notice, with a link where one is configured and leads somewhere. */
export const noticeView: BlockViewFunction<NoticeView> = ({ type, id, wordsKey, tone = 'info', link: target }, context) => {
  const word = wordsOf(context, wordsKey, id);
  const content = word('content');
  if (content === undefined) return undefined;
  const link = linkView(target, context);
  return { type, id, tone, content, link, linkText: link && word('linkText') };
};
