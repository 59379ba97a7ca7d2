import { useEffect } from 'react';
import type { Account } from '../../member/account.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { usePortal } from '../portal/use-portal.ts';

// The long id of the member in the header. An account without a plan has it in its list of shared accounts.
const ownEid = ({ eid, members }: Account): string | undefined =>
  eid ?? members.find(({ access }) => access === 'UserLoggedIn')?.eid;

// Ends the session when a framed page belongs to another member (Decision 0023): the legacy site has then
// opened another account under this header. Pages that name no member are fine.
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
