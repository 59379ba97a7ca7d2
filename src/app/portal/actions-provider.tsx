import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PortalActions, PortalActionsContext } from '../../ui/provided/portal-actions.ts';
import { hrefInLanguage, placeAbove } from '../../view/routes/hrefs.ts';
import { otherLanguage } from '../../view/routes/paths.ts';
import { useLanguage, usePortal } from './use-portal.ts';

// True when the previous history entry belongs to the portal: Back must never leave the portal.
const hasEntryBefore = (): boolean =>
  Number((window.history.state as { readonly idx?: unknown } | null)?.idx ?? 0) > 0;

export const ActionsProvider = ({ children }: { children: ReactNode }) => {
  const portal = usePortal();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const actions = useMemo((): PortalActions => {
    const { signIn, config, environment, content, switchLanguage } = portal;
    const running = () => {
      const showing = signIn.get();
      return 'run' in showing ? showing.run : undefined;
    };
    const other = otherLanguage(language);
    return {
      chooseCoverage: (coverageId) => running()?.selection.send({ type: 'CHOSEN', coverageId }),
      resetCoverage: () => running()?.selection.send({ type: 'RESET' }),
      switchMember: (eid) => running()?.auth.send({ type: 'MEMBER_CHOSEN', eid }),
      logOut: () => running()?.auth.send({ type: 'LOGOUT_CHOSEN' }),
      switchLanguage: () => {
        const href = () => {
          const listed = content.pages.get();
          const pages = listed.status === 'ready' ? listed.value : undefined;
          return hrefInLanguage(other, window.location, { config, language, pages });
        };
        const open = (place: string) => void navigate(place, { replace: true });
        return switchLanguage(other, { href, open });
      },
      findInvoice: async () =>
        (await import('../content/invoice-address.ts')).invoiceAddress(environment, config.settings),
      goBack: () => {
        if (hasEntryBefore()) void navigate(-1);
        else
          void navigate(
            placeAbove(config, {
              language,
              pathname: window.location.pathname,
              isMember: running() !== undefined,
            }),
          );
      },
      retrySignIn: () => {
        const run = running();
        run?.auth.send({ type: 'SIGN_IN_RETRIED' });
        run?.session.send({ type: 'WOKE' });
      },
    };
  }, [portal, navigate, language]);
  return <PortalActionsContext value={actions}>{children}</PortalActionsContext>;
};
