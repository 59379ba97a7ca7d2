import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { coverageSelectionMachine } from '../../machines/coverage-selection.machine.ts';
import { type KeepAliveAnswer, sessionMachine } from '../../machines/session.machine.ts';
import { earlyKeepAlive } from '../../services/session/early-keep-alive.ts';
import { keepAlive } from '../../services/session/keep-alive.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { tokenExpiry, tokenStore } from '../../services/sign-in/token.ts';
import { selectedCoverageStore } from '../../services/sign-in/wipe-member-data.ts';
import type { SafeStorage } from '../../services/storage.ts';
import type { BrowserDependencies } from '../portal/browser-dependencies.ts';

export const sessionActor = ({
  config,
  environment,
  local,
  session,
  clock,
}: BrowserDependencies): ActorRefFrom<typeof sessionMachine> => {
  const { keepAliveSeconds, keepAliveRetries, keepAliveRetryDelaySeconds, keepAliveTimeoutSeconds } =
    config.settings;
  const { keepAliveSilenceMinutes = 10 } = config.settings;
  const transport = { fetch: earlyKeepAlive(window).fetch, timeoutSeconds: keepAliveTimeoutSeconds };
  const { read } = memberMark(local);
  const ask = async (signal: AbortSignal): Promise<KeepAliveAnswer> => {
    const before = read();
    const answer = await keepAlive(environment.api, { ...transport, signal });
    // Another tab may have signed in after the site answered "signed out" (Decision 0021).
    return answer === 'out' && read() !== before ? 'none' : answer;
  };
  const machine = sessionMachine.provide({ actors: { keepAlive: fromPromise(({ signal }) => ask(signal)) } });
  const input = {
    keepAliveSeconds,
    retries: keepAliveRetries,
    retryDelaySeconds: keepAliveRetryDelaySeconds,
    silenceMinutes: keepAliveSilenceMinutes,
    now: () => Date.now(),
    tokenExpiry: () => {
      const token = tokenStore(session).read();
      return token === undefined ? Infinity : tokenExpiry(token.accessToken) - clock.error();
    },
  };
  const actor = createActor(machine, { input });
  const wake = (): void => {
    if (document.visibilityState === 'visible') actor.send({ type: 'WOKE' });
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  window.addEventListener('pageshow', (event) => event.persisted && wake());
  return actor;
};

export const selectionActor = (session: SafeStorage): ActorRefFrom<typeof coverageSelectionMachine> => {
  const store = selectedCoverageStore(session);
  const storedId = store.readId();
  const machine = coverageSelectionMachine.provide({
    actions: {
      rememberSelection: (_, { coverageId, status }) => {
        if (coverageId !== undefined && status !== undefined) store.write(coverageId, status);
      },
      forgetSelection: () => store.forget(),
    },
  });
  return createActor(machine, { input: storedId === undefined ? {} : { storedId } });
};
