import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import { payNowMachine } from '../../machines/pay-now.machine.ts';
import { hrefOf } from '../../view/routes/hrefs.ts';
import { reservedScreens } from '../../view/routes/paths.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { useLanguage, usePortal } from '../portal/use-portal.ts';

// After a payment in a frame, opens the billing screen with fresh data from a new sign-in (R4.056, R4.057).
export const usePayNow = ({ auth }: RunningAuth): void => {
  const { frames, redirect, config } = usePortal();
  const { language } = useLanguage();
  const hasToken = useSelector(auth, ({ context }) => context.authorizeToken !== undefined);
  const actor = useMemo(() => {
    const billing = hrefOf(reservedScreens.billing, { config, language }) ?? '/';
    const machine = payNowMachine.provide({
      actions: {
        aimAtBilling: () =>
          redirect.note({ path: billing, isHome: false, isLoginPage: false, isSelected: true }),
        dropDataAndReload: () => auth.send({ type: 'DATA_OUTDATED' }),
      },
    });
    return createActor(machine, { input: { hasToken: false } });
  }, [auth, redirect, config, language]);
  useEffect(() => {
    actor.start();
    const forget = frames.subscribe('refreshBilling', () => actor.send({ type: 'BILLING_CHANGED' }));
    return () => {
      forget();
      actor.stop();
    };
  }, [actor, frames]);
  useEffect(() => actor.send({ type: hasToken ? 'TOKEN_ARRIVED' : 'TOKEN_GONE' }), [actor, hasToken]);
};
