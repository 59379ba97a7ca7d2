import type { Language } from '../config/portal-config.ts';

export type InlineTag =
  | (
      | 'a'
      | 'abbr'
      | 'b'
      | 'bdi'
      | 'bdo'
      | 'br'
      | 'cite'
      | 'code'
      | 'del'
      | 'dfn'
      | 'em'
      | 'i'
      | 'ins'
      | 'kbd'
      | 'mark'
      | 'q'
    )
  | ('rp' | 'rt' | 'ruby' | 's' | 'samp' | 'small' | 'span' | 'strong' | 'sub' | 'sup' | 'u' | 'var' | 'wbr');

export type BlockTag =
  | (
      | 'blockquote'
      | 'dd'
      | 'details'
      | 'div'
      | 'dl'
      | 'dt'
      | 'h1'
      | 'h2'
      | 'h3'
      | 'h4'
      | 'h5'
      | 'h6'
      | 'hr'
      | 'li'
      | 'ol'
      | 'p'
      | 'pre'
    )
  | (
      | 'caption'
      | 'col'
      | 'colgroup'
      | 'summary'
      | 'table'
      | 'tbody'
      | 'td'
      | 'tfoot'
      | 'th'
      | 'thead'
      | 'tr'
      | 'ul'
    );

export interface RichTextElement {
  readonly tag: InlineTag | BlockTag;
  /** The target of a link: http(s), mailto, tel, a path, or an anchor on the page. */
  readonly href?: string;
  /** Safe attributes by their React names. */
  readonly attributes?: Readonly<Record<string, string | true>>;
  readonly children: RichTextContent;
}

/** Formatted text as plain data, so that it cannot run code. */
export type RichTextContent = readonly (string | RichTextElement)[];

export interface FaqPlace {
  readonly level: 'main' | 'category' | 'subcategory';
  readonly id: string;
  readonly language: Language;
}

/** A category, a subcategory, or a question with its answer. Forbidden markup is already removed. */
export interface FaqEntry {
  readonly id: string;
  /** One or more lines without blocks and links. */
  readonly title: RichTextContent;
  readonly answer?: RichTextContent;
}
