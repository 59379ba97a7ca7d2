import type { ReactNode } from 'react';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './list-table.module.css';

interface Props {
  /** Wraps the long pills of the findings. */
  readonly hasFindings?: boolean;
  readonly heads: readonly string[];
  readonly none: string;
  readonly intro?: ReactNode;
  readonly children: readonly ReactNode[];
}

export const ListTable = ({ hasFindings = false, heads, none, intro, children }: Props) => (
  <section className="panel clipped">
    {intro}
    <div className="scroll-x">
      <table className={joinClasses('tbl stack', styles.table, hasFindings && styles.rules)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          {children.length === 0 && (
            <tr>
              <td colSpan={heads.length} className="muted">
                {none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  </section>
);
