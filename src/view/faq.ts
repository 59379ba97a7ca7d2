import type { Language } from '../config/portal-config.ts';

/** Elements that stand in a line of text. */
export type InlineTag =
  | ('a' | 'abbr' | 'b' | 'bdi' | 'bdo' | 'br' | 'cite' | 'code' | 'del' | 'dfn' | 'em' | 'i' | 'ins' | 'kbd' | 'mark' | 'q')
  | ('rp' | 'rt' | 'ruby' | 's' | 'samp' | 'small' | 'span' | 'strong' | 'sub' | 'sup' | 'u' | 'var' | 'wbr');

/** Elements that begin a line of their own. */
export type BlockTag =
  | ('blockquote' | 'dd' | 'details' | 'div' | 'dl' | 'dt' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'hr' | 'li' | 'ol' | 'p' | 'pre')
  | ('caption' | 'col' | 'colgroup' | 'summary' | 'table' | 'tbody' | 'td' | 'tfoot' | 'th' | 'thead' | 'tr' | 'ul');

/** An allowed element of formatted text. */
export interface RichTextElement {
  readonly tag: InlineTag | BlockTag;
  /** Only of a link: http(s), mailto, tel, a path, or a place on the page. */
  readonly href?: string;
  /** Harmless attributes by their names in React; absent when there are none. */
  readonly attributes?: Readonly<Record<string, string | true>>;
  readonly children: RichTextContent;
}

/** Formatted text as plain data: nothing in it can run. */
export type RichTextContent = readonly (string | RichTextElement)[];

/** A place in the FAQ whose entries are asked for and shown. */
export interface FaqPlace {
  readonly level: 'main' | 'category' | 'subcategory';
  readonly id: string;
  readonly language: Language;
}

/** A category, a subcategory, or a question with its answer; texts are free of markup that is not allowed. */
export interface FaqEntry {
  readonly id: string;
  /** One or more lines without blocks and links. */
  readonly title: RichTextContent;
  /** Only of a question. */
  readonly answer?: RichTextContent;
}
