import type { ShellView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { loadOnce, useLazyPart } from '../lazy/lazy-part.ts';
import { useWords } from '../provided/words.ts';

const load = loadOnce(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

export const MobileMenu = ({ view }: { view: ShellView }) => {
  const { t } = useWords();
  const { Part: MobileDrawer, isOpen, isLost, open, close } = useLazyPart(load);
  return (
    <>
      <button
        type="button"
        className="menu-open"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
        <span aria-hidden="true">{t('shell.header.menu')}</span>
        <span className="sr">{t('shell.header.openMenu')}</span>
      </button>
      <span className="not-opened" role="status">
        {isLost && t('components.common.notOpened')}
      </span>
      {MobileDrawer && <MobileDrawer view={view} onClose={close} />}
    </>
  );
};
