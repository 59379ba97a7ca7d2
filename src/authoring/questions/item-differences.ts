import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { meaningReport, membersText } from '../reports/diff-text.ts';

export interface ItemDifference extends Pick<
  DiffReport['changes'][number],
  'kind' | 'what' | 'before' | 'after'
> {
  /** A sentence that does not name the item. */
  readonly text: string;
  readonly who: string;
  readonly samples: readonly string[];
}

export interface ItemDifferences {
  /** The differences by item id. */
  readonly items: Readonly<Record<string, readonly ItemDifference[]>>;
  readonly unseen: readonly string[];
}

export const withoutName = ({ text, item }: Pick<DiffReport['changes'][number], 'text' | 'item'>): string => {
  const rest = text.startsWith(item) ? text.slice(item.length) : text;
  return (rest.startsWith(':') ? rest.slice(1) : rest).trim();
};

/** Returns the differences that any possible member sees, by item. Throws `TooLarge`. */
export const itemDifferences = (
  before: CompiledPortal,
  after: CompiledPortal,
  language: Language,
): ItemDifferences => {
  const { changes, unaffected } = meaningReport(before, after, language);
  const { variants } = after.labels;
  const items: Record<string, ItemDifference[]> = {};
  for (const change of changes)
    (items[change.item] ??= []).push({
      ...change,
      text: withoutName(change),
      who: membersText(change, variants, language),
    });
  return { items, unseen: unaffected };
};
