import type { SignInState } from './sign-in-state.ts';

/** Calls once as soon as signing in shows something else than a wait: until then the document's own skeleton stands. */
export const whenSettled = (signIn: SignInState, show: () => void): void => {
  if (signIn.get().phase !== 'waiting') return show();
  const stop = signIn.subscribe(() => {
    if (signIn.get().phase === 'waiting') return;
    stop();
    show();
  });
};
