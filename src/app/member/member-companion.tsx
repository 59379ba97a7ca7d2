import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../config/portal-config.ts';
import { ruleNames } from '../../rules/expression.ts';
import { brokenConstraints } from '../../rules/gate.ts';
import { dataTimeStore } from '../../services/session/data-time.ts';
import { loadAllParts } from '../../ui/lazy/lazy-part.ts';
import { settleServiceWorker } from '../../services/release/service-worker.ts';
import { FirstLoginDialog } from '../../ui/screens/first-login-dialog.tsx';
import { OfflineBanner } from '../../ui/screens/offline-banner.tsx';
import { firstLoginView } from '../../view/screen/first-login-view.ts';
import { planPhone } from '../../view/phones.ts';
import { otherLanguage } from '../../view/routes/paths.ts';
import type { ViewContext } from '../../view/view-context.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { usePortal } from '../portal/use-portal.ts';
import { prepareStopped } from '../screens/portal-root.tsx';
import { IdleLogOff } from './idle-log-off.tsx';
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

const useOffline = ({ session }: RunningAuth): boolean => {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isSilent = useSelector(
    session,
    (snapshot) => snapshot.matches('silent') || snapshot.matches('checkingInSilence'),
  );
  return !hasNetwork || isSilent;
};

// Long enough for the requests of the screen itself.
const afterMilliseconds = 1500;

// The longest wait for a browser that is always busy.
const patienceMilliseconds = 5000;

// Safari has no idle callback, so the work starts at once.
const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window
    ? void window.requestIdleCallback(work, { timeout: patienceMilliseconds })
    : work();

// The parts that may be needed later without a network.
const useSupplies = (language: Language): void => {
  const { prepareLanguage, config } = usePortal();
  const { serviceWorker = true } = config.settings;
  useEffect(() => {
    const fetchAll = (): void => {
      prepareLanguage(otherLanguage(language)).catch(() => undefined);
      loadAllParts();
      prepareStopped();
      void settleServiceWorker(serviceWorker);
    };
    const timer = setTimeout(() => whenIdle(fetchAll), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [prepareLanguage, serviceWorker, language]);
};

// Warns once about constraints of the configuration that the member breaks: ids only, no member data. The
// screens are shown anyway. A constraint on an unknown fact is not broken.
const usePossibleMember = ({ gate, config }: Pick<ViewContext, 'gate' | 'config'>): void => {
  const isUnknown = (fact: string): boolean =>
    Object.hasOwn(config.facts, fact) && !Object.hasOwn(gate.facts, fact);
  const decidable = config.constraints.filter(({ logic }) => !ruleNames(logic)?.some(isUnknown));
  const broken = brokenConstraints(gate, decidable).join(', ');
  useEffect(() => {
    if (broken !== '') console.warn(`The member breaks constraints: ${broken}`);
  }, [broken]);
};

const FirstLogin = ({ context }: { context: ViewContext }) => {
  const view = firstLoginView(context);
  const dialog = useFirstLogin(view.isDue, view.paperless !== undefined);
  const frame = dialog && view[dialog.step];
  return frame && <FirstLoginDialog {...dialog} frame={frame} />;
};

// Epoch milliseconds.
const useDataTime = ({ auth }: RunningAuth): number => {
  const [loaded] = useState(() =>
    dataTimeStore(browserStores().session).timeOf(
      auth.getSnapshot().context.authorizeToken ?? '',
      Date.now(),
    ),
  );
  return loaded;
};

export const MemberCompanion = ({ context, run }: { context: ViewContext; run: RunningAuth }) => {
  const isOffline = useOffline(run);
  const { idleMinutes = 0 } = context.config.settings;
  usePayNow(run);
  useFrameOwner(context.member?.account, run);
  usePossibleMember(context);
  useSupplies(context.language);
  const since = useDataTime(run);
  return (
    <>
      <OfflineBanner isOffline={isOffline} since={since} phone={planPhone('supportPhone', context)} />
      <FirstLogin context={context} />
      {idleMinutes > 0 && <IdleLogOff idleMinutes={idleMinutes} run={run} />}
    </>
  );
};
