import type { PlacedBlock } from '../../config/portal-config.ts';
import type { ViewContext } from '../view-context.ts';
import { wordsOf } from '../words.ts';

export type BlockType = PlacedBlock['type'];

type BlockOf<Type extends BlockType> = Extract<PlacedBlock, { readonly type: Type }>;

// Returns undefined when this member has nothing to see in the block, so that no empty heading appears (A36).
export type BlockViewFunction<View extends { readonly type: BlockType }> = (
  block: BlockOf<View['type']>,
  context: ViewContext,
) => View | undefined;

/** View functions by block type, for the types whose code is loaded. */
export type BlockViews = {
  readonly [Type in BlockType]?: (
    block: BlockOf<Type>,
    context: ViewContext,
  ) => { readonly type: Type; readonly id: string } | undefined;
};

export interface BlockHead<Type extends BlockType> {
  readonly type: Type;
  readonly id: string;
  readonly title: string;
  readonly content?: string | undefined;
}

export const blockHead = <Type extends BlockType>(
  { type, id, wordsKey }: { readonly type: Type; readonly id: string; readonly wordsKey: string },
  context: ViewContext,
): BlockHead<Type> => {
  const word = wordsOf(context, wordsKey, id);
  return { type, id, title: word('title') ?? '', content: word('content') };
};
