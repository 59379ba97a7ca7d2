import { createElement, type ReactNode, useContext } from 'react';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { PortalLink } from '../elements/portal-link.tsx';
import { FaqContext } from './faq-source.ts';

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
