import { TextDifference } from '../../../draft/changes/text-difference.tsx';
import { textRuns } from '../../../draft/content/placeholders.ts';
import styles from './filled-in-text.module.css';

export const Placeholder = ({ children }: { children: string }) => (
  <span className={styles.placeholder}>{children}</span>
);

const placeholdersIn = (text: string) =>
  textRuns(text).map((run, at) =>
    run.isFilledIn ? <Placeholder key={at}>{run.text}</Placeholder> : run.text,
  );

/** Shows a text with its placeholders, and the differences from an older version if there is one. */
export const FilledInText = ({ text, older }: { text: string; older: string | undefined }) =>
  older === undefined ? (
    placeholdersIn(text)
  ) : (
    <TextDifference before={older} after={text} draw={placeholdersIn} />
  );
