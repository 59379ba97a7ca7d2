import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Account, personSignedIn } from '../../member/account.ts';
import { memberFacts } from '../../member/facts.ts';
import type { Coverage, Member } from '../../member/member.ts';
import { languageForMember } from '../../services/language/language-choice.ts';
import { checksum } from '../../services/session/member-mark.ts';
import { arrival } from '../../services/sign-in/arrival.ts';
import { homeBlocks } from '../../ui/blocks/home-blocks.ts';
import { Deferred } from '../../ui/lazy/deferred.tsx';
import { latePart } from '../../ui/lazy/lazy-part.ts';
import { AuthorizingScreen, LoadingScreen } from '../../ui/screens/waiting-screens.tsx';
import { MemberShell } from '../../ui/shell/member-shell.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import { homeBlockViews } from '../../view/blocks/home-block-views.ts';
import { memberValues } from '../../view/member-values.ts';
import { hrefInLanguage, savedPage } from '../../view/routes/hrefs.ts';
import { browserStores } from '../portal/browser-dependencies.ts';
import { rememberPage } from '../portal/pages.ts';
import type { RunningAuth } from '../portal/sign-in-state.ts';
import { useLanguage, usePortal } from '../portal/use-portal.ts';
import { firstPlace, OpenedScreen } from '../screens/opened-screen.tsx';
import { useBlockRegistry } from '../screens/use-block-registry.ts';
import { useViewContext } from '../screens/use-view-context.ts';

interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

const useActorValue = <Snapshot, Value extends string | boolean | undefined>(
  actor: Actor<Snapshot>,
  read: (snapshot: Snapshot) => Value,
): Value => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => read(actor.getSnapshot()));
};

// Switches to the language of the user's account when nothing else decided the language (A65, A121). False
// while loading; if the texts cannot be loaded, the page keeps its language.
const useMemberLanguage = (preferred: Account['readerLanguage']): boolean => {
  const { config, detected, changeLanguage } = usePortal();
  const wanted = languageForMember(detected, preferred);
  const [isSettled, setSettled] = useState(wanted === detected.language);
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(() => {
    if (isSettled) return;
    const href = hrefInLanguage(wanted, place, { config, language: detected.language });
    const move = (): void => {
      void navigate(href, { replace: true });
      startTransition(() => setSettled(true));
    };
    changeLanguage(wanted, move).catch(() => setSettled(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the place and the language at arrival decide
  }, []);
  return isSettled;
};

// Stores the latest page as the page to open after sign-in, while a coverage is selected. Home is stored as
// the root (R2.095, R2.096).
const useVisitMemory = (isSelected: boolean, owner: string): void => {
  const { redirect, config } = usePortal();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (isSelected) rememberPage({ redirect, config }, { pathname, search, hash }, owner);
  }, [redirect, config, pathname, search, hash, isSelected, owner]);
};

// Opens the saved page once (else home) when a coverage is selected: after a new token, and after the chooser
// (R2.129, R4.021, A38). True until that page is in the address; until it is shown, a reload opens it again.
const useSavedPage = (mustChoose: boolean, owner: string): boolean => {
  const { redirect, config } = usePortal();
  const { language } = useLanguage();
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [signIn] = useState(() => arrival(browserStores().session));
  const saved = savedPage(redirect.readFor(owner) ?? '/', { config, language });
  const [awaitedAt, setAwaitedAt] = useState(() =>
    signIn.isUnderWay() && saved !== pathname + search + hash ? key : undefined,
  );
  // Stop waiting for a page that was left: an address edited by hand gets the key of the first entry.
  const nextAwaited = mustChoose ? key : awaitedAt === key ? key : undefined;
  if (awaitedAt !== nextAwaited) setAwaitedAt(nextAwaited);
  const isOpening = awaitedAt === key && !mustChoose;
  useEffect(() => {
    if (isOpening) void navigate(saved, { replace: true });
    else if (!mustChoose && signIn.mayEnd()) {
      redirect.forget();
      signIn.end();
    }
  }, [isOpening, mustChoose, redirect, signIn, saved, navigate]);
  return isOpening;
};

interface Props {
  member: Member;
  coverage: Coverage | undefined;
  run: RunningAuth;
}

const firstBlocks = { views: homeBlockViews, components: homeBlocks };
const shells = { public: PublicShell, member: MemberShell };

const MemberCompanion = latePart(async () => (await import('./member-companion.tsx')).MemberCompanion);

const Arriving = () => (
  <main id="main" className="wrap">
    <AuthorizingScreen />
  </main>
);

const MemberScreens = ({ member, coverage, run }: Props) => {
  const context = useViewContext({ member, coverage, memberValues, readFacts: memberFacts });
  const owner = checksum(personSignedIn(member.account));
  const isOpening = useSavedPage(member.coverages.length > 0 && coverage === undefined, owner);
  const blocks = useBlockRegistry(firstBlocks);
  useVisitMemory(coverage !== undefined && !isOpening, owner);
  const { key } = useLocation();
  if (isOpening) return key === firstPlace ? <Arriving /> : <LoadingScreen />;
  return (
    <>
      <OpenedScreen context={context} blocks={blocks} shells={shells} />
      <Deferred>
        <MemberCompanion context={context} run={run} />
      </Deferred>
    </>
  );
};

const SettledArea = ({ run, contextText }: { run: RunningAuth; contextText: string }) => {
  const member = run.memberOf(contextText);
  const selectedId = useActorValue(run.selection, ({ context }) => context.selectedId);
  const isDecided = useActorValue(run.selection, (snapshot) => !snapshot.matches('awaitingData'));
  const isLanguageSettled = useMemberLanguage(member.account.readerLanguage);
  const coverage = member.coverages.find(({ coverageId }) => coverageId === selectedId);
  return isDecided && isLanguageSettled ? (
    <MemberScreens member={member} coverage={coverage} run={run} />
  ) : (
    <LoadingScreen />
  );
};

export const MemberArea = ({ run }: { run: RunningAuth }) => {
  const contextText = useActorValue(run.auth, ({ context }) => context.contextText);
  return contextText === undefined ? null : <SettledArea run={run} contextText={contextText} />;
};
