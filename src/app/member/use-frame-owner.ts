import { useEffect } from 'react';
import type { Account } from '../../member/account.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { usePortal } from '../portal/use-portal.ts';

/** The long id of the member in the header; of an account without a plan, the one under which it shares. */
const ownEid = ({ eid, members }: Account): string | undefined => eid ?? members.find(({ access }) => access === 'UserLoggedIn')?.eid;

/**
 * Ends the member's screens when a framed page says that it is another member's (Decision 0023): the legacy site has then opened another
 * account under this header. A page that says nothing is as welcome as ever.
 */
export const useFrameOwner = (account: Account | undefined, { auth }: RunningAuth): void => {
  const { frames } = usePortal();
  const own = account && ownEid(account);
  useEffect(
    () =>
      frames.subscribe('member', ({ eid }) => {
        if (own !== undefined && eid !== own) auth.send({ type: 'OTHER_MEMBER_FRAMED' });
      }),
    [frames, auth, own],
  );
};
