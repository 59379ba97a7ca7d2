import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, ButtonLink } from './button.tsx';
import { Empty } from './states.tsx';

const Message = () => {
  const { t } = useWords();
  return (
    <main id="page" tabIndex={-1}>
      <div className="page" role="alert">
        <h1 className="sr">{t('common.name')}</h1>
        <div className="panel">
          <Empty
            icon="alert"
            title={t('common.failed.drawing.title')}
            actions={
              <>
                <Button kind="primary" onClick={() => location.reload()}>
                  {t('common.do.loadAgain')}
                </Button>
                <ButtonLink to="/" reloadDocument>
                  {t('common.places.drafts')}
                </ButtonLink>
              </>
            }
          >
            <p>{t('common.failed.drawing.text')}</p>
          </Empty>
        </div>
      </div>
    </main>
  );
};

interface Props {
  instead?: ReactNode;
  children: ReactNode;
}

// React supports error boundaries only as classes.
export class Broken extends Component<Props, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(this: void): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    const { instead = <Message />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}
