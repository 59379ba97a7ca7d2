import type { PlacedBlock } from '../../config/portal-config.ts';
import type { ViewContext } from '../view-context.ts';

/** A placed block of one type. */
export type BlockOf<T extends PlacedBlock['type']> = Extract<PlacedBlock, { type: T }>;

/** The view function of one block type: undefined when this member has nothing to see in it, so that no empty heading appears (ledger A36). */
export type BlockViewOf<T extends PlacedBlock['type'], View extends { readonly type: T }> = (
  block: BlockOf<T>,
  context: ViewContext,
) => View | undefined;

/** View functions by block type, as far as their code is loaded. */
export type BlockViews = { readonly [T in PlacedBlock['type']]?: BlockViewOf<T, { readonly type: T; readonly id: string }> };
