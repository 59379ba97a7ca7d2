import { type KeyboardEvent, useState } from 'react';
import { type ComboOption, filterOptions } from './combo-options.ts';

interface Wanted {
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly isOpenAtFirst: boolean;
  readonly rowId: (index: number) => string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboOption) => void;
  readonly onEscape: (() => void) | undefined;
  readonly takesFirst: ((text: string) => boolean) | undefined;
}

/** The list of a combo box: whether it is open, which options it shows, and which one the arrow keys reached. */
export const useComboBox = ({ value, options, isOpenAtFirst, rowId, onType, onChoose, onEscape, takesFirst }: Wanted) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const found = filterOptions(options, isTyped ? value : undefined);
  const close = (): void => {
    setOpen(false);
    setTyped(false);
    setActive(-1);
  };
  const choose = (option: ComboOption): void => {
    onChoose(option);
    close();
  };
  const step = (by: 1 | -1): void => {
    const next = isOpen ? (active + by + found.length) % Math.max(found.length, 1) : 0;
    setOpen(true);
    setActive(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const type = (text: string): void => {
    onType(text);
    setTyped(true);
    setOpen(true);
    setActive(takesFirst?.(text) === true ? 0 : -1);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const option = isOpen ? found[active] : undefined;
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) {
      close();
      onEscape?.();
    } else return;
    event.preventDefault();
  };
  return { isOpen, isTyped, active, found, open: () => setOpen(true), close, choose, type, handleKeyDown };
};
