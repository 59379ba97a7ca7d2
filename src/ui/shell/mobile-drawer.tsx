import type { ShellView } from '../../view/shell/shell-view.ts';
import { Dialog } from '../elements/dialog.tsx';
import { CallButton } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';
import { AccountSections } from './account-sections.tsx';
import { MenuLinks } from './menu-links.tsx';

export const MobileDrawer = ({ view, onClose }: { view: ShellView; onClose: () => void }) => {
  const { t } = useWords();
  return (
    <Dialog title={t('shell.header.menu')} onClose={onClose} className="drawer">
      <nav aria-label={t('shell.menus.main.title')}>
        <MenuLinks entries={[...view.main, ...view.header]} className="menu-list big" />
      </nav>
      <AccountSections menus={view.accountMenus} />
      <p className="acts">
        <CallButton phone={view.supportPhone} />
      </p>
    </Dialog>
  );
};
