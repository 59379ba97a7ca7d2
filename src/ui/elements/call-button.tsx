import { useContext } from 'react';
import { ShellContext } from '../provided/shell-context.ts';
import { Icon } from './artwork.tsx';

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
