import { createElement, type ReactNode, useContext } from 'react';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { PortalLink } from '../elements/portal-link.tsx';
import { useWords } from '../provided/words.ts';
import { FaqContext } from './faq-source.ts';

interface LinkedTextProps {
  element: RichTextElement;
  children: ReactNode;
}

const LinkedText = ({ element: { href, attributes }, children }: LinkedTextProps) => {
  const source = useContext(FaqContext);
  const link = href === undefined ? undefined : source?.linkOf(href);
  if (!link) return <span {...attributes}>{children}</span>;
  return (
    <PortalLink link={link} {...attributes}>
      {children}
    </PortalLink>
  );
};

// Scrolls inside the page on narrow screens, also by keyboard.
const Table = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a focus the keyboard cannot scroll it
    <div className="scroller" role="group" tabIndex={0} aria-label={t('components.faq.table')}>
      {children}
    </div>
  );
};

const TextElement = ({ element }: { element: RichTextElement }) => {
  const { tag, attributes, children } = element;
  const inside = children.length > 0 ? <RichText content={children} /> : undefined;
  if (tag === 'table') return <Table>{createElement(tag, attributes, inside)}</Table>;
  return tag === 'a' ? (
    <LinkedText element={element}>{inside}</LinkedText>
  ) : (
    createElement(tag, attributes, inside)
  );
};

// Builds elements from data: no markup is parsed here.
export const RichText = ({ content }: { content: RichTextContent }) =>
  content.map((part, index) =>
    typeof part === 'string' ? <span key={index}>{part}</span> : <TextElement key={index} element={part} />,
  );
