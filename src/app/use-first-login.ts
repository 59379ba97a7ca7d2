import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { firstLoginMachine } from '../machines/first-login.machine.ts';
import { firstLoginStore } from '../services/first-login-store.ts';
import { browserStores } from './browser-stores.ts';
import { usePortal } from './use-portal.ts';

/** The first-time dialog of this member: the step on show, if any, and the way to the next. */
export const useFirstLogin = (isDue: boolean, hasPaperless: boolean) => {
  const { frames } = usePortal();
  const [store] = useState(() => firstLoginStore(browserStores().session));
  const [state, send] = useMachine(firstLoginMachine.provide({ actions: { rememberSeen: () => store.markSeen() } }));
  useEffect(() => send({ type: 'DATA_LOADED', isDue: isDue && !store.isSeen() }), [send, isDue, store]);
  useEffect(() => frames.subscribe(({ kind }) => kind === 'open' && send({ type: 'LINK_FOLLOWED' })), [frames, send]);
  const next = () => send({ type: 'NEXT', hasPaperlessOptions: hasPaperless });
  const skip = () => send({ type: 'SKIPPED' });
  if (state.matches('notifications')) return { step: 'notifications', onDone: next } as const;
  return state.matches('paperless') ? ({ step: 'paperless', onDone: skip } as const) : undefined;
};
