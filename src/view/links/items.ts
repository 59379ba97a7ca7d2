import type { IconName, Item } from '../../config/generated/config-files.ts';
import { type PhonePart, phoneParts } from '../../member/phone.ts';
import { variantValue } from '../../rules/variants.ts';
import type { ViewContext } from '../view-context.ts';
import { type WordReader, wordsOf } from '../words.ts';
import { hrefView, linkView, type LinkView } from './link-view.ts';
import { listEntries } from './list-entries.ts';

export interface MemberChoice {
  readonly eid: string;
  readonly name: string;
}

export interface ItemView {
  readonly id: string;
  readonly icon?: IconName | undefined;
  readonly tone: 'plain' | 'warm' | 'primary' | 'secondary';
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly label?: string | undefined;
  readonly linkText?: string | undefined;
  readonly phone?: readonly PhonePart[] | undefined;
  readonly link?: LinkView | undefined;
}

const itemView = (
  { id, tone = 'plain', icon }: Item,
  word: WordReader,
  link: LinkView | undefined,
): ItemView => {
  const phone = word('phone');
  return {
    id,
    tone,
    icon,
    title: word('title'),
    content: word('content'),
    label: word('label'),
    linkText: word('linkText'),
    phone: phone === undefined ? undefined : phoneParts(phone),
    link,
  };
};

const entryViews = (item: Item, list: string, word: WordReader, context: ViewContext): readonly ItemView[] =>
  listEntries(list, context).map(({ title, href }, index) => ({
    id: `${item.id}${index + 1}`,
    tone: item.tone ?? 'plain',
    icon: item.icon,
    title,
    content: word('content'),
    link: hrefView(href, context, item.openInNewTab),
  }));

// Uses the first applying plan variant. An item without a working link for this member is left out.
export const itemViews = (
  { items = [], wordsKey }: { readonly items?: readonly Item[] | undefined; readonly wordsKey: string },
  context: ViewContext,
): readonly ItemView[] =>
  context.gate.visible(items).flatMap((item) => {
    const word = wordsOf(context, wordsKey, item.id);
    const target = variantValue(item, 'link', context.gate.variants);
    const list = /^member:(.+)$/.exec(target ?? '')?.[1];
    if (list !== undefined) return entryViews(item, list, word, context);
    const link = linkView(target, context, item.openInNewTab);
    return target !== undefined && link === undefined ? [] : itemView(item, word, link);
  });
