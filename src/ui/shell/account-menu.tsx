import type { AccountView, ShellView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { Isolated } from '../elements/isolated.tsx';
import { loadOnce, useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';
import { Dropdown } from './dropdown.tsx';

const load = loadOnce(async () => (await import('./account-sections.tsx')).AccountSections);

interface Props {
  account: AccountView;
  menus: ShellView['accountMenus'];
}

export const AccountMenu = ({ account, menus }: Props) => {
  const { t } = useWords();
  const { Part: AccountSections, ...opening } = useLazyPart(load);
  const button = (
    <>
      <span className="av" aria-hidden="true" translate="no">
        {account.initials}
      </span>
      <span className="nm">
        {account.name === '' ? (
          t('components.greeting.generic')
        ) : (
          <Isolated sentence={(place) => t('shell.header.greeting', { name: place })} text={account.name} />
        )}
      </span>
      <span className="sr">{`, ${t('shell.header.accountMenu')}`}</span>
      <Icon name="chevron" className="down" />
    </>
  );
  return (
    <Dropdown className="acct" button={button} opening={opening}>
      {AccountSections && <AccountSections menus={menus} />}
    </Dropdown>
  );
};
