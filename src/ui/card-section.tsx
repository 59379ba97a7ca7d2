import { useId, type ReactNode } from 'react';

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
