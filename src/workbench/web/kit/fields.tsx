import {
  type InputHTMLAttributes,
  type InvalidEvent,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useState,
} from 'react';
import { useWords } from '../i18n/use-words.ts';
import styles from './fields.module.css';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import { Mark } from './marks.tsx';

export type FieldState = 'plain' | 'changed' | 'stale' | 'wrong';

interface Common {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  /** An error message; marks the field as invalid. */
  readonly problem?: string | undefined;
  readonly state?: FieldState | undefined;
}

const looks = {
  plain: undefined,
  changed: styles.changed,
  stale: styles.stale,
  wrong: styles.wrong,
} as const;
const marks = { plain: undefined, changed: 'changed', stale: 'toCheck', wrong: 'error' } as const;

// For inputs that have no field of their own.
export const inputClass = (state: FieldState = 'plain', className?: string): string | undefined =>
  joinClasses(styles.input, looks[state], className);

export const labelClass = styles.label;

interface FrameProps {
  className?: string | undefined;
  hint?: ReactNode | undefined;
  children: ReactNode;
  'data-combo'?: boolean;
}

export const FieldFrame = ({ className, hint, children, ...rest }: FrameProps) => (
  <div {...rest} className={joinClasses(styles.field, className)} data-field>
    {children}
    {hint !== undefined && <span className="tiny muted">{hint}</span>}
  </div>
);

interface ArrowProps extends Omit<FrameProps, 'hint'> {
  hidden?: boolean;
}

export const WithArrow = ({ className, hidden = false, children }: ArrowProps) => (
  <span className={joinClasses(styles.choice, className)} data-choice>
    {children}
    {!hidden && <Icon name="down" size="xs" />}
  </span>
);

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// The browser's own message would be in the browser's language. The first wrong field of a form gets the focus.
const useMistake = () => {
  const { t } = useWords();
  const [mistake, setMistake] = useState<'empty' | 'incomplete'>();
  return {
    mistake: mistake && t(`common.field.${mistake}`),
    onInput: () => setMistake(undefined),
    onInvalid: (event: InvalidEvent<Input>) => {
      event.preventDefault();
      const { validity, form } = event.currentTarget;
      setMistake(validity.valueMissing && !validity.badInput ? 'empty' : 'incomplete');
      form?.querySelector<Input>('input:invalid, textarea:invalid, select:invalid')?.focus();
    },
  };
};

interface Inside extends Pick<ReturnType<typeof useMistake>, 'onInput' | 'onInvalid'> {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const Field = ({
  label,
  hint,
  problem: given,
  state = 'plain',
  of,
}: Common & { of: (inside: Inside) => ReactNode }) => {
  const id = useId();
  const { mistake, ...checking } = useMistake();
  const problem = given ?? mistake;
  const shown = problem === undefined ? state : 'wrong';
  const mark = marks[shown];
  const isDescribed = problem !== undefined || hint !== undefined;
  return (
    <FieldFrame>
      <label htmlFor={id} className={styles.label}>
        {label}
        {mark !== undefined && (
          <span className="end">
            <Mark kind={mark} />
          </span>
        )}
      </label>
      {of({
        ...checking,
        id,
        className: inputClass(shown),
        'aria-describedby': isDescribed ? `${id}-more` : undefined,
        'aria-invalid': shown === 'wrong' || undefined,
      })}
      {isDescribed && (
        <span id={`${id}-more`} className={problem === undefined ? 'tiny muted' : 'tiny wrong'}>
          {problem ?? hint}
        </span>
      )}
    </FieldFrame>
  );
};

export const TextField = ({
  label,
  hint,
  problem,
  state,
  ...rest
}: Common & InputHTMLAttributes<HTMLInputElement>) => (
  <Field {...{ label, hint, problem, state }} of={(inside) => <input {...rest} {...inside} />} />
);

interface DayProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** YYYY-MM-DD; empty for no day. */
  day: string;
  /** Called with a date that exists, or with an empty string when the field is empty. */
  onDay: (day: string) => void;
}

// Years out of these bounds are incomplete, such as 0202.
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

// The input keeps what is typed. While a day is incomplete or does not exist, its value is empty.
export const DayField = ({ day, onDay, problem, onBlur, ...rest }: DayProps & Common) => {
  const { t } = useWords();
  const field = useId();
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`[data-day="${field}"]`);
    if (input && input !== document.activeElement) input.value = day;
  }, [field, day]);
  const check = ({ validity: { badInput, rangeUnderflow, rangeOverflow } }: HTMLInputElement): boolean => {
    const isReal = !badInput && !rangeUnderflow && !rangeOverflow;
    setWrong(!isReal);
    return isReal;
  };
  return (
    <TextField
      {...rest}
      type="date"
      data-day={field}
      min={firstDay}
      max={lastDay}
      defaultValue={day}
      problem={isWrong ? t('common.wrongDay') : problem}
      onChange={({ target }) => {
        if (check(target) && target.value !== day) onDay(target.value);
      }}
      // Two empty values are no change.
      onKeyUp={({ currentTarget }) => void check(currentTarget)}
      onBlur={(event) => {
        check(event.target);
        onBlur?.(event);
      }}
    />
  );
};

export const TextArea = ({
  label,
  hint,
  problem,
  state,
  rows = 3,
  ...rest
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field
    {...{ label, hint, problem, state }}
    of={(inside) => <textarea rows={rows} {...rest} {...inside} />}
  />
);

// Native, because it works everywhere.
export const Choice = ({
  label,
  hint,
  problem,
  state,
  children,
  ...rest
}: Common & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field
    {...{ label, hint, problem, state }}
    of={(inside) => (
      <WithArrow>
        <select {...rest} {...inside}>
          {children}
        </select>
      </WithArrow>
    )}
  />
);

// The label is for screen readers; the first option shows the purpose.
export const Pick = ({
  label,
  children,
  ...rest
}: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) => (
  <WithArrow className={styles.pick}>
    <select {...rest} className={inputClass()} aria-label={label}>
      {children}
    </select>
  </WithArrow>
);

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children?: ReactNode;
  kind?: 'check' | 'radio' | 'switch';
}

export const Check = ({ children, kind = 'check', ...rest }: CheckProps) => (
  <label className={styles.tickLine}>
    <input
      {...rest}
      type={kind === 'radio' ? 'radio' : 'checkbox'}
      {...(kind === 'switch' ? { role: 'switch' } : {})}
    />
    {children !== undefined && <span>{children}</span>}
  </label>
);
