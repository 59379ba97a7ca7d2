import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { ComboBox } from './combo-box.tsx';
import type { ComboOption } from './combo-options.ts';
import styles from './add-choice.module.css';
import { joinClasses } from '../join-classes.ts';

const isTyped = (text: string): boolean => text.trim() !== '';

interface Props {
  label: string;
  /** Replaces the label on narrow screens. */
  sign?: string;
  /** Returns the options when the list opens. Options with the same heading must be adjacent. */
  of: () => readonly ComboOption[];
  none: string;
  onAdd: (value: string) => void;
  /** Called when the focus leaves the button or the list, even if it moves from one to the other. */
  onLeave?: () => void;
}

// A native select would select the first match at every key press.
export const AddChoice = ({ label, sign, of, none, onAdd, onLeave }: Props) => {
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => setTyped(undefined);
  const closeToButton = (): void => {
    close();
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  const choose = ({ value }: ComboOption): void => {
    close();
    onAdd(value);
  };
  const leave = (): void => {
    close();
    onLeave?.();
  };
  const shape = sign === undefined ? ({ icon: 'plus' } as const) : { 'aria-label': label, title: label };
  return (
    <div ref={box} className={joinClasses(styles.adding, typed !== undefined && styles.open)}>
      {typed === undefined ? (
        <Button small kind="add" {...shape} onClick={() => setTyped('')} onBlur={onLeave}>
          {sign ?? label}
        </Button>
      ) : (
        <ComboBox
          {...{ label, none }}
          hideLabel
          takesFocus
          takesFirst={isTyped}
          placeholder={label}
          value={typed}
          options={of()}
          onType={setTyped}
          onChoose={choose}
          onLeave={leave}
          onEscape={closeToButton}
        />
      )}
    </div>
  );
};
