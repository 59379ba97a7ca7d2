import { useState } from 'react';
import type { MenuEntryView, ShellView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { PhoneNote } from '../elements/recovery-buttons.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const HeaderStrip = ({ view, help }: { view: ShellView; help: MenuEntryView | undefined }) => {
  const { t } = useWords();
  const { goBack } = usePortalActions();
  const [failed, setFailed] = useState<string>();
  return (
    <div className="strip">
      <div className="wrap">
        <button type="button" className="goback" onClick={goBack}>
          <Icon name="back" />
          <span>{t('shell.header.back')}</span>
        </button>
        <a href={view.supportPhone.href}>
          <Icon name="phone" />
          <span className="hide-s">{t('shell.header.call')}</span> <span>{view.supportPhone.text}</span>
        </a>
        <PhoneNote phone={view.supportPhone} />
        <div className="end">
          {help && (
            <PortalLink
              link={help.link}
              data-item={help.id}
              aria-current={help.isCurrent ? 'page' : undefined}
            >
              <Icon name="help" />
              <span className="hide-s">{help.label}</span>
            </PortalLink>
          )}
          <LanguageSwitch otherLanguage={view.otherLanguage} onFailure={setFailed} />
        </div>
        <p className="lang-failed" role="status">
          {failed === view.otherLanguage.href && t('shell.language.failed')}
        </p>
      </div>
    </div>
  );
};
