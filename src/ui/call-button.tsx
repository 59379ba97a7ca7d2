import { useContext } from 'react';
import { Icon } from './icon.tsx';
import { ShellContext } from './shell-context.ts';

/** The support phone as a second button; nothing where no shell has named a phone. */
export const CallButton = () => {
  const phone = useContext(ShellContext)?.supportPhone;
  return (
    phone && (
      <a className="btn btn-2" href={phone.href}>
        <Icon name="phone" />
        {phone.text}
      </a>
    )
  );
};
