import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './table.module.css';

interface Props {
  heads: readonly string[];
  /** The head of the last column if only screen readers need it, as above buttons. */
  hiddenHead?: string;
  /** False if rows stay rows on a narrow screen, where they are cards otherwise. */
  stacks?: boolean;
  className?: string | undefined;
  /**
   * Rows. Attributes say what they and their cells are: `data-wide`, `data-head`, `data-name`, `data-group`,
   * `data-selected`.
   */
  children: ReactNode;
}

export const Table = ({ heads, hiddenHead, stacks = true, className, children }: Props) => (
  <table className={joinClasses(styles.table, stacks && styles.stack, className)}>
    <thead>
      <tr>
        {heads.map((head, index) => (
          <th key={index} scope="col">
            {head}
          </th>
        ))}
        {hiddenHead !== undefined && (
          <th scope="col">
            <span className="sr">{hiddenHead}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
