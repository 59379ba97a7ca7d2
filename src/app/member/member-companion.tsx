import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../config/portal-config.ts';
import { ruleNames } from '../../rules/expression.ts';
import { brokenConstraints } from '../../rules/gate.ts';
import { dataTimeStore } from '../../services/session/data-time.ts';
import { FirstLoginDialog } from '../../ui/screens/first-login-dialog.tsx';
import { OfflineBanner } from '../../ui/screens/offline-banner.tsx';
import { firstLoginView } from '../../view/first-login-view.ts';
import { otherLanguage } from '../../view/routes/paths.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { usePortal } from '../portal/use-portal.ts';
import { useFirstLogin } from './use-first-login.ts';
import { useFrameOwner } from './use-frame-owner.ts';
import { usePayNow } from './use-pay-now.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Long enough for what the screen itself asks for. */
const afterMilliseconds = 1500;

/** Fetches the words of the other language once the screen has settled, so that a switch need not wait for the network. */
const useOtherWords = (language: Language): void => {
  const { prepareLanguage } = usePortal();
  useEffect(() => {
    const timer = setTimeout(() => void prepareLanguage(otherLanguage(language)).catch(() => undefined), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [prepareLanguage, language]);
};

/**
 * Warns, once for each set, which constraints of the configuration the member breaks: by id, without data of the member. The screens
 * are shown all the same. A constraint on a fact that the data leave unknown is not broken.
 */
const usePossibleMember = ({ gate, config }: Pick<ViewContext, 'gate' | 'config'>): void => {
  const isUnknown = (fact: string): boolean => Object.hasOwn(config.facts, fact) && !Object.hasOwn(gate.facts, fact);
  const decidable = config.constraints.filter(({ logic }) => !ruleNames(logic)?.some(isUnknown));
  const broken = brokenConstraints(gate, decidable).join(', ');
  useEffect(() => {
    if (broken !== '') console.warn(`The member breaks constraints: ${broken}`);
  }, [broken]);
};

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
  useFrameOwner(context.member?.account, run);
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
