import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { idleEnd, idleMachine } from '../../machines/idle.machine.ts';
import { activityWatch } from '../../services/session/activity.ts';
import { IdleDialog } from '../../ui/screens/idle-dialog.tsx';
import { browserStores } from '../portal/browser-dependencies.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';

const watchIdle = (idleMinutes: number) => {
  const now = (): number => Date.now();
  const activity = activityWatch(document, browserStores().local, now);
  const input = { idleMinutes, now, lastActive: activity.lastActive };
  return { activity, input, actor: createActor(idleMachine, { input }) };
};

export const IdleLogOff = ({ idleMinutes, run }: { idleMinutes: number; run: RunningAuth }) => {
  const [{ activity, input, actor }] = useState(() => watchIdle(idleMinutes));
  useEffect(() => {
    const ended = actor.on('IDLE_ENDED', () => run.auth.send({ type: 'IDLE_ENDED' }));
    const wake = (): void => actor.send({ type: 'WOKE' });
    activity.start();
    actor.start();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      ended.unsubscribe();
      actor.stop();
      activity.stop();
    };
  }, [activity, actor, run]);
  const isWarned = useSelector(actor, (snapshot) => snapshot.matches('warned'));
  if (!isWarned) return null;
  const stay = (): void => {
    activity.note();
    actor.send({ type: 'STAYED' });
  };
  return <IdleDialog endsAt={idleEnd(input)} onStay={stay} />;
};
