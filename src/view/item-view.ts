import type { IconName, Item } from '../config/generated/config-files.ts';
import { pick } from '../rules/variants.ts';
import { linkView, type LinkView } from './links/link-view.ts';
import { phoneView, type PhoneView } from './phone-view.ts';
import { present } from './present.ts';
import type { ViewContext } from './view-context.ts';
import { wordsOf } from './words-of.ts';

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
