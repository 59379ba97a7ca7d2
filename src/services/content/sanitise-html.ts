import DOMPurify from 'dompurify';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';

type Tag = RichTextElement['tag'];

const tags: readonly Tag[] = [
  ...(['a', 'b', 'blockquote', 'br', 'code', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const),
  ...(['table', 'tbody', 'td', 'th', 'thead', 'tr'] as const),
];

const rules = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const isAllowed = (tag: string): tag is Tag => (tags as readonly string[]).includes(tag);

const elementOf = (node: Element): RichTextContent => {
  const tag = node.localName;
  const children = childrenOf(node);
  if (!isAllowed(tag)) return children;
  const href = tag === 'a' ? node.getAttribute('href') : null;
  const element: RichTextElement = href === null ? { tag, children } : { tag, href, children };
  return [element];
};

const childrenOf = (parent: Node): RichTextContent =>
  [...parent.childNodes].flatMap((node): RichTextContent => {
    if (node instanceof Element) return elementOf(node);
    return node.nodeType === Node.TEXT_NODE && node.nodeValue ? [node.nodeValue] : [];
  });

const noisy = /[\s/](?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Removes handlers and styles that the page's policy would report while the markup is parsed; what is safe is decided afterwards. */
const quiet = (html: string): string =>
  // A tag that is never closed ends with the text: to give it up would mean to read on from each `<` anew.
  html.replace(/<[a-z][^>]*>?/gi, (tag) => tag.replace(noisy, ''));

/**
 * HTML of the content service as formatted text (ledger A40): what is not on the list of allowed elements and addresses is dropped.
 * The markup is parsed by DOMPurify under its own Trusted Types policy and never reaches the page.
 */
export const sanitiseHtml = (html: string): RichTextContent => {
  // Null, against its type, when markup takes the parsed document apart.
  const fragment = DOMPurify.sanitize(quiet(html), rules) as DocumentFragment | null;
  return fragment ? childrenOf(fragment) : [];
};
