import type { BlockTag, InlineTag, RichTextElement } from '../../view/faq.ts';

type Tag = RichTextElement['tag'];

const inlineTags: readonly InlineTag[] = [
  ...([
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
  ] as const),
  ...(['rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr'] as const),
];

const blockTags: readonly BlockTag[] = [
  ...([
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'li',
    'ol',
    'p',
    'pre',
  ] as const),
  ...([
    'caption',
    'col',
    'colgroup',
    'summary',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'ul',
  ] as const),
];

const holderTags: readonly Tag[] = ['colgroup', 'dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul'];

const synonyms: Readonly<Record<string, Tag>> = {
  acronym: 'abbr',
  dir: 'ul',
  font: 'span',
  menu: 'ul',
  strike: 's',
  tt: 'code',
};

const brokenTags: readonly string[] = [
  ...[
    'address',
    'article',
    'aside',
    'center',
    'fieldset',
    'figcaption',
    'figure',
    'footer',
    'form',
    'header',
  ],
  ...['hgroup', 'legend', 'main', 'nav', 'search', 'section'],
];

// Allowed attributes: the name in React, and the relevant part of the value. `true` means an attribute
// without a value.
const attributes: Readonly<Record<string, readonly [name: string, value: RegExp | true]>> = {
  colspan: ['colSpan', /^\d{1,4}/],
  dir: ['dir', /^(?:ltr|rtl|auto)$/i],
  lang: ['lang', /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i],
  open: ['open', true],
  reversed: ['reversed', true],
  rowspan: ['rowSpan', /^\d{1,4}/],
  scope: ['scope', /^(?:row|col)(?:group)?$/i],
  span: ['span', /^\d{1,4}/],
  start: ['start', /^-?\d{1,6}/],
  title: ['title', /^.+$/s],
  translate: ['translate', /^(?:yes|no)$/i],
  type: ['type', /^(?:[1aAiI]|circle|disc|square)$/],
  value: ['value', /^-?\d{1,6}/],
};

// Office programs use styles instead of these elements.
const styles: readonly (readonly [style: RegExp, tag: InlineTag])[] = [
  [/text-decoration[^;]*line-through/i, 's'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'b'],
  [/font-style:\s*italic/i, 'i'],
];

const markers: readonly (readonly [style: RegExp, type: string])[] = [
  [/list-style[^;]*lower-(?:alpha|latin)/i, 'a'],
  [/list-style[^;]*upper-(?:alpha|latin)/i, 'A'],
  [/list-style[^;]*lower-roman/i, 'i'],
  [/list-style[^;]*upper-roman/i, 'I'],
];

export const allowedHtml = {
  inlineTags,
  blockTags,
  holderTags,
  synonyms,
  brokenTags,
  attributes,
  styles,
  markers,
};
