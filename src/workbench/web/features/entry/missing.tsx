import { useWords } from '../../i18n/use-words.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Empty } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';

export const Missing = () => {
  const { t } = useWords();
  return (
    <Page name={t('common.failed.unknown.title')} heading={t('common.name')}>
      <div className="page">
        <div className="panel">
          <Empty
            icon="search"
            title={t('common.failed.unknown.title')}
            actions={
              <ButtonLink kind="primary" to="/">
                {t('common.places.drafts')}
              </ButtonLink>
            }
          >
            <p>{t('common.failed.unknown.text')}</p>
          </Empty>
        </div>
      </div>
    </Page>
  );
};
