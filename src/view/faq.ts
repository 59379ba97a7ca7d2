import type { Language } from '../config/portal-config.ts';

/** An allowed element of formatted text. */
export interface RichTextElement {
  readonly tag:
    | ('a' | 'b' | 'blockquote' | 'br' | 'code' | 'em' | 'h3' | 'h4' | 'i' | 'li' | 'ol' | 'p' | 'strong' | 'ul')
    | ('table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr');
  /** Only of a link: https, mailto, tel, a path of the portal, or a place on the page. */
  readonly href?: string;
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
  readonly title: RichTextContent;
  /** Only of a question. */
  readonly answer?: RichTextContent;
}
