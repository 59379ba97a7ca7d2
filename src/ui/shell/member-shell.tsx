import type { ReactNode } from 'react';
import type { AccountView, MenuEntryView, ShellView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { BrandLogo } from '../elements/brand-logo.tsx';
import { Isolated } from '../elements/isolated.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { Deferred } from '../lazy/deferred.tsx';
import { latePart } from '../lazy/lazy-part.ts';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { MenuLinks } from './menu-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { ViewingLine } from './viewing-line.tsx';

const SwitchMembers = latePart(async () => (await import('./switch-members.tsx')).SwitchMembers);

interface Props {
  view: ShellView;
}

const Tool = ({ entry }: { entry: MenuEntryView }) => (
  <PortalLink
    link={entry.link}
    data-item={entry.id}
    className={`iconbtn tool-${entry.id}`}
    aria-current={entry.isCurrent ? 'page' : undefined}
  >
    <Icon name={entry.icon ?? 'info'} />
    <span className="sr">{entry.label}</span>
  </PortalLink>
);

const Tools = ({ view }: Props) => {
  const { t } = useWords();
  const { logOut } = usePortalActions();
  const { account } = view;
  return (
    <div className="tools">
      <Deferred>
        {account && account.members.length > 0 && <SwitchMembers members={account.members} />}
      </Deferred>
      {view.header
        .filter((entry) => entry.id !== 'help')
        .map((entry) => (
          <Tool key={entry.id} entry={entry} />
        ))}
      {account && <AccountMenu account={account} menus={view.accountMenus} />}
      <button type="button" className="toolbtn logout" onClick={logOut}>
        <Icon name="logout" />
        <span className="hide-m">{t('shell.header.logOut')}</span>
      </button>
    </div>
  );
};

interface OtherRecordProps {
  record: NonNullable<AccountView['otherRecord']>;
  members: AccountView['members'];
}

const OtherRecord = ({ record: { name, own }, members }: OtherRecordProps) => {
  const { t } = useWords();
  const { switchMember } = usePortalActions();
  return (
    <div className="other-record">
      <div className="wrap">
        <p>
          {name === '' ? (
            t('shell.header.anotherRecord')
          ) : (
            <Isolated sentence={(place) => t('shell.header.otherRecord', { name: place })} text={name} />
          )}
        </p>
        {own && (
          <button type="button" className="linkbtn" onClick={() => switchMember(own.eid)}>
            {t('shell.header.backToMine')}
          </button>
        )}
        <Deferred>
          {members.some(({ eid }) => eid !== own?.eid) && <SwitchMembers members={members} />}
        </Deferred>
      </div>
    </div>
  );
};

// Rendered as a whole, without parts that follow later (Decision 0019).
export const MemberHeader = ({ view }: Props) => {
  const { t } = useWords();
  const { account, main } = view;
  return (
    <header>
      <HeaderStrip view={view} help={view.header.find((entry) => entry.id === 'help')} />
      <div className="top">
        <div className="wrap">
          <div className="row">
            <MobileMenu view={view} />
            <BrandLogo brand={view.brand} />
            <Tools view={view} />
          </div>
          <div className="navrow">
            {main.length > 0 && (
              <nav aria-label={t('shell.menus.main.title')}>
                <MenuLinks entries={main} className="nav" />
              </nav>
            )}
            {account && main.length > 0 && <ViewingLine account={account} />}
          </div>
        </div>
      </div>
      {account?.otherRecord && <OtherRecord record={account.otherRecord} members={account.members} />}
    </header>
  );
};

/** Shows header, menus and footer around a member's screen. */
export const MemberShell = ({ view, children }: { view: ShellView; children: ReactNode }) => (
  <ShellFrame view={view} header={<MemberHeader view={view} />}>
    {children}
  </ShellFrame>
);
