import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Key } from './keys.tsx';
import { useCommands } from './use-commands.ts';

interface Props {
  /** What can be searched for; the field's name, and its words while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the first that was found. */
  readonly onEnter?: () => void;
}

/** Searches what is on show; `/` goes there, Escape empties it. */
export const SearchBox = ({ label, value, onChange, onEnter }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  // What is searched for may stand in an address, which follows the keys only after a while: no letter gets lost meanwhile.
  const [typed, type] = useState<string>();
  const change = (text: string): void => {
    type(text);
    onChange(text);
  };
  useCommands({ search: () => input.current?.focus() });
  return (
    <label className="find">
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
      <Key of="/" />
    </label>
  );
};
