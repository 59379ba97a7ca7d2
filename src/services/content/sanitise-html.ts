import DOMPurify from 'dompurify';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { allowedHtml } from './allowed-html.ts';
import { isBlank, linesOf, paragraphsOf } from './text-lines.ts';
import { placesOf, type Places } from './text-places.ts';

type Tag = RichTextElement['tag'];

const { inlineTags, blockTags, holderTags, synonyms, brokenTags, attributes, styles, markers } = allowedHtml;
const plainAttributes = [...Object.keys(attributes), 'alt', 'data-style', 'hidden'];

const rules = {
  ALLOWED_TAGS: [...inlineTags, ...blockTags, ...Object.keys(synonyms), ...brokenTags, 'img'],
  ALLOWED_ATTR: [...plainAttributes, 'href'],
  // Places on the page need their names; a form takes the names of these two for its own properties.
  ADD_ATTR: (attribute: string, tag: string) => /^(?:id|name)$/.test(attribute) && !/^(?:fieldset|img)$/.test(tag),
  ADD_URI_SAFE_ATTR: [...plainAttributes, 'id', 'name'],
  // http(s), mailto, tel, or relative: neither a scheme nor another host. Blanks are gone when this is asked.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|(?![/\\]{2}|\\|[^/?#]*:).)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // None of the document is put into the page: its names need not be kept from the page's.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const isAllowed = (tag: string): tag is Tag => [...inlineTags, ...blockTags].some((allowed) => allowed === tag);

const styleOf = (node: Element): string => node.getAttribute('data-style') ?? '';

const isHidden = (node: Element): boolean =>
  node.hasAttribute('hidden') || /(?:display:\s*none|visibility:\s*(?:hidden|collapse))/i.test(styleOf(node));

/** Documents of one office program stand as a whole in a bold element that is not bold. */
const isLight = (node: Element): boolean => /^(?:b|strong)$/.test(node.localName) && /font-weight:\s*(?:normal|400)/i.test(styleOf(node));

const attributesOf = (node: Element, tag: Tag, { ids }: Places): RichTextElement['attributes'] => {
  const marker = tag === 'ol' ? markers.find(([style]) => style.test(styleOf(node)))?.[1] : undefined;
  const kept = [...node.attributes].map(({ name, value }) => {
    const [reactName = '', pattern] = attributes[name] ?? [];
    return [reactName, pattern === true || pattern?.exec(value.trim())?.[0]] as const;
  });
  const given = [['type', marker] as const, ...kept, ['id', ids.get(node)] as const].flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};

/** The content in the elements that say what a style says. */
const styled = (content: RichTextContent, style: string): RichTextContent =>
  styles.reduceRight<RichTextContent>((inside, [pattern, tag]) => (pattern.test(style) ? [{ tag, children: inside }] : inside), content);

/** What is in an element; a style of rows or items is that of each of them. */
const insideOf = (node: Element, tag: string, places: Places, style: string): RichTextContent => {
  if (holderTags.some((holder) => holder === tag)) return childrenOf(node, places, style).filter((part) => !isBlank(part));
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

/** Removes handlers and renames styles, which the page's policy would report while the markup is parsed; what is safe is decided afterwards. */
const quiet = (html: string): string =>
  // A tag that is never closed ends with the text: to give it up would mean to read on from each `<` anew.
  html.replace(/<[a-z][^>]*>?/gi, (tag) => tag.replace(handler, '').replace(/([\s/])style(?=\s*=)/gi, '$1data-style'));

/**
 * HTML of the content service as formatted text (A40): allowed elements, attributes and addresses are kept, other elements leave their
 * text, images their alternative text. Places that the text links to get ids that begin with `idPrefix`.
 * The markup is parsed by DOMPurify under its own Trusted Types policy and never reaches the page.
 */
export const sanitiseHtml = (html: string, idPrefix = 'answer-'): RichTextContent => {
  // Null, against its type, when markup takes the parsed document apart.
  const fragment = DOMPurify.sanitize(quiet(html), rules) as DocumentFragment | null;
  return fragment ? childrenOf(fragment, placesOf(fragment, idPrefix)) : [];
};

/** The same for the words of a button: blocks become lines, links their words. */
export const sanitiseTitle = (html: string): RichTextContent => linesOf(sanitiseHtml(html));
