import { textRuns } from '../../../draft/content/placeholders.ts';
import { textParts } from '../../../draft/content/text-parts.ts';

/** A text with its filled-in parts as pieces. */
export const WordText = ({ text }: { readonly text: string }) =>
  textRuns(text).map((run, at) =>
    run.isFilledIn ? (
      <span key={at} className="ph">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );

/** A text in which stands out what it gained since an older one; what it lost is struck out. */
export const GainedText = ({ older, text }: { readonly older: string; readonly text: string }) =>
  textParts(older, text).map((part, at) => {
    if (part.kind === 'new')
      return (
        <ins key={at}>
          <WordText text={part.text} />
        </ins>
      );
    if (part.kind === 'gone') return <del key={at}>{part.text}</del>;
    return <WordText key={at} text={part.text} />;
  });
