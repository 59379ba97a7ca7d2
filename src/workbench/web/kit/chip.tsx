import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { TextButton } from './button.tsx';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

interface Props {
  /** The accessible label of the button that removes the chip. */
  removeLabel?: string;
  onRemove?: (() => void) | undefined;
  /** Where the chip comes from, if it cannot be removed here. */
  inheritedFrom?: string;
  children: ReactNode;
}

export const Chip = ({ removeLabel, onRemove, inheritedFrom, children }: Props) => (
  <span
    className={joinClasses(styles.chip, inheritedFrom !== undefined && styles.inherited)}
    title={inheritedFrom}
  >
    {inheritedFrom !== undefined && <Icon name="lock" size="xs" />}
    {children}
    {inheritedFrom !== undefined && <span className="sr">{inheritedFrom}</span>}
    {onRemove && (
      <TextButton className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size="xs" />
      </TextButton>
    )}
  </span>
);

interface ToggleProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  isOn: boolean;
}

export const ToggleChip = ({ isOn, ...rest }: ToggleProps) => (
  <button
    {...rest}
    type="button"
    className={joinClasses(styles.chip, !isOn && styles.off)}
    aria-pressed={isOn}
  />
);
