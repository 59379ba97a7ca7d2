/** Elements that text of the content service may hold; none of them carries an attribute but the address of a link. */
export type RichTag =
  | 'a'
  | 'b'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'em'
  | 'h3'
  | 'h4'
  | 'i'
  | 'li'
  | 'ol'
  | 'p'
  | 'strong'
  | 'ul'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr';

/** An allowed element as plain data. */
export interface RichElement {
  readonly tag: RichTag;
  /** Only of a link: https, mailto, tel, a path of the portal, or a place on the page. */
  readonly href?: string;
  readonly children: RichText;
}

/** Formatted text as plain data: nothing in it can run. */
export type RichText = readonly (string | RichElement)[];
