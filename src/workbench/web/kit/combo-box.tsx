import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { containsText, foldedText } from './match-text.ts';

/** Something that can be chosen. */
export interface ComboOption {
  readonly value: string;
  readonly label: string;
  /** A second line: what it is, where it leads. */
  readonly more?: string | undefined;
  /** The group under whose name it stands. */
  readonly group?: string | undefined;
}

interface Props {
  readonly label: string;
  /** The words before it stand elsewhere, such as in a table's head. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly className?: string;
  readonly describedBy?: string | undefined;
  /** What is said where nothing fits. */
  readonly none: string;
  /** What was typed, as it is. */
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboOption) => void;
  readonly onLeave?: () => void;
  /** Whether of what is typed the first that fits is taken by Enter: where the text itself may not stand there. */
  readonly takesFirst?: (text: string) => boolean;
  /** It was asked for by a press: the focus goes there, and its list is open. */
  readonly takesFocus?: boolean;
  /** The list was closed without a choice. */
  readonly onEscape?: () => void;
}

/** So many options are drawn at once: more nobody reads, and each key draws them anew. */
const mostShown = 60;

/** Whether an option holds what was typed. */
export const fits = ({ value, label, more = '', group = '' }: ComboOption, text: string): boolean =>
  containsText(`${group} ${label} ${value} ${more}`, text);

/** How well what was typed names an option: by its whole name or the last part of it, by the beginning of one, or only somewhere in it. */
const nameFit = ({ value, label }: ComboOption, typed: string): number => {
  const text = foldedText(typed.trim());
  const names = [value, label, value.slice(value.lastIndexOf('/') + 1), value.slice(value.indexOf(':') + 1)].map(foldedText);
  if (names.includes(text)) return 2;
  return names.some((name) => name.startsWith(text)) ? 1 : 0;
};

/** The options that hold what was typed, those that it names first. */
const matching = (options: readonly ComboOption[], typed: string): readonly ComboOption[] =>
  options
    .filter((option) => fits(option, typed))
    .map((option) => ({ option, rank: nameFit(option, typed) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);

/** What is found, each with its place in the list: those of a group that follow each other together. */
const groupsOf = (found: readonly ComboOption[]) => {
  const groups: { readonly name: string | undefined; readonly rows: { readonly option: ComboOption; readonly place: number }[] }[] = [];
  for (const [place, option] of found.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push({ option, place });
    else groups.push({ name: option.group, rows: [{ option, place }] });
  }
  return groups;
};

/** A line of text with a list of what may stand there, found by typing; the arrow keys go through it, Enter takes one, Escape closes it. */
export const ComboBox = ({ label, hideLabel = false, value, options, readOnly = false, className = '', none, ...rest }: Props) => {
  const { placeholder, describedBy, onType, onChoose, onLeave, onEscape, takesFocus = false, takesFirst } = rest;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(takesFocus);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // At the end of a panel the list would open out of sight.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const [isTyped, setTyped] = useState(false);
  const [at, setAt] = useState(-1);
  const rowId = (place: number): string => `${id}-${place}`;
  const found = (isTyped ? matching(options, value) : options).slice(0, mostShown);
  const close = (): void => {
    setOpen(false);
    setTyped(false);
    setAt(-1);
  };
  const take = (option: ComboOption): void => {
    onChoose(option);
    close();
  };
  const go = (step: 1 | -1): void => {
    const next = isOpen ? (at + step + found.length) % Math.max(found.length, 1) : 0;
    setOpen(true);
    setAt(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: React.KeyboardEvent): void => {
    const option = isOpen ? found[at] : undefined;
    if (event.key === 'ArrowDown') go(1);
    else if (event.key === 'ArrowUp') go(-1);
    else if (event.key === 'Enter' && option) take(option);
    else if (event.key === 'Escape' && isOpen) {
      close();
      onEscape?.();
    } else return;
    event.preventDefault();
  };
  const rows = groupsOf(found).map(({ name, rows }): ReactNode => {
    const options = rows.map(({ option, place }) => (
      <div key={option.value} id={rowId(place)} data-place={place} role="option" aria-selected={place === at} tabIndex={-1}>
        <span>{option.label}</span>
        {option.more !== undefined && <span className="code tiny muted">{option.more}</span>}
      </div>
    ));
    if (name === undefined) return options;
    return (
      <div key={rows[0]?.option.value} role="group" aria-label={name}>
        <span className="group" aria-hidden="true">
          {name}
        </span>
        {options}
      </div>
    );
  });
  const pressed = (event: React.MouseEvent): void => {
    // The press would take the focus from the field before it counts.
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    const option = row && found[Number(row.dataset['place'])];
    if (option) take(option);
  };
  return (
    <div className={`combo field ${className}`.trim()}>
      <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
        {label}
      </label>
      <span className="choice">
        <input
          ref={input}
          id={id}
          className="in"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && at >= 0 ? rowId(at) : undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          spellCheck={false}
          value={value}
          placeholder={placeholder}
          readOnly={readOnly}
          onChange={({ target }) => {
            onType(target.value);
            setTyped(true);
            setOpen(true);
            setAt(takesFirst?.(target.value) === true ? 0 : -1);
          }}
          onClick={() => setOpen(!readOnly)}
          onKeyDown={readOnly ? undefined : press}
          onBlur={() => {
            close();
            onLeave?.();
          }}
        />
        {!readOnly && <Icon name="down" size="xs" />}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        className="list"
        role="listbox"
        // Another name than the field's, which is found by its own.
        aria-label={`${label} …`}
        tabIndex={-1}
        hidden={!isOpen}
        onMouseDown={pressed}
      >
        {isOpen && rows}
      </div>
      {isOpen && found.length === 0 && (
        <p className="none small muted" role="status">
          {none}
        </p>
      )}
    </div>
  );
};
