import type { Item } from '../config/generated/config-files.ts';
import { pick } from '../rules/variants.ts';
import { type ItemView, itemView } from './item-view.ts';
import { hrefView } from './links/href-view.ts';
import { listEntries } from './links/list-entries.ts';
import { present } from './present.ts';
import type { ViewContext } from './view-context.ts';
import { wordsOf } from './words-of.ts';

/** The name of the list that an item stands for, such as `riders` of `member:riders`. */
const listOf = (item: Item, context: ViewContext): string | undefined =>
  /^member:(.+)$/.exec(pick(item, 'link', context.gate.variants) ?? '')?.[1];

const entryViews = (item: Item, wordsKey: string, context: ViewContext): readonly ItemView[] => {
  const word = wordsOf(context, wordsKey, item.id);
  return listEntries(listOf(item, context) ?? '', context).map(({ title, href }, index) =>
    present<ItemView>({
      id: `${item.id}${index + 1}`,
      tone: item.tone ?? 'plain',
      icon: item.icon,
      title,
      content: word('content'),
      label: undefined,
      linkText: undefined,
      phone: undefined,
      link: hrefView(href, context, item.openInNewTab),
    }),
  );
};

/** The items of a list that this member sees, in order; an item that stands for a list of the coverage data becomes one item per entry. */
export const itemViews = (items: readonly Item[] | undefined, wordsKey: string, context: ViewContext): readonly ItemView[] =>
  context.gate.visible(items ?? []).flatMap((item) => {
    if (listOf(item, context) !== undefined) return entryViews(item, wordsKey, context);
    return itemView(item, wordsKey, context) ?? [];
  });
