import type { ItemView } from '../view/items.ts';

/** The words an item's link or button shows: its link text, else its label, else its title. */
export const itemLabel = ({ linkText, label, title }: ItemView): string => linkText ?? label ?? title ?? '';
