import type { NoticeView } from '../block-view.ts';
import { linkView } from '../links/link-view.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words-of.ts';
import type { BlockViewOf } from './block-view-of.ts';

/** A short notice, with a link where one is configured and leads somewhere. */
export const noticeView: BlockViewOf<'notice'> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const content = word('content');
  if (content === undefined) return undefined;
  const link = linkView(block.link, context);
  return present<NoticeView>({ type: 'notice', id: block.id, tone: block.tone ?? 'info', content, link, linkText: link && word('linkText') });
};
