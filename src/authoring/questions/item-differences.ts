import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { meaningReport, whoText } from '../reports/diff-text.ts';

/** What members see of one item otherwise than before, in words. */
export interface ItemDifference {
  readonly text: string;
  /** Who is meant: the cases, plans and sample members. */
  readonly who: string;
  /** Sample members, for whom the page can be looked at. */
  readonly samples: readonly string[];
}

/** What differs between two portals. */
export interface ItemDifferences {
  /** By the item's id. */
  readonly items: Readonly<Record<string, readonly ItemDifference[]>>;
  /** Items that were written otherwise while nobody sees a difference. */
  readonly unseen: readonly string[];
}

/** The sentence of a change beside the item itself. */
const withoutName = (text: string, item: string): string => {
  const rest = text.startsWith(item) ? text.slice(item.length) : text;
  return (rest.startsWith(':') ? rest.slice(1) : rest).trim();
};

/** What every possible member sees otherwise, item by item; exact. Throws `TooLarge`. */
export const itemDifferences = (before: CompiledPortal, after: CompiledPortal, language: Language): ItemDifferences => {
  const { changes, unaffected, samples } = meaningReport(before, after, language);
  const items: Record<string, ItemDifference[]> = {};
  for (const change of changes)
    (items[change.item] ??= []).push({
      text: withoutName(change.text, change.item),
      who: whoText(change, samples, language),
      samples: change.samples,
    });
  return { items, unseen: unaffected };
};
