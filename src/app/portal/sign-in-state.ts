import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { StopReason, WaitReason } from '../../machines/auth-types.ts';
import type { authMachine } from '../../machines/auth.machine.ts';
import type { coverageSelectionMachine } from '../../machines/coverage-selection.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { Member } from '../../member/member.ts';

export interface RunningAuth {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly selection: ActorRefFrom<typeof coverageSelectionMachine>;
  readonly memberOf: (contextText: string) => Member;
}

// The state of signing in. The code of visitor and member screens is loaded before they are set.
export type SignInShowing =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'visitor'; readonly Area: ComponentType }
  | {
      readonly phase: 'member';
      readonly Area: ComponentType<{ readonly run: RunningAuth }>;
      readonly run: RunningAuth;
    }
  | { readonly phase: 'stopped'; readonly run: RunningAuth; readonly reason: StopReason | WaitReason }
  | { readonly phase: 'failed' };

export interface Areas {
  readonly visitor: () => Promise<ComponentType>;
  readonly member: () => Promise<ComponentType<{ readonly run: RunningAuth }>>;
}

// A small store for React, so that the sign-in screen can show before the machines are loaded.
export interface SignInState {
  readonly get: () => SignInShowing;
  readonly set: (showing: SignInShowing) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store in the waiting state. */
export const signInState = (): SignInState => {
  let showing: SignInShowing = { phase: 'waiting' };
  const listeners = new Set<() => void>();
  return {
    get: () => showing,
    set: (next) => {
      showing = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

// Runs once when the state is no longer "waiting". Until then the document's own skeleton is visible.
export const onceSignedInOrOut = (signIn: SignInState, show: () => void): void => {
  if (signIn.get().phase !== 'waiting') return show();
  const stop = signIn.subscribe(() => {
    if (signIn.get().phase === 'waiting') return;
    stop();
    show();
  });
};
