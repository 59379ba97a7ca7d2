import type { Item } from '../config/generated/config-files.ts';
import type { ItemView } from './item-view.ts';
import { itemView } from './item-view.ts';
import type { ViewContext } from './view-context.ts';

/** The items of a list that this member sees, in order. */
export const itemViews = (items: readonly Item[] | undefined, wordsKey: string, context: ViewContext): readonly ItemView[] =>
  (items ?? []).map((item) => itemView(item, wordsKey, context)).filter((view) => view !== undefined);
