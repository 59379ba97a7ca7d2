import type { Language } from '../../config/portal-config.ts';
import type { PortalActions } from '../../ui/provided/portal-actions.ts';
import { otherLanguage } from '../../view/routes/paths.ts';
import type { FromFrame } from '../web/preview/frame-messages.ts';

// Reports the name of an action without running it; only the language changes.
export const previewActions = (language: Language, tell: (message: FromFrame) => void): PortalActions => {
  const told = (name: keyof PortalActions) => (): void => tell({ type: 'action', name });
  return {
    chooseCoverage: told('chooseCoverage'),
    resetCoverage: told('resetCoverage'),
    switchMember: told('switchMember'),
    logOut: told('logOut'),
    goBack: told('goBack'),
    retrySignIn: told('retrySignIn'),
    findInvoice: () => Promise.resolve(undefined),
    switchLanguage: () => {
      tell({ type: 'language', language: otherLanguage(language) });
      return Promise.resolve();
    },
  };
};
