import type { StopReason } from '../machines/auth-types.ts';
import { SignInStopped } from '../ui/sign-in-stopped.tsx';
import { phoneView } from '../view/phone-view.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useLanguage } from './use-language.ts';
import { usePortal } from './use-portal.ts';

/** Why signing in stopped, and the ways on. */
export const Stopped = ({ reason }: { readonly reason: StopReason }) => {
  const { config, i18n } = usePortal();
  const { language } = useLanguage();
  useDocumentHead(`${i18n.t(`components.signInStopped.${reason}.title`)} · ${config.brand.name}`, language);
  return (
    <main id="main" className="wrap">
      <SignInStopped reason={reason} phone={phoneView(config.brand.supportPhone)} />
    </main>
  );
};
