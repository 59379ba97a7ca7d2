import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShellView } from '../../view/shell-view.ts';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { AccountSections } from './account-sections.tsx';
import { MenuLinks } from './menu-links.tsx';

/** The menu of small screens: a drawer with the main navigation, messages and help, and the account menu; navigation closes it. */
export const MobileMenu = ({ view }: { readonly view: ShellView }) => {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const close = useCallback(() => setOpenAt(undefined), []);
  return (
    <>
      <button type="button" className="menu-open" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenAt(key)}>
        <Icon name="menu" />
        <span aria-hidden="true">{t('shell.header.menu')}</span>
        <span className="sr">{t('shell.header.openMenu')}</span>
      </button>
      {isOpen && (
        <Dialog title={t('shell.header.menu')} onClose={close} className="drawer">
          <nav aria-label={t('shell.menus.main.title')}>
            <MenuLinks entries={[...view.main, ...view.header]} className="menu-list big" />
          </nav>
          <AccountSections menus={view.accountMenus} />
        </Dialog>
      )}
    </>
  );
};
