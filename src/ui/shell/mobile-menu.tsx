import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellView } from '../../view/shell-view.ts';
import { Icon } from '../icon.tsx';
import { useWords } from '../use-words.ts';

const MobileDrawer = lazy(async () => ({ default: (await import('./mobile-drawer.tsx')).MobileDrawer }));

/** The button that opens the menu of small screens; navigation closes it. */
export const MobileMenu = ({ view }: { readonly view: ShellView }) => {
  const { t } = useWords();
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
      <Suspense fallback={null}>{isOpen && <MobileDrawer view={view} onClose={close} />}</Suspense>
    </>
  );
};
