import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './line.module.css';

export const Lines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;

interface EffectProps {
  icon: IconName;
  kind: string;
  children: ReactNode;
  members?: ReactNode;
}

export const EffectLine = ({ icon, kind, children, members }: EffectProps) => (
  <li className={styles.line}>
    <span className={styles.kind}>
      <Icon name={icon} size="xs" />
      {kind}
    </span>
    <span>{children}</span>
    <span className={styles.end}>{members}</span>
  </li>
);

interface ProblemProps {
  mark: ReactNode;
  title?: string | undefined;
  children: ReactNode;
  actions: ReactNode;
}

export const ProblemLine = ({ mark, title, children, actions }: ProblemProps) => (
  <li className={joinClasses(styles.line, styles.problem)}>
    {mark}
    <span title={title}>{children}</span>
    <span className={styles.end}>{actions}</span>
  </li>
);
