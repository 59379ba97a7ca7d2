import type { ReactNode } from 'react';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './list-table.module.css';
import { Table } from '../../../kit/table.tsx';

interface Props {
  /** True if the column of findings must wrap long labels. */
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
      <Table heads={heads} className={joinClasses(styles.table, hasFindings && styles.rules)}>
        {children}
        {children.length === 0 && (
          <tr>
            <td colSpan={heads.length} className="muted">
              {none}
            </td>
          </tr>
        )}
      </Table>
    </div>
  </section>
);
