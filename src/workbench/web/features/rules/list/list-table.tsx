import type { ReactNode } from 'react';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './list-table.module.css';

interface Props {
  /** True when long labels of findings must wrap. */
  hasFindings?: boolean;
  heads: readonly string[];
  none: string;
  intro?: ReactNode;
  children: readonly ReactNode[];
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
