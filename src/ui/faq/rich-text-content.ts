/** An allowed element of formatted text; only a link has an address. */
export interface RichTextElement {
  readonly tag:
    | ('a' | 'b' | 'blockquote' | 'br' | 'code' | 'em' | 'h3' | 'h4' | 'i' | 'li' | 'ol' | 'p' | 'strong' | 'ul')
    | ('table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr');
  readonly href?: string;
  readonly children: RichTextContent;
}

export type RichTextContent = readonly (string | RichTextElement)[];
