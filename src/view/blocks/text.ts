import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface TextView {
  readonly type: 'text';
  readonly id: string;
  readonly title?: string;
  readonly content: string;
}

/** A paragraph with its title; without content there is nothing to show. */
export const textView: BlockViewOf<'text', TextView> = (block, context) => {
  const word = wordsOf(context, block.wordsKey, block.id);
  const content = word('content');
  if (content === undefined) return undefined;
  return present<TextView>({ type: 'text', id: block.id, title: word('title'), content });
};
