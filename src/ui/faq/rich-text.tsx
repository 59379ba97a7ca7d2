import { createElement, useContext, type ReactNode } from 'react';
import { PortalLink } from '../portal-link.tsx';
import { FaqContext } from './faq-source.ts';

/** An allowed element of formatted text; only a link has an address. */
interface RichTextElement {
  readonly tag:
    | ('a' | 'b' | 'blockquote' | 'br' | 'code' | 'em' | 'h3' | 'h4' | 'i' | 'li' | 'ol' | 'p' | 'strong' | 'ul')
    | ('table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr');
  readonly href?: string;
  readonly children: RichTextContent;
}

export type RichTextContent = readonly (string | RichTextElement)[];

const inlineTags: readonly string[] = ['b', 'br', 'code', 'em', 'i', 'strong'];

const LinkedText = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const link = useContext(FaqContext)?.linkOf(href);
  return link ? <PortalLink link={link}>{children}</PortalLink> : children;
};

interface Props {
  readonly content: RichTextContent;
  /** Words and emphasis alone, for a place where no paragraph or link may stand. */
  readonly inline?: boolean;
}

const TextElement = ({ element, inline }: { readonly element: RichTextElement; readonly inline: boolean }) => {
  const { tag, href, children } = element;
  if (tag === 'br') return <br />;
  const inside = <RichText content={children} inline={inline} />;
  if (inline && !inlineTags.includes(tag)) return inside;
  if (tag === 'a') return href === undefined ? inside : <LinkedText href={href}>{inside}</LinkedText>;
  return createElement(tag, undefined, inside);
};

/** Formatted text of the content service, built as elements: no markup is ever parsed here. */
export const RichText = ({ content, inline = false }: Props) =>
  content.map((part, place) => (typeof part === 'string' ? part : <TextElement key={place} element={part} inline={inline} />));
