import type { IconName, Item } from '../config/generated/config-files.ts';
import { pick } from '../rules/variants.ts';
import { hrefView, linkView, type LinkView } from './links/link-view.ts';
import { listEntries } from './links/list-entries.ts';
import { present } from './present.ts';
import type { ViewContext } from './view-context.ts';
import { wordsOf } from './words.ts';

export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** A phone number as text and as a tel: address. */
export const phoneView = (text: string): PhoneView => ({ text, href: `tel:${text.replace(/[^0-9+]/g, '')}` });

/** An item with the words and link its member gets. */
export interface ItemView {
  readonly id: string;
  readonly icon?: IconName;
  readonly tone: 'plain' | 'warm' | 'primary' | 'secondary';
  readonly title?: string;
  readonly content?: string;
  readonly label?: string;
  readonly linkText?: string;
  readonly phone?: PhoneView;
  readonly link?: LinkView;
}

const isHidden = (item: Item, context: ViewContext): boolean => !context.gate.decide(item.when).shown;

/**
 * One item as its member sees it: gate, words and link of the first applying variant. Undefined when its gate is closed,
 * or when it has a link that leads nowhere for this member (a closed route, a missing vendor address).
 */
export const itemView = (item: Item, wordsKey: string, context: ViewContext): ItemView | undefined => {
  if (isHidden(item, context)) return undefined;
  const target = pick(item, 'link', context.gate.variants);
  const link = linkView(target, context, item.openInNewTab);
  if (target !== undefined && link === undefined) return undefined;
  const word = wordsOf(context, wordsKey, item.id);
  const phone = word('phone');
  return present<ItemView>({
    id: item.id,
    tone: item.tone ?? 'plain',
    icon: item.icon,
    title: word('title'),
    content: word('content'),
    label: word('label'),
    linkText: word('linkText'),
    phone: phone === undefined ? undefined : phoneView(phone),
    link,
  });
};

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
