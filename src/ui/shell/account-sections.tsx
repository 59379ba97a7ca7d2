import { useId } from 'react';
import type { MenuView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { MemberList } from './member-list.tsx';
import { MenuLinks } from './menu-links.tsx';

const Section = ({ menu }: { menu: MenuView }) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{menu.title}</h2>
      {menu.entries.length > 0 && <MenuLinks entries={menu.entries} />}
      {menu.members && menu.members.length > 0 && <MemberList members={menu.members} />}
    </section>
  );
};

export const AccountSections = ({ menus }: { menus: readonly MenuView[] }) => {
  const { t } = useWords();
  const { logOut } = usePortalActions();
  const filled = menus.filter((menu) => menu.entries.length + (menu.members?.length ?? 0) > 0);
  return (
    <>
      <div className="account-sections">
        {filled.map((menu) => (
          <Section key={menu.id} menu={menu} />
        ))}
      </div>
      <button type="button" className="btn btn-2 account-logout" onClick={logOut}>
        <Icon name="logout" />
        <span>{t('shell.header.logOut')}</span>
      </button>
    </>
  );
};
