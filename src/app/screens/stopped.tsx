import type { StopReason, WaitReason } from '../../machines/auth-types.ts';
import { useWords } from '../../ui/provided/words.ts';
import { SignInStopped } from '../../ui/screens/sign-in-stopped.tsx';
import { supportPhoneView } from '../../view/phones.ts';
import { useDocumentHead } from '../portal/document-head.ts';
import { usePortal } from '../portal/use-portal.ts';

export const Stopped = ({ reason }: { reason: StopReason | WaitReason }) => {
  const { config } = usePortal();
  const { language, t } = useWords();
  useDocumentHead(`${t(`components.signInStopped.${reason}.title`)} · ${config.brand.name}`, language);
  return (
    <main id="main" className="wrap">
      <SignInStopped reason={reason} phone={supportPhoneView(config.brand, language)} />
    </main>
  );
};
