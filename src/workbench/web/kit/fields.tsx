import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from './icon.tsx';
import { Mark } from './marks.tsx';

export type FieldState = 'plain' | 'changed' | 'stale' | 'wrong';

interface Common {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  /** An error message; marks the field as invalid. */
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

const Field = ({ label, hint, problem, state = 'plain', of }: Common & { of: (inside: Inside) => ReactNode }) => {
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

export const TextField = ({ label, hint, problem, state, ...rest }: Common & InputHTMLAttributes<HTMLInputElement>) => (
  <Field {...{ label, hint, problem, state }} of={(inside) => <input {...rest} {...inside} />} />
);

export const TextArea = ({ label, hint, problem, state, rows = 3, ...rest }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field {...{ label, hint, problem, state }} of={(inside) => <textarea rows={rows} {...rest} {...inside} />} />
);

// Native, because it works everywhere.
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

// The label is for screen readers; the first option shows the purpose.
export const Pick = ({ label, children, ...rest }: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) => (
  <span className="choice pick-in">
    <select {...rest} className="in" aria-label={label}>
      {children}
    </select>
    <Icon name="down" size="xs" />
  </span>
);

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children?: ReactNode;
  kind?: 'check' | 'radio' | 'switch';
}

export const Check = ({ children, kind = 'check', ...rest }: CheckProps) => (
  <label className="tick-line">
    <input {...rest} type={kind === 'radio' ? 'radio' : 'checkbox'} className={kind} {...(kind === 'switch' ? { role: 'switch' } : {})} />
    {children !== undefined && <span>{children}</span>}
  </label>
);
