import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './timeline.module.css';

export const Timeline = ({ children }: { children: ReactNode }) => (
  <ol className={styles.timeline}>{children}</ol>
);

interface Props {
  kind?: 'live' | 'planned' | undefined;
  isChosen?: boolean;
  isToday?: boolean;
  children: ReactNode;
}

export const TimelineEntry = ({ kind, isChosen = false, isToday = false, children }: Props) => (
  <li
    className={joinClasses(
      styles.entry,
      kind === 'live' && styles.live,
      kind === 'planned' && styles.planned,
      isChosen && styles.chosen,
    )}
    aria-current={isToday ? 'date' : undefined}
  >
    {children}
  </li>
);
