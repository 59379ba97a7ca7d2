import { textRuns } from '../../../draft/content/placeholders.ts';
import { textParts } from '../../../draft/content/text-parts.ts';
import styles from './filled-in-text.module.css';

export const Placeholder = ({ children }: { children: string }) => (
  <span className={styles.placeholder}>{children}</span>
);

export const FilledInText = ({ text }: { text: string }) =>
  textRuns(text).map((run, at) =>
    run.isFilledIn ? <Placeholder key={at}>{run.text}</Placeholder> : run.text,
  );

export const TextDifference = ({ older, text }: { older: string; text: string }) =>
  textParts(older, text).map((part, at) => {
    if (part.kind === 'new')
      return (
        <ins key={at}>
          <FilledInText text={part.text} />
        </ins>
      );
    if (part.kind === 'gone') return <del key={at}>{part.text}</del>;
    return <FilledInText key={at} text={part.text} />;
  });
