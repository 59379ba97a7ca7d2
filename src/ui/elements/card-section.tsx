import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly content?: string | undefined;
  readonly children: ReactNode;
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

export const Paragraphs = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
