import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface TextView extends BlockHead<'text'> {
  readonly content: string;
}

export const textView: BlockViewFunction<TextView> = (block, context) => {
  const { content, ...head } = blockHead(block, context);
  return content === undefined ? undefined : { ...head, content };
};
