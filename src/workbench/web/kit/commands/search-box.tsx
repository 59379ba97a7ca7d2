import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Key } from './keys.tsx';
import styles from './search-box.module.css';
import { useCommands } from './use-commands.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  className?: string | undefined;
}

// Also for fields that look like it or have their own list.
export const searchBoxClass = joinClasses(styles.box, 'no-print');

export const SearchBox = ({ label, value, onChange, onEnter, className }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  // The address is updated late, so the field keeps its own text and loses no letter.
  const [typed, type] = useState<string>();
  const change = (text: string): void => {
    type(text);
    onChange(text);
  };
  useCommands({ search: () => input.current?.focus() });
  return (
    <label className={joinClasses(searchBoxClass, className)}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => type(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') change('');
          if (event.key === 'Enter') onEnter?.();
        }}
      />
      <Key of="search" />
    </label>
  );
};
