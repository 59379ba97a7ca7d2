import type { ReactNode } from 'react';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './token.module.css';

interface Props {
  /**
   * `word`: the word "and", "or" or "not" in a sentence. `idle`: a fact that never changes the outcome. `not`: negates a row
   * of the builder.
   */
  kind?: 'fact' | 'word' | 'idle' | 'not';
  title?: string | undefined;
  children: ReactNode;
}

const kindClasses = { fact: undefined, word: styles.word, idle: styles.idle, not: styles.not } as const;

export const Token = ({ kind = 'fact', title, children }: Props) => (
  <span className={joinClasses(styles.token, kindClasses[kind])} title={title}>
    {children}
  </span>
);
