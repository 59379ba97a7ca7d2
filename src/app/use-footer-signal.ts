import { useEffect } from 'react';

/** Says that the footer is there, so that others may scroll to places in it: an event and a mark on the body after the delay (ledger A116). */
export const useFooterSignal = (footer: unknown, delayMilliseconds: number): void => {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      document.body.dataset['footerRendered'] = 'true';
      window.dispatchEvent(new CustomEvent('portal:footer-rendered'));
    }, delayMilliseconds);
    return () => window.clearTimeout(timer);
  }, [footer, delayMilliseconds]);
};
