import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  content?: string | undefined;
  children: ReactNode;
}

export const CardSection = ({ title, content, children }: Props) => {
  const headingId = useId();
  return (
    <section className="card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {content !== undefined && <p className="muted small">{content}</p>}
      </header>
      {children}
    </section>
  );
};

export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
