import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** One primary action a screen; quiet ones have no border. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'bad' | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

interface Props extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'type'> {
  readonly type?: 'button' | 'submit';
  /** Why it cannot be pressed yet: it stays reachable by keyboard, is read out, and does nothing. */
  readonly notYet?: string | undefined;
  /** Its work is under way: pressed again it does nothing. */
  readonly busy?: boolean;
}

const classOf = ({ kind = 'plain', small = false }: Look, isIconOnly: boolean, className: string | undefined): string =>
  ['btn', kind === 'plain' ? '' : kind, small ? 'sm' : '', isIconOnly ? 'icon' : '', className ?? ''].filter(Boolean).join(' ');

/** A button; one without words needs `aria-label`. */
export const Button = ({ kind, small, icon, notYet, busy = false, type = 'button', children, className, onClick, ...rest }: Props) => {
  const reason = useId();
  const isOff = notYet !== undefined || busy;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classOf({ kind, small }, children === undefined, className)}
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

/** A link in the shape of a button. */
export const ButtonLink = ({ kind, small, icon, children, className, ...rest }: Look & LinkProps & { readonly children: ReactNode }) => (
  <Link {...rest} className={classOf({ kind, small }, false, className)}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </Link>
);

/** A button that reads like a link: what it does changes nothing that matters. */
export const TextButton = ({ className = '', ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) => (
  <button {...rest} type="button" className={`lk ${className}`.trim()} />
);
