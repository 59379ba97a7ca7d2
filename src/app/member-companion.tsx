import { useState } from 'react';
import { dataTimeStore } from '../services/session/data-time.ts';
import { FirstLoginDialog } from '../ui/screens/first-login-dialog.tsx';
import { OfflineBanner } from '../ui/screens/offline-banner.tsx';
import { firstLoginView } from '../view/first-login-view.ts';
import type { ViewContext } from '../view/view-context.ts';
import { browserStores } from './browser-stores.ts';
import type { RunningAuth } from './running-auth.ts';
import { useFirstLogin } from './use-first-login.ts';
import { useOnline } from './use-online.ts';
import { useOtherWords } from './use-other-words.ts';
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

/** When the member's data came, in epoch milliseconds. */
const useDataTime = ({ auth }: RunningAuth): number => {
  const [loaded] = useState(() =>
    dataTimeStore(browserStores().session).timeOf(auth.getSnapshot().context.authorizeToken ?? '', Date.now()),
  );
  return loaded;
};

/** What accompanies a signed-in member on every screen and shows at most now and then: the first-time dialog and the offline banner above all. */
export const MemberCompanion = ({ context, run }: Props) => {
  const isOnline = useOnline();
  usePayNow(run);
  usePossibleMember(context);
  useOtherWords(context.language);
  const since = useDataTime(run);
  return (
    <>
      <OfflineBanner isOffline={!isOnline} since={since} />
      <FirstLogin context={context} />
    </>
  );
};
