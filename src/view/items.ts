import type { IconName, Item } from '../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../config/portal-config.ts';
import { type PhonePart, phoneAddress, phoneParts } from '../member/phone.ts';
import { variantValue } from '../rules/variants.ts';
import { hrefView, linkView, type LinkView } from './links/link-view.ts';
import { listEntries } from './links/list-entries.ts';
import type { ViewContext } from './view-context.ts';
import { type WordReader, wordsOf } from './words.ts';

export interface PhoneView {
  readonly text: string;
  readonly href: string;
  /** What stands beside it: the text telephone and the hours. */
  readonly note?: string | undefined;
}

/** A shared account that may be switched to. */
export interface MemberChoice {
  readonly eid: string;
  readonly name: string;
}

/** A phone number of the configuration as text and as the tel: address of its first number. */
export const phoneView = (text: string): PhoneView => ({ text, href: phoneAddress(text) ?? '' });

/** A field of the brand with its texts in one language. */
const brandIn = (brand: PortalConfig['brand'], language: Language): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [
      name,
      typeof value === 'object' && language in value ? (value as Record<Language, string>)[language] : value,
    ]),
  );

/** The support phone with its note, for a member's plan variants; without any, those of everybody. */
export const supportPhoneView = (brand: PortalConfig['brand'], language: Language, variants: readonly string[] = []): PhoneView => {
  const texts = brandIn(brand, language);
  return { ...phoneView(variantValue(texts, 'supportPhone', variants) ?? ''), note: variantValue(texts, 'supportNote', variants) };
};

/** One of the plan's phone numbers: that of the member's variant, else the one of everybody. */
export const planPhone = (name: 'phone' | 'supportPhone', { config, language, gate }: ViewContext): PhoneView =>
  name === 'phone' ? phoneView(config.brand.phone) : supportPhoneView(config.brand, language, gate.variants);

/** An item with the words and link its member gets. */
export interface ItemView {
  readonly id: string;
  readonly icon?: IconName | undefined;
  readonly tone: 'plain' | 'warm' | 'primary' | 'secondary';
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly label?: string | undefined;
  readonly linkText?: string | undefined;
  /** The numbers and the words around them. */
  readonly phone?: readonly PhonePart[] | undefined;
  readonly link?: LinkView | undefined;
}

const itemView = ({ id, tone = 'plain', icon }: Item, word: WordReader, link: LinkView | undefined): ItemView => {
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

/** An item that stands for a list of the coverage data, such as `member:riders`: one for each entry, under the entry's name. */
const entryViews = (item: Item, list: string, word: WordReader, context: ViewContext): readonly ItemView[] =>
  listEntries(list, context).map(({ title, href }, index) => ({
    id: `${item.id}${index + 1}`,
    tone: item.tone ?? 'plain',
    icon: item.icon,
    title,
    content: word('content'),
    link: hrefView(href, context, item.openInNewTab),
  }));

/**
 * The items of a block or card that this member sees, in order, with the words and link of the first applying variant. An item whose link
 * leads nowhere for this member (a closed route, a missing vendor address) is left out.
 */
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
