import { type KeyboardEvent, useState } from 'react';
import { type ComboOption, filterOptions } from './combo-options.ts';

interface Wanted {
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly isOpenAtFirst: boolean;
  readonly rowId: (index: number) => string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboOption) => void;
  readonly onEscape?: (() => void) | undefined;
  readonly takesFirst?: ((text: string) => boolean) | undefined;
}

const useOptionList = ({
  value,
  options,
  isOpenAtFirst,
  rowId,
}: Pick<Wanted, 'value' | 'options' | 'isOpenAtFirst' | 'rowId'>) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const found = filterOptions(options, isTyped ? value : undefined);
  return {
    ...{ isOpen, isTyped, active, found },
    open: () => setOpen(true),
    close: (): void => {
      setOpen(false);
      setTyped(false);
      setActive(-1);
    },
    filter: (activeIndex: number): void => {
      setTyped(true);
      setOpen(true);
      setActive(activeIndex);
    },
    step: (by: 1 | -1): void => {
      const next = isOpen ? (active + by + found.length) % Math.max(found.length, 1) : 0;
      setOpen(true);
      setActive(next);
      document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
    },
  };
};

export const useComboBox = ({ onType, onChoose, onEscape, takesFirst, ...wanted }: Wanted) => {
  const list = useOptionList(wanted);
  const choose = (option: ComboOption): void => {
    onChoose(option);
    list.close();
  };
  const type = (text: string): void => {
    onType(text);
    list.filter(takesFirst?.(text) === true ? 0 : -1);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const option = list.isOpen ? list.found[list.active] : undefined;
    if (event.key === 'ArrowDown' && event.altKey) list.open();
    else if (event.key === 'ArrowUp' && event.altKey) list.close();
    else if (event.key === 'ArrowDown') list.step(1);
    else if (event.key === 'ArrowUp') list.step(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && list.isOpen) {
      list.close();
      onEscape?.();
    } else return;
    event.preventDefault();
  };
  return { ...list, choose, type, handleKeyDown };
};
