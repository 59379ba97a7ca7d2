import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { firstLoginMachine } from '../../machines/first-login.machine.ts';
import { firstLoginStore, firstLoginTabs } from '../../services/session/first-login.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import { usePortal } from '../portal/use-portal.ts';

// How long to wait for another tab to say that the dialog was closed there.
const askMilliseconds = 1000;

const useSeen = () => {
  const [seen] = useState(() => {
    const store = firstLoginStore(browserStores().session);
    const tabs = firstLoginTabs(() => new BroadcastChannel('portal.firstLogin'), store.isSeen);
    const look = async (): Promise<boolean> => {
      if (!store.isSeen() && (await tabs.isSeen(askMilliseconds))) store.markSeen();
      return store.isSeen();
    };
    return { look, mark: store.markSeen, close: tabs.close };
  });
  useEffect(() => seen.close, [seen]);
  return seen;
};

export const useFirstLogin = (isDue: boolean, hasPaperless: boolean) => {
  const { frames } = usePortal();
  const seen = useSeen();
  const [state, send] = useMachine(
    firstLoginMachine.provide({ actions: { rememberSeen: () => seen.mark() } }),
  );
  useEffect(() => {
    let isLeft = false;
    const decide = (is: boolean): unknown => isLeft || send({ type: 'DATA_LOADED', isDue: is });
    if (isDue) void seen.look().then((isSeen) => decide(!isSeen));
    else decide(false);
    return () => {
      isLeft = true;
    };
  }, [send, isDue, seen]);
  useEffect(() => frames.subscribe('open', () => send({ type: 'LINK_FOLLOWED' })), [frames, send]);
  const next = () => send({ type: 'NEXT', hasPaperlessOptions: hasPaperless });
  const skip = () => send({ type: 'SKIPPED' });
  if (state.matches('notifications')) return { step: 'notifications', onDone: next } as const;
  return state.matches('paperless') ? ({ step: 'paperless', onDone: skip } as const) : undefined;
};
