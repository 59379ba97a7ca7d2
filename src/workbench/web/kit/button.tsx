import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

interface Look {
  /** A screen has at most one primary button. A quiet button has no border; `add` has a dashed border. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'add' | undefined;
  readonly size?: 'small' | 'tall' | undefined;
  readonly isIconOnly?: boolean;
}

interface Shape extends Pick<Look, 'kind'> {
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

interface Props extends Shape, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'type'> {
  type?: 'button' | 'submit';
  /**
   * The reason why the button is unavailable. The button stays focusable, screen readers announce the reason,
   * and a click does nothing.
   */
  notYet?: string | undefined;
  /** True while the action is running; a click then does nothing. */
  busy?: boolean;
}

const kindClasses = {
  plain: undefined,
  primary: styles.primary,
  quiet: styles.quiet,
  danger: styles.danger,
  add: styles.add,
} as const;
const sizeClasses = { small: styles.small, tall: styles.tall } as const;

// For other elements that look like a button.
export const buttonClass = (
  { kind = 'plain', size, isIconOnly = false }: Look,
  className?: string,
): string | undefined =>
  joinClasses(
    styles.button,
    kindClasses[kind],
    size && sizeClasses[size],
    isIconOnly && styles.iconOnly,
    className,
  );

const sizeOf = (small: boolean | undefined): Look['size'] => (small === true ? 'small' : undefined);

export const Button = ({
  kind,
  small,
  icon,
  notYet,
  busy = false,
  type = 'button',
  children,
  className,
  onClick,
  ...rest
}: Props) => {
  const reason = useId();
  const isOff = notYet !== undefined || busy;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ kind, size: sizeOf(small), isIconOnly: children === undefined }, className)}
        aria-disabled={isOff || undefined}
        aria-describedby={notYet === undefined ? rest['aria-describedby'] : reason}
        title={notYet ?? rest.title}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {icon !== undefined && <Icon name={icon} />}
        {children}
      </button>
      {notYet !== undefined && (
        <span id={reason} className="sr">
          {notYet}
        </span>
      )}
    </>
  );
};

export const ButtonLink = ({
  kind,
  small,
  icon,
  children,
  className,
  ...rest
}: Shape & LinkProps & { children: ReactNode }) => (
  <Link {...rest} className={buttonClass({ kind, size: sizeOf(small) }, className)}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </Link>
);

export const TextButton = ({ className, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) => (
  <button {...rest} type="button" className={joinClasses(styles.link, className)} />
);
