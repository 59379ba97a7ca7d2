import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import styles from './combo-box.module.css';
import { type ComboOption, groupOptions, type NumberedOption } from './combo-options.ts';
import { FieldFrame, type FieldState, inputClass, labelClass, WithArrow } from '../fields.tsx';
import { joinClasses } from '../join-classes.ts';
import { useComboBox } from './use-combo-box.ts';

interface Props {
  label: string;
  /** Hides the label if it is already visible, for example in a table header. */
  hideLabel?: boolean;
  value: string;
  options: readonly ComboOption[];
  readOnly?: boolean;
  placeholder?: string;
  state?: FieldState | undefined;
  describedBy?: string | undefined;
  /** The message if nothing matches; undefined if the page shows one. */
  none: string | undefined;
  onType: (text: string) => void;
  onChoose: (option: ComboOption) => void;
  onLeave?: () => void;
  /** Returns true if Enter selects the first match of this text. For fields that do not accept free text. */
  takesFirst?: (text: string) => boolean;
  /** Focuses the field and opens the list on mount. */
  takesFocus?: boolean;
  onEscape?: () => void;
}

interface OptionListProps {
  found: readonly ComboOption[];
  active: number;
  rowId: (index: number) => string;
}

const OptionList = ({ found, active, rowId }: OptionListProps) => {
  const row = ({ option, index }: NumberedOption) => (
    <div
      key={option.value}
      id={rowId(index)}
      data-index={index}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
    >
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

interface ListBoxProps extends OptionListProps {
  id: string;
  label: string;
  isOpen: boolean;
  onChoose: (option: ComboOption) => void;
}

const ListBox = ({ id, label, isOpen, onChoose, ...options }: ListBoxProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the end of a panel, the list would open out of sight.
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const handleMouseDown = (event: MouseEvent): void => {
    // If not prevented, the field would lose the focus, and the list would close before the press counts.
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const option = row && options.found[Number(row.dataset['index'])];
    if (option) onChoose(option);
  };
  return (
    <div
      {...{ id, ref: list, hidden: !isOpen }}
      className={styles.list}
      role="listbox"
      // Differs from the name of the field: each is found by its own.
      aria-label={`${label} …`}
      tabIndex={-1}
      onMouseDown={handleMouseDown}
    >
      {isOpen && <OptionList {...options} />}
    </div>
  );
};

interface MatchesProps {
  count: number;
  isTyped: boolean;
  none: string | undefined;
}

const Matches = ({ count, isTyped, none }: MatchesProps) => {
  const { t } = useWords();
  if (count === 0)
    return none === undefined ? null : (
      <p className={joinClasses(styles.list, styles.none, 'small', 'muted')} role="status">
        {none}
      </p>
    );
  return (
    isTyped && (
      <p className="sr" role="status">
        {t('find.count', { count })}
      </p>
    )
  );
};

// Decision 0050.
export const ComboBox = ({
  label,
  hideLabel = false,
  value,
  options,
  readOnly = false,
  state = 'plain',
  none,
  ...rest
}: Props) => {
  const { placeholder, describedBy, onLeave, takesFocus = false, ...handlers } = rest;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const rowId = (index: number): string => `${id}-${index}`;
  const { isOpen, isTyped, active, found, ...box } = useComboBox({
    value,
    options,
    isOpenAtFirst: takesFocus,
    rowId,
    ...handlers,
  });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const leave = (): void => {
    box.close();
    onLeave?.();
  };
  return (
    <FieldFrame className={styles.field} data-combo>
      <label htmlFor={id} className={hideLabel ? 'sr' : labelClass}>
        {label}
      </label>
      <WithArrow hidden={readOnly}>
        <input
          {...{ id, value, placeholder, readOnly, ref: input }}
          className={inputClass(state, styles.input)}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? rowId(active) : undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => box.type(target.value)}
          {...(!readOnly && { onClick: box.open, onKeyDown: box.handleKeyDown })}
          onBlur={leave}
        />
      </WithArrow>
      <ListBox
        id={`${id}-list`}
        isOpen={isOpen && found.length > 0}
        onChoose={box.choose}
        {...{ label, found, active, rowId }}
      />
      {isOpen && <Matches count={found.length} {...{ isTyped, none }} />}
    </FieldFrame>
  );
};
