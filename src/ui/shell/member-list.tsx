import type { MemberChoice } from '../../view/links/items.ts';
import { Icon } from '../elements/artwork.tsx';
import { Name } from '../elements/isolated.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';

export const MemberList = ({ members }: { members: readonly MemberChoice[] }) => {
  const { switchMember } = usePortalActions();
  return (
    <ul className="menu-list">
      {members.map(({ eid, name }) => (
        <li key={eid}>
          <button type="button" onClick={() => switchMember(eid)}>
            <Icon name="user" />
            <Name>{name}</Name>
          </button>
        </li>
      ))}
    </ul>
  );
};
