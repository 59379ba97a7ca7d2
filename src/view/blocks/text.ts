import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface TextView extends BlockHead<'text'> {
  readonly content: string;
}

/** A paragraph with its title; without content there is nothing to show. */
export const textView: BlockViewFunction<TextView> = (block, context) => {
  const { content, ...head } = blockHead(block, context);
  return content === undefined ? undefined : { ...head, content };
};
