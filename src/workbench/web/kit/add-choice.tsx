import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ComboBox } from './combo-box.tsx';
import type { ComboOption } from './combo-options.ts';

const isTyped = (text: string): boolean => text.trim() !== '';

interface Props {
  readonly label: string;
  /** What the button shows instead of its label, where there is little room. */
  readonly sign?: string;
  /** Asked for once the list is opened; those of one heading follow each other. */
  readonly of: () => readonly ComboOption[];
  /** What is said where nothing fits. */
  readonly none: string;
  readonly onAdd: (value: string) => void;
  /** The focus left the button or the list, perhaps for the other of them. */
  readonly onLeave?: () => void;
}

/**
 * A button that opens a list, from which one thing is taken and added. The browser's own list would take the first that fits with every key
 * that is pressed on it.
 */
export const AddChoice = ({ label, sign, of, none, onAdd, onLeave }: Props) => {
  const [typed, setTyped] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const close = (): void => setTyped(undefined);
  const closeToButton = (): void => {
    close();
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={place} className={typed === undefined ? 'adding' : 'adding open'}>
      {typed === undefined ? (
        <Button
          small
          kind="add"
          {...(sign === undefined ? { icon: 'plus' } : { 'aria-label': label, title: label })}
          onClick={() => setTyped('')}
          onBlur={onLeave}
        >
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
          onChoose={({ value }) => {
            close();
            onAdd(value);
          }}
          onLeave={() => {
            close();
            onLeave?.();
          }}
          onEscape={closeToButton}
        />
      )}
    </div>
  );
};
