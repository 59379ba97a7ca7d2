import DOMPurify from 'dompurify';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { allowedHtml } from './allowed-html.ts';
import { isBlank, linesOf, paragraphsOf } from './text-lines.ts';
import { type Places, placesOf } from './text-places.ts';

type Tag = RichTextElement['tag'];

const { inlineTags, blockTags, holderTags, synonyms, brokenTags, attributes, styles, markers } = allowedHtml;
const plainAttributes = [...Object.keys(attributes), 'alt', 'data-style', 'hidden'];

const rules = {
  ALLOWED_TAGS: [...inlineTags, ...blockTags, ...Object.keys(synonyms), ...brokenTags, 'img'],
  ALLOWED_ATTR: [...plainAttributes, 'href'],
  // Anchors need these names, but a form would use them for its own properties.
  ADD_ATTR: (attribute: string, tag: string) =>
    /^(?:id|name)$/.test(attribute) && !/^(?:fieldset|img)$/.test(tag),
  ADD_URI_SAFE_ATTR: [...plainAttributes, 'id', 'name'],
  // http(s), mailto, tel, or relative: neither another scheme nor another host. Blanks are already removed.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|(?![/\\]{2}|\\|[^/?#]*:).)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The parsed document never becomes part of the page, so its names cannot conflict.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const isAllowed = (tag: string): tag is Tag =>
  [...inlineTags, ...blockTags].some((allowed) => allowed === tag);

const styleOf = (node: Element): string => node.getAttribute('data-style') ?? '';

const isHidden = (node: Element): boolean =>
  node.hasAttribute('hidden') || /(?:display:\s*none|visibility:\s*(?:hidden|collapse))/i.test(styleOf(node));

// One office program wraps whole documents in a bold element that is not bold.
const isLight = (node: Element): boolean =>
  /^(?:b|strong)$/.test(node.localName) && /font-weight:\s*(?:normal|400)/i.test(styleOf(node));

const attributesOf = (node: Element, tag: Tag, { ids }: Places): RichTextElement['attributes'] => {
  const marker = tag === 'ol' ? markers.find(([style]) => style.test(styleOf(node)))?.[1] : undefined;
  const kept = [...node.attributes].map(({ name, value }) => {
    const [reactName = '', pattern] = attributes[name] ?? [];
    return [reactName, pattern === true || pattern?.exec(value.trim())?.[0]] as const;
  });
  const given = [['type', marker] as const, ...kept, ['id', ids.get(node)] as const].flatMap(
    ([name, value]) => (value ? [[name, value] as const] : []),
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};

const styled = (content: RichTextContent, style: string): RichTextContent =>
  styles.reduceRight<RichTextContent>(
    (inside, [pattern, tag]) => (pattern.test(style) ? [{ tag, children: inside }] : inside),
    content,
  );

const insideOf = (node: Element, tag: string, places: Places, style: string): RichTextContent => {
  if (holderTags.some((holder) => holder === tag))
    return childrenOf(node, places, style).filter((part) => !isBlank(part));
  const inside = childrenOf(node, places);
  return inside.length > 0 ? styled(inside, style) : inside;
};

const elementOf = (node: Element, places: Places, styleAbove: string): RichTextContent => {
  if (isHidden(node)) return [];
  if (node.localName === 'img') return [node.getAttribute('alt') ?? ''];
  const tag = isLight(node) ? 'span' : (synonyms[node.localName] ?? node.localName);
  const children = insideOf(node, tag, places, `${styleAbove};${styleOf(node)}`);
  if (!isAllowed(tag)) return paragraphsOf(children);
  const given = attributesOf(node, tag, places);
  if (tag === 'span' && !given) return children;
  const href = tag === 'a' ? (places.hrefs.get(node) ?? node.getAttribute('href')) : null;
  return [{ tag, ...(href === null ? {} : { href }), ...(given ? { attributes: given } : {}), children }];
};

const childrenOf = (parent: Node, places: Places, style = ''): RichTextContent =>
  [...parent.childNodes].flatMap((node): RichTextContent => {
    if (node instanceof Element) return elementOf(node, places, style);
    return node.nodeType === Node.TEXT_NODE && node.nodeValue ? [node.nodeValue] : [];
  });

const handler = /[\s/]on\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

// Removes event handlers and renames styles, which the page's policy would report during parsing. Sanitizing
// comes later.
const quiet = (html: string): string =>
  // An unclosed tag ends with the text; otherwise the search would restart at every `<`.
  html.replace(/<[a-z][^>]*>?/gi, (tag) =>
    tag.replace(handler, '').replace(/([\s/])style(?=\s*=)/gi, '$1data-style'),
  );

// Only listed elements, attributes and addresses stay (A40); others leave their text. DOMPurify parses the
// markup under its own Trusted Types policy; it never reaches the page.
export const sanitiseHtml = (html: string, idPrefix = 'answer-'): RichTextContent => {
  // Null, contrary to its type, when markup destroys the parsed document.
  const fragment = DOMPurify.sanitize(quiet(html), rules) as DocumentFragment | null;
  return fragment ? childrenOf(fragment, placesOf(fragment, idPrefix)) : [];
};

export const sanitiseTitle = (html: string): RichTextContent => linesOf(sanitiseHtml(html));
