import type { AccountView } from '../../view/shell/shell-view.ts';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

export const ViewingLine = ({ account }: { account: AccountView }) => {
  const { t } = useWords();
  const { resetCoverage } = usePortalActions();
  const { name, plan } = account.viewing;
  return (
    <div className="ctx">
      <p>
        <span>{t('shell.header.viewing')}</span>{' '}
        <b translate="no">
          <bdi>{name}</bdi>
          {plan !== undefined && (
            <>
              <span> · </span>
              <bdi>{plan}</bdi>
            </>
          )}
        </b>
      </p>
      {account.canSwitchCoverages && (
        <button type="button" className="linkbtn" onClick={resetCoverage}>
          <span>{t('shell.header.switch')}</span>
          <span className="sr">{` ${t('shell.header.switchCoverage')}`}</span>
        </button>
      )}
    </div>
  );
};
