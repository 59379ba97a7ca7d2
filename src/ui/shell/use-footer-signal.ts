import { useEffect } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

/**
 * For the footer itself: says that its columns are there, so that others may scroll to places in them, by an event and a mark on the body
 * once the delay after they were rendered is over (specification 9, ledger A116).
 */
export const useFooterSignal = ({ footer, more, footerSignalMilliseconds }: ShellView): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.body.dataset['footerRendered'] = 'true';
      document.dispatchEvent(new CustomEvent('portal:footer-rendered', { bubbles: true }));
    }, footerSignalMilliseconds);
    return () => clearTimeout(timer);
  }, [footer, more, footerSignalMilliseconds]);
};
