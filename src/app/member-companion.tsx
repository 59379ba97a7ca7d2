import { useState } from 'react';
import { FirstLoginDialog } from '../ui/first-login-dialog.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { dataTimeStore } from '../services/data-time-store.ts';
import { firstLoginView } from '../view/first-login-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import { browserStores } from './browser-stores.ts';
import type { RunningAuth } from './running-auth.ts';
import { useFirstLogin } from './use-first-login.ts';
import { useOnline } from './use-online.ts';
import { usePayNow } from './use-pay-now.ts';
import { usePossibleMember } from './use-possible-member.ts';

interface Props {
  readonly context: ViewContext;
  readonly run: RunningAuth;
}

const FirstLogin = ({ context }: { readonly context: ViewContext }) => {
  const view = firstLoginView(context);
  const dialog = useFirstLogin(view.isDue, view.paperless !== undefined);
  const frame = dialog && view[dialog.step];
  return frame && <FirstLoginDialog {...dialog} frame={frame} />;
};

/** Day and time at which the member's data came. */
const useDataTime = ({ auth }: RunningAuth, language: string): string => {
  const [loaded] = useState(() =>
    dataTimeStore(browserStores().session).timeOf(auth.getSnapshot().context.authorizeToken ?? '', Date.now()),
  );
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(loaded);
};

/** What accompanies a signed-in member on every screen: the first-time dialog, payments in frames, the word that the network is away; the warning when the data are impossible. */
export const MemberCompanion = ({ context, run }: Props) => {
  const isOnline = useOnline();
  usePayNow(run);
  usePossibleMember(context);
  const time = useDataTime(run, context.language);
  return (
    <>
      <OfflineBanner isOffline={!isOnline} since={time} />
      <FirstLogin context={context} />
    </>
  );
};
