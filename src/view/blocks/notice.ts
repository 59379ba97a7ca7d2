import { linkView, type LinkView } from '../links/link-view.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface NoticeView {
  readonly type: 'notice';
  readonly id: string;
  readonly tone: 'info' | 'wait' | 'bad';
  readonly content: string;
  readonly link?: LinkView;
  readonly linkText?: string;
}

/** A short notice, with a link where one is configured and leads somewhere. */
export const noticeView: BlockViewOf<'notice', NoticeView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const content = word('content');
  if (content === undefined) return undefined;
  const link = linkView(block.link, context);
  return present<NoticeView>({
    type: 'notice',
    id: block.id,
    tone: block.tone ?? 'info',
    content,
    link,
    linkText: link && word('linkText'),
  });
};
