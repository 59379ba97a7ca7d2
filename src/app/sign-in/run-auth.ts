import type { SnapshotFrom } from 'xstate';
import type { SignInCallback, SignInToken } from '../../machines/auth-types.ts';
import type { authMachine } from '../../machines/auth.machine.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import type { BrowserWorld } from '../portal/browser-world.ts';
import type { Areas, RunningAuth, SignInShowing, SignInState } from '../portal/sign-in-state.ts';
import { selectionActor, sessionActor } from './actors.ts';
import { announceMember, authActor } from './auth-actor.ts';
import { memberReader } from './member-reader.ts';

interface Start {
  readonly callback: SignInCallback;
  readonly storedToken: SignInToken | undefined;
  readonly signIn: SignInState;
  readonly areas: Areas;
  /** True while the page on show needs no sign-in, so that it stays while the session is checked. */
  readonly isPublicPlace: () => boolean;
}

/**
 * New member data start the selection anew and are told to the other tabs; none wipes it, unless the same member's data are only read
 * again. A new token is refused where somebody else came in since its sign-in began. Another member in another tab, or the end of the
 * session there, ends this tab's view of the old one, also where that one's data come only later or were kept while the tab slept.
 */
const followMember = ({ auth, selection, memberOf }: RunningAuth, world: BrowserWorld): void => {
  const { tabs, local, session } = world;
  let seen: string | undefined;
  let heard: string | undefined;
  const mark = memberMark(local);
  const markBefore = signInTransaction(session).memberMark();
  auth.subscribe(({ context: { contextText, isNewToken, needsDataRefresh } }) => {
    if (contextText === seen) return;
    seen = contextText;
    if (contextText === undefined) return needsDataRefresh ? undefined : selection.send({ type: 'DATA_WIPED' });
    const { coverages, account } = memberOf(contextText);
    const { eid = '' } = account;
    const isOvertaken = mark.isOther(eid) && (!isNewToken || mark.read() !== markBefore);
    if (isNewToken && !isOvertaken) announceMember(world, eid);
    if ((heard ?? eid) !== eid || isOvertaken) return auth.send({ type: 'MEMBER_CHANGED_ELSEWHERE' });
    const selectable = coverages.map((coverage) => ({ id: coverage.coverageId, status: coverageStatus(coverage, Date.now()) }));
    selection.send({ type: 'DATA_LOADED', coverages: selectable });
  });
  tabs.hear((news) => {
    if (news.kind === 'signedOut') return auth.send({ type: 'SIGNED_OUT_ELSEWHERE', reason: news.reason });
    heard = news.eid;
    if (seen !== undefined && memberOf(seen).account.eid !== heard) auth.send({ type: 'MEMBER_CHANGED_ELSEWHERE' });
  });
};

/** A page that the browser kept on its way elsewhere, and shows again, asks for the session before it shows anybody. */
const heedHistory = ({ auth }: RunningAuth): void =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && auth.send({ type: 'PAGE_RESTORED' }));

const showingOf = async (
  snapshot: SnapshotFrom<typeof authMachine>,
  run: RunningAuth,
  { areas, isPublicPlace }: Pick<Start, 'areas' | 'isPublicPlace'>,
): Promise<SignInShowing> => {
  const { stopReason, contextText, token } = snapshot.context;
  if (stopReason !== undefined) return { phase: 'stopped', run, reason: stopReason };
  if (contextText !== undefined) return { phase: 'member', Area: await areas.member(), run };
  const isChecking = snapshot.matches('checkingSession') && token === undefined;
  if (!snapshot.matches('signedOut') && !(isChecking && isPublicPlace())) return { phase: 'waiting' };
  return { phase: 'visitor', Area: await areas.visitor() };
};

const isSame = (one: SignInShowing, other: SignInShowing): boolean =>
  one.phase === other.phase && (one.phase !== 'stopped' || (other.phase === 'stopped' && one.reason === other.reason));

/** Starts the machines in the browser's world and keeps the sign-in state in step with them, the later of two changes last. */
export const runAuth = (world: BrowserWorld, start: Start): void => {
  const { callback, storedToken, signIn } = start;
  const reader = memberReader(world.config.properties);
  const kept = storedToken === undefined ? {} : { storedToken };
  const input = { callback, ...kept, issuers: world.environment.fhir.issuers, readContext: reader.readContext };
  const run: RunningAuth = { auth: authActor(input, world), selection: selectionActor(world.session), memberOf: reader.memberOf };
  const keepAlive = sessionActor(world);
  let latest = 0;
  run.auth.subscribe((snapshot) => {
    const change = ++latest;
    const showing = showingOf(snapshot, run, start).catch((): SignInShowing => ({ phase: 'failed' }));
    void showing.then((next) => {
      if (change === latest && !isSame(signIn.get(), next)) signIn.set(next);
    });
  });
  followMember(run, world);
  heedHistory(run);
  (['SESSION_CONFIRMED', 'SESSION_ENDED', 'SESSION_LOST'] as const).forEach((type) => keepAlive.on(type, () => run.auth.send({ type })));
  // Its question is on the way while the member's data are read.
  keepAlive.start();
  run.selection.start();
  run.auth.start();
};
