import type { ReactNode } from 'react';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './page-areas.module.css';

interface ToolsProps {
  /** True while the filters are open on small screens. */
  isOpen?: boolean;
  children: ReactNode;
}

export const ToolsArea = ({ isOpen = false, children }: ToolsProps) => (
  <div className={joinClasses(styles.filters, 'no-print', isOpen && styles.open)} data-panel data-tools>
    {children}
  </div>
);

export const TableArea = ({ tools, children }: { tools?: ReactNode; children: ReactNode }) => (
  <div className={styles.area} tabIndex={-1} data-panel>
    {tools !== undefined && <div className={`row wrap small ${styles.tools}`}>{tools}</div>}
    {children}
  </div>
);
