import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import { Mark } from './marks.tsx';

/** How a field stands: differs from live, its Spanish is older than its English, or it is wrong. */
export type FieldState = 'plain' | 'changed' | 'stale' | 'wrong';

interface Common {
  readonly label: ReactNode;
  /** One quiet line below. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong with it, in a sentence; makes it wrong. */
  readonly problem?: string | undefined;
  readonly state?: FieldState | undefined;
}

const looks = { plain: 'in', changed: 'in changed', stale: 'in stale', wrong: 'in err' } as const;
const marks = { plain: undefined, changed: 'changed', stale: 'toCheck', wrong: 'error' } as const;

interface Inside {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const Field = ({ label, hint, problem, state = 'plain', of }: Common & { readonly of: (inside: Inside) => ReactNode }) => {
  const id = useId();
  const shown = problem === undefined ? state : 'wrong';
  const mark = marks[shown];
  const isTold = problem !== undefined || hint !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {mark !== undefined && (
          <span className="end">
            <Mark kind={mark} />
          </span>
        )}
      </label>
      {of({
        id,
        className: looks[shown],
        'aria-describedby': isTold ? `${id}-more` : undefined,
        'aria-invalid': shown === 'wrong' || undefined,
      })}
      {isTold && (
        <span id={`${id}-more`} className={problem === undefined ? 'tiny muted' : 'tiny wrong'}>
          {problem ?? hint}
        </span>
      )}
    </div>
  );
};

/** A line of text with its label. */
export const TextField = ({ label, hint, problem, state, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) => (
  <Field {...{ label, hint, problem, state }} of={(inside) => <input {...rest} {...inside} />} />
);

/** Text of several lines with its label. */
export const TextArea = ({ label, hint, problem, state, rows = 3, ...rest }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field {...{ label, hint, problem, state }} of={(inside) => <textarea rows={rows} {...rest} {...inside} />} />
);

/** A choice from a list with its label; the browser's own, as it works everywhere. */
export const Choice = ({ label, hint, problem, state, children, ...rest }: Common & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field
    {...{ label, hint, problem, state }}
    of={(inside) => (
      <span className="choice">
        <select {...rest} {...inside}>
          {children}
        </select>
        <Icon name="down" size="xs" />
      </span>
    )}
  />
);

/** A choice in one line with others: its first option says what it is for, its label is read aloud alone. */
export const Pick = ({ label, children, ...rest }: { readonly label: string } & SelectHTMLAttributes<HTMLSelectElement>) => (
  <span className="choice pick-in">
    <select {...rest} className="in" aria-label={label}>
      {children}
    </select>
    <Icon name="down" size="xs" />
  </span>
);

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Its visible words, or `aria-label` where a table's head says them. */
  readonly children?: ReactNode;
  readonly kind?: 'check' | 'radio' | 'switch';
}

/** A box to tick, a dot to choose, or a switch, with its words. */
export const Check = ({ children, kind = 'check', ...rest }: CheckProps) => (
  <label className="tick-line">
    <input {...rest} type={kind === 'radio' ? 'radio' : 'checkbox'} className={kind} {...(kind === 'switch' ? { role: 'switch' } : {})} />
    {children !== undefined && <span>{children}</span>}
  </label>
);
