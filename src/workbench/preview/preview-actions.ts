import type { Language } from '../../config/portal-config.ts';
import type { PortalActions } from '../../ui/provided/portal-actions.ts';
import { otherLanguage } from '../../view/routes/paths.ts';
import type { FromFrame } from '../web/preview/frame-messages.ts';

// Reports the name of an action without running it; only the language changes.
export const previewActions = (language: Language, tell: (message: FromFrame) => void): PortalActions => {
  const report = (name: keyof PortalActions) => (): void => tell({ type: 'action', name });
  return {
    chooseCoverage: report('chooseCoverage'),
    resetCoverage: report('resetCoverage'),
    switchMember: report('switchMember'),
    logOut: report('logOut'),
    goBack: report('goBack'),
    retrySignIn: report('retrySignIn'),
    findInvoice: () => Promise.resolve(undefined),
    switchLanguage: () => {
      tell({ type: 'language', language: otherLanguage(language) });
      return Promise.resolve();
    },
  };
};
