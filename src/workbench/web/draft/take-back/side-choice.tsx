import type { ReactNode } from 'react';
import { joinClasses } from '../../kit/join-classes.ts';
import styles from './side-choice.module.css';

interface SideProps {
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The value that the choice keeps or restores, inside its label. */
  value?: ReactNode;
  children?: ReactNode;
}

export const SideChoice = ({ group, label, isChosen, onChoose, value, children }: SideProps) => (
  <div className={joinClasses(styles.choice, isChosen && styles.chosen)}>
    <label className={styles.label}>
      <span className="row">
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
        <b className="strong small">{label}</b>
      </span>
      {value}
    </label>
    {children}
  </div>
);

// Choices between values of one thing, which the legend names.
export const SideChoices = ({
  legend,
  note,
  children,
}: {
  legend: ReactNode;
  note: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className={styles.one}>
    <legend>{legend}</legend>
    {note}
    <div className={styles.choices}>{children}</div>
  </fieldset>
);
