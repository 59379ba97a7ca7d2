import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { coverageStatus } from '../member/coverage-status.ts';
import type { Member } from '../member/member.ts';
import type { authMachine } from '../machines/auth.machine.ts';
import type { AuthArrival } from '../machines/auth-types.ts';
import type { coverageSelectionMachine } from '../machines/coverage-selection.machine.ts';
import type { TokenAnswer } from '../services/token-answer.ts';
import { authActor } from './auth-actor.ts';
import type { BrowserWorld } from './browser-world.ts';
import { memberReader } from './member-reader.ts';
import { selectionActor } from './selection-actor.ts';
import { sessionActor } from './session-actor.ts';
import type { SignInShowing, SignInState } from './sign-in-state.ts';

/** The machines of a page that may sign in. */
export interface RunningAuth {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly selection: ActorRefFrom<typeof coverageSelectionMachine>;
  /** The member of the signed-in context; the same object for the same text. */
  readonly memberOf: (contextText: string) => Member;
}

interface Start {
  readonly arrival: AuthArrival;
  readonly storedToken: TokenAnswer | undefined;
  readonly signIn: SignInState;
  /** True while the page on show needs no sign-in, so that it stays while the session is checked. */
  readonly isPublicPlace: () => boolean;
}

/** New member data start the selection anew; none wipes it. */
const followMember = ({ auth, selection, memberOf }: RunningAuth): void => {
  let seen: string | undefined;
  auth.subscribe(({ context: { contextText } }) => {
    if (contextText === seen) return;
    seen = contextText;
    if (contextText === undefined) return selection.send({ type: 'DATA_WIPED' });
    const { coverages } = memberOf(contextText);
    const selectable = coverages.map((coverage) => ({ id: coverage.coverageId, status: coverageStatus(coverage, Date.now()) }));
    selection.send({ type: 'DATA_LOADED', coverages: selectable });
  });
};

const showingOf = async (snapshot: SnapshotFrom<typeof authMachine>, run: RunningAuth, isPublicPlace: boolean): Promise<SignInShowing> => {
  if (snapshot.matches('stopped')) return { phase: 'stopped', run };
  if (snapshot.context.contextText !== undefined) return { phase: 'member', Area: (await import('./member-area.tsx')).MemberArea, run };
  const isChecking = snapshot.matches('checkingSession') && snapshot.context.token === undefined;
  if (!snapshot.matches('signedOut') && !(isChecking && isPublicPlace)) return { phase: 'waiting' };
  return { phase: 'visitor', Area: (await import('./public-area.tsx')).PublicArea };
};

const isSame = (one: SignInShowing, other: SignInShowing): boolean => one.phase === other.phase;

/** Starts the machines in the browser's world and keeps the sign-in state in step with them, the later of two changes last. */
export const runAuth = (world: BrowserWorld, { arrival, storedToken, signIn, isPublicPlace }: Start): void => {
  const reader = memberReader(world.config.properties);
  const kept = storedToken === undefined ? {} : { storedToken };
  const input = { arrival, ...kept, issuers: world.environment.fhir.issuers, readContext: reader.readContext };
  const run: RunningAuth = { auth: authActor(input, world), selection: selectionActor(world.session), memberOf: reader.memberOf };
  const keepAlive = sessionActor(world);
  let latest = 0;
  run.auth.subscribe((snapshot) => {
    const change = ++latest;
    void showingOf(snapshot, run, isPublicPlace()).then((showing) => {
      if (change === latest && !isSame(signIn.get(), showing)) signIn.set(showing);
    });
  });
  followMember(run);
  (['SESSION_CONFIRMED', 'SESSION_ENDED', 'SESSION_LOST'] as const).forEach((type) => keepAlive.on(type, () => run.auth.send({ type })));
  run.selection.start();
  run.auth.start();
  keepAlive.start();
};
