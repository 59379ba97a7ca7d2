import type { SnapshotFrom } from 'xstate';
import type { SignInCallback, SignInToken } from '../../machines/auth-types.ts';
import { eidOf } from '../../machines/auth-setup.ts';
import type { authMachine } from '../../machines/auth.machine.ts';
import { recordSwitchLanguage } from '../../services/language/language-choice.ts';
import { memberMark } from '../../services/session/member-mark.ts';
import { owedLogOut } from '../../services/session/session-end.ts';
import type { TabMessage } from '../../services/session/tab-channel.ts';
import { tokenStore } from '../../services/sign-in/token.ts';
import { signInTransaction } from '../../services/sign-in/transaction.ts';
import type { BrowserDependencies } from '../portal/browser-dependencies.ts';
import type { Areas, RunningAuth, SignInShowing, SignInState } from '../portal/sign-in-state.ts';
import { selectionActor, sessionActor } from './actors.ts';
import { authActor } from './auth-actor.ts';
import type { EarlySteps } from './early-steps.ts';
import { memberReader } from './member-reader.ts';
import { isLaunchOwn } from './sign-in-steps.ts';

interface Start {
  readonly callback: SignInCallback;
  readonly storedToken: SignInToken | undefined;
  readonly signIn: SignInState;
  readonly areas: Areas;
  // True while the current page needs no sign-in, so that it stays visible during the session check.
  readonly isPublicPlace: () => boolean;
  readonly early?: EarlySteps | undefined;
}

const isShared = ({ auth }: RunningAuth, eid: string): boolean =>
  auth.getSnapshot().context.members.some((member) => member.eid === eid);

// Follows other tabs, which share the legacy session: through messages, or through the mark for a tab that
// slept or has no channel. Returns the function that reads the mark.
const followOtherTabs = (run: RunningAuth, { tabs, session, local }: BrowserDependencies): (() => void) => {
  const { auth } = run;
  const follow = (message: TabMessage): void => {
    if (message.kind === 'member' && isShared(run, message.eid))
      recordSwitchLanguage(session).keep(document.documentElement.lang);
    auth.send(
      message.kind === 'member'
        ? { type: 'MEMBER_OPENED_ELSEWHERE', eid: message.eid }
        : { type: 'SIGNED_OUT_ELSEWHERE', reason: message.reason },
    );
  };
  const look = (): void => {
    const snapshot = auth.getSnapshot();
    if (!snapshot.matches('signedIn')) return;
    const news = memberMark(local).news(eidOf(snapshot.context), tokenStore(session).mark());
    if (news) follow(news);
  };
  tabs.listen(follow);
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return look;
};

// A page restored from the back-forward cache waits for no launch, and must check the session before it shows
// member data.
const heedHistory = ({ auth }: RunningAuth, { session }: BrowserDependencies): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    signInTransaction(session).dropStart();
    auth.send({ type: 'PAGE_RESTORED' });
  });

const showingOf = async (
  snapshot: SnapshotFrom<typeof authMachine>,
  run: RunningAuth,
  { areas, isPublicPlace }: Pick<Start, 'areas' | 'isPublicPlace'>,
): Promise<SignInShowing> => {
  const { stopReason, contextText, token, isSilent, owedLogOut: owed } = snapshot.context;
  if (stopReason !== undefined) return { phase: 'stopped', run, reason: stopReason };
  if (snapshot.matches('awaitingReception'))
    return { phase: 'stopped', run, reason: owed === 'byMember' ? 'logOutWaits' : 'silence' };
  if (snapshot.matches('checkingSession') && isSilent)
    return { phase: 'stopped', run, reason: 'noReception' };
  if (contextText !== undefined) return { phase: 'member', Area: await areas.member(), run };
  const isChecking = snapshot.matches('checkingSession') && token === undefined;
  if (!snapshot.matches('signedOut') && !(isChecking && isPublicPlace())) return { phase: 'waiting' };
  return { phase: 'visitor', Area: await areas.visitor() };
};

const isSame = (one: SignInShowing, other: SignInShowing): boolean =>
  one.phase === other.phase &&
  (one.phase !== 'stopped' || (other.phase === 'stopped' && one.reason === other.reason));

const sessionEvents = ['SESSION_CONFIRMED', 'SESSION_ENDED', 'SESSION_SILENT', 'SESSION_LOST'] as const;

// Of two simultaneous changes the later one wins.
export const runAuth = (browser: BrowserDependencies, start: Start): void => {
  const { callback, storedToken, signIn, early } = start;
  const reader = memberReader(browser.config.properties);
  const stored = storedToken === undefined ? {} : { storedToken };
  const owed = owedLogOut(browser.session).read(memberMark(browser.local).read());
  const input = {
    callback,
    ...stored,
    ...(owed === undefined ? {} : { owedLogOut: owed }),
    issuers: browser.environment.fhir.issuers,
    isLaunchOwn:
      early?.isLaunchOwn ?? isLaunchOwn({ ...browser, settings: browser.config.settings }, callback),
    readContext: reader.readContext,
  };
  const opened = { selection: selectionActor(browser.session), memberOf: reader.memberOf };
  const session = sessionActor(browser);
  const run: RunningAuth = { auth: authActor(input, browser, { ...opened, early }), session, ...opened };
  let latest = 0;
  run.auth.subscribe((snapshot) => {
    const change = ++latest;
    const showing = showingOf(snapshot, run, start).catch((): SignInShowing => ({ phase: 'failed' }));
    void showing.then((next) => {
      if (change === latest && !isSame(signIn.get(), next)) signIn.set(next);
    });
  });
  const look = followOtherTabs(run, browser);
  heedHistory(run, browser);
  session.on('SESSION_ENDED', () => memberMark(browser.local).end('sessionEnded'));
  session.on('SESSION_CONFIRMED', look);
  sessionEvents.forEach((type) => session.on(type, () => run.auth.send({ type })));
  // The request runs while the member's data are read.
  session.start();
  run.selection.start();
  run.auth.start();
};
