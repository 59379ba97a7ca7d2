import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly content?: string | undefined;
  readonly children: ReactNode;
}

/** A white card with its heading and one line of words beside it. */
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

/** Plain text as paragraphs: a blank line begins a new one. */
export const Paragraphs = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
