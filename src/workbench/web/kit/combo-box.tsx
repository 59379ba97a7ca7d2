import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n/use-words.ts';
import styles from './combo-box.module.css';
import { type ComboOption, groupOptions, type NumberedOption } from './combo-options.ts';
import type { FieldState } from './fields.tsx';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { useComboBox } from './use-combo-box.ts';

interface Props {
  readonly label: string;
  /** Hides the label where it is visible elsewhere, for example in the head of a table. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly options: readonly ComboOption[];
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly state?: FieldState | undefined;
  readonly describedBy?: string | undefined;
  /** Shown when no option matches. */
  readonly none: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboOption) => void;
  readonly onLeave?: () => void;
  /** Whether Enter selects the first match of this text: for fields without free text. */
  readonly takesFirst?: (text: string) => boolean;
  /** Takes the focus and opens the list when it appears. */
  readonly takesFocus?: boolean;
  readonly onEscape?: () => void;
}

interface OptionListProps {
  readonly found: readonly ComboOption[];
  readonly active: number;
  readonly rowId: (index: number) => string;
}

const OptionList = ({ found, active, rowId }: OptionListProps) => {
  const row = ({ option, index }: NumberedOption) => (
    <div key={option.value} id={rowId(index)} data-index={index} role="option" aria-selected={index === active} tabIndex={-1}>
      <span>{option.label}</span>
      {option.more !== undefined && <span className="code tiny muted">{option.more}</span>}
    </div>
  );
  return groupOptions(found).map(({ name, rows }) =>
    name === undefined ? (
      rows.map(row)
    ) : (
      <div key={rows[0]?.option.value} role="group" aria-label={name}>
        <span className={styles.heading} aria-hidden="true">
          {name}
        </span>
        {rows.map(row)}
      </div>
    ),
  );
};

/** Focuses the field if it was asked for, and scrolls an opened list into view: at the end of a panel it would open out of sight. */
const useShown = (input: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, takesFocus: boolean, isOpen: boolean) => {
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [input, takesFocus]);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, isOpen]);
};

/** A text field with a list of matching options. Arrow keys move in the list, Enter selects, Escape closes it (Decision 0050). */
export const ComboBox = ({ label, hideLabel = false, value, options, readOnly = false, state = 'plain', none, ...rest }: Props) => {
  const { placeholder, describedBy, onType, onChoose, onLeave, onEscape, takesFocus = false, takesFirst } = rest;
  const { t } = useWords();
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rowId = (index: number): string => `${id}-${index}`;
  const box = useComboBox({ value, options, isOpenAtFirst: takesFocus, rowId, onType, onChoose, onEscape, takesFirst });
  const { isOpen, active, found } = box;
  useShown(input, list, takesFocus, isOpen);
  const handleMouseDown = (event: MouseEvent): void => {
    // Otherwise the field would lose the focus, and the list would close before the press counts.
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const option = row && found[Number(row.dataset['index'])];
    if (option) box.choose(option);
  };
  return (
    <div className={joinClasses('field', styles.field)} data-combo>
      <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
        {label}
      </label>
      <span className="choice">
        <input
          {...{ id, value, placeholder, readOnly, ref: input }}
          className={joinClasses('in', styles.input, state === 'changed' && styles.changed, state === 'wrong' && styles.wrong)}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? rowId(active) : undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => box.type(target.value)}
          onClick={readOnly ? undefined : box.open}
          onKeyDown={readOnly ? undefined : box.handleKeyDown}
          onBlur={() => {
            box.close();
            onLeave?.();
          }}
        />
        {!readOnly && <Icon name="down" size="xs" />}
      </span>
      {/* Its name differs from the field's, which assistive technology finds by its own. */}
      <div
        {...{ id: listId, ref: list, hidden: !isOpen }}
        className={styles.list}
        role="listbox"
        aria-label={`${label} …`}
        tabIndex={-1}
        onMouseDown={handleMouseDown}
      >
        {isOpen && <OptionList {...{ found, active, rowId }} />}
      </div>
      {isOpen && found.length === 0 && (
        <p className={joinClasses(styles.list, styles.none, 'small', 'muted')} role="status">
          {none}
        </p>
      )}
      {isOpen && box.isTyped && found.length > 0 && (
        <p className="sr" role="status">
          {t('find.count', { count: found.length })}
        </p>
      )}
    </div>
  );
};
