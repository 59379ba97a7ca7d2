import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { meaningReport, membersText } from '../reports/diff-text.ts';

/** What members see of one item otherwise than before, in words. */
export interface ItemDifference extends Pick<DiffReport['changes'][number], 'kind' | 'what' | 'before' | 'after'> {
  /** A sentence without the item's name. */
  readonly text: string;
  /** Who is meant: the cases and plans. */
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
export const withoutName = ({ text, item }: Pick<DiffReport['changes'][number], 'text' | 'item'>): string => {
  const rest = text.startsWith(item) ? text.slice(item.length) : text;
  return (rest.startsWith(':') ? rest.slice(1) : rest).trim();
};

/** What every possible member sees otherwise, item by item; exact. Throws `TooLarge`. */
export const itemDifferences = (before: CompiledPortal, after: CompiledPortal, language: Language): ItemDifferences => {
  const { changes, unaffected } = meaningReport(before, after, language);
  const { variants } = after.labels;
  const items: Record<string, ItemDifference[]> = {};
  for (const change of changes)
    (items[change.item] ??= []).push({ ...change, text: withoutName(change), who: membersText(change, variants, language) });
  return { items, unseen: unaffected };
};
