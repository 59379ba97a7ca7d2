/** Plain text as paragraphs: a blank line begins a new one. */
export const Paragraphs = ({ text, className }: { readonly text: string; readonly className?: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
