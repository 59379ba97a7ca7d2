import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { StopReason, WaitReason } from '../../machines/auth-types.ts';
import type { authMachine } from '../../machines/auth.machine.ts';
import type { coverageSelectionMachine } from '../../machines/coverage-selection.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { Member } from '../../member/member.ts';

/** The machines of a page that may sign in. */
export interface RunningAuth {
  readonly auth: ActorRefFrom<typeof authMachine>;
  /** The keep-alive of the legacy session. */
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly selection: ActorRefFrom<typeof coverageSelectionMachine>;
  /** The member of the signed-in context; the same object for the same text. */
  readonly memberOf: (contextText: string) => Member;
}

/** What signing in shows: a visitor's screens, a member's screens, a wait, a stop or a wait for reception, or a failure. The areas come with their code already loaded. */
export type SignInShowing =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'visitor'; readonly Area: ComponentType }
  | { readonly phase: 'member'; readonly Area: ComponentType<{ readonly run: RunningAuth }>; readonly run: RunningAuth }
  | { readonly phase: 'stopped'; readonly run: RunningAuth; readonly reason: StopReason | WaitReason }
  /** The code of the screens could not be loaded. */
  | { readonly phase: 'failed' };

/** The screens of a visitor and of a member, each downloaded when it is first asked for; both reject when the code cannot be loaded. */
export interface Areas {
  readonly visitor: () => Promise<ComponentType>;
  readonly member: () => Promise<ComponentType<{ readonly run: RunningAuth }>>;
}

/** A small store that React subscribes to, so that the sign-in screen can show before the machines are downloaded. */
export interface SignInState {
  readonly get: () => SignInShowing;
  readonly set: (showing: SignInShowing) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that starts with a wait. */
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

/** Calls once as soon as signing in shows something else than a wait: until then the document's own skeleton stands. */
export const onceSignedInOrOut = (signIn: SignInState, show: () => void): void => {
  if (signIn.get().phase !== 'waiting') return show();
  const stop = signIn.subscribe(() => {
    if (signIn.get().phase === 'waiting') return;
    stop();
    show();
  });
};
