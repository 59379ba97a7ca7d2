import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './table.module.css';

interface Props {
  heads: readonly string[];
  /** Heading of the last column for screen readers only, for example above buttons. */
  hiddenHead?: string;
  /** False to keep rows on narrow screens. By default, each row becomes a card there. */
  stacks?: boolean;
  className?: string | undefined;
  /**
   * The rows. Attributes mark special rows and cells: `data-wide`, `data-head`, `data-name`,
   * `data-group`, `data-selected`.
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
