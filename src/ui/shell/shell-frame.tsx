import { type MouseEvent, type ReactNode } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { SheetLine } from '../elements/brand-logo.tsx';
import { Deferred } from '../lazy/deferred.tsx';
import { latePart } from '../lazy/lazy-part.ts';
import { ShellContext } from '../provided/shell-context.ts';
import { useWords } from '../provided/words.ts';

const SiteFooter = latePart(async () => (await import('./site-footer.tsx')).SiteFooter);

interface Props {
  view: ShellView;
  header: ReactNode;
  children: ReactNode;
}

const focusMain = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

export const ShellFrame = ({ view, header, children }: Props) => {
  const { t } = useWords();
  return (
    <ShellContext value={view}>
      <SheetLine />
      <a className="skip" href="#main" onClick={focusMain}>
        {t('shell.skip')}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Deferred>
        <SiteFooter view={view} />
      </Deferred>
    </ShellContext>
  );
};
