import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Key } from './keys.tsx';
import { useCommands } from './use-commands.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
}

export const SearchBox = ({ label, value, onChange, onEnter }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  // The address follows late: the field keeps its own text, so that no letter is lost.
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
      <Key of="search" />
    </label>
  );
};
