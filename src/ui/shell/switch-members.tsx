import type { AccountView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';
import { Dropdown } from './dropdown.tsx';
import { MemberList } from './member-list.tsx';

export const SwitchMembers = ({ members }: Pick<AccountView, 'members'>) => {
  const { t } = useWords();
  const opening = useLazyPart();
  const button = (
    <>
      <Icon name="userSwitch" />
      <span className="hide-m">{t('shell.header.switchMembers')}</span>
    </>
  );
  return (
    <Dropdown className="toolbtn" button={button} opening={opening}>
      <MemberList members={members} />
    </Dropdown>
  );
};
