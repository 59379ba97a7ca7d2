import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Coverage, Member } from '../member/member.ts';
import { homeBlocks } from '../ui/blocks/home-blocks.ts';
import { LatePart } from '../ui/lazy/deferred.tsx';
import { LoadingScreen } from '../ui/screens/waiting-screens.tsx';
import { MemberShell } from '../ui/shell/member-shell.tsx';
import { PublicShell } from '../ui/shell/public-shell.tsx';
import { homeBlockViews } from '../view/blocks/home-block-views.ts';
import { savedPage } from '../view/routes/hrefs.ts';
import { OpenedScreen } from './opened-screen.tsx';
import { rememberPage } from './remember-page.ts';
import type { RunningAuth } from './running-auth.ts';
import { useActorValue } from './use-actor-value.ts';
import { useBlockKit } from './use-block-kit.ts';
import { useLanguage } from './use-language.ts';
import { useMemberLanguage } from './use-member-language.ts';
import { usePortal } from './use-portal.ts';
import { useViewContext } from './use-view-context.ts';

/** Keeps the post-login redirect at the latest page while a coverage is selected, home as the root (ledger R2.095, R2.096). */
const useVisitMemory = (isSelected: boolean): void => {
  const { redirect, config } = usePortal();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isSelected) rememberPage({ redirect, config }, { pathname, search }, isSelected);
  }, [redirect, config, pathname, search, isSelected]);
};

/**
 * Opens the saved page once, else home, as soon as a coverage is selected: after a new token, and after the selector was on show
 * (ledger R2.129, R4.021, A38). True until that page is in the address.
 */
const useSavedPage = (isNew: boolean, mustChoose: boolean): boolean => {
  const { redirect, config } = usePortal();
  const { language } = useLanguage();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [awaitedAt, setAwaitedAt] = useState(isNew ? key : undefined);
  // A place that was left is not awaited any more: an address edited by hand comes back under the key of the first one.
  const nextAwaited = mustChoose ? key : awaitedAt === key ? key : undefined;
  if (awaitedAt !== nextAwaited) setAwaitedAt(nextAwaited);
  const isOpening = awaitedAt === key && !mustChoose;
  useEffect(() => {
    if (isOpening) void navigate(savedPage(redirect.take(), { config, language }), { replace: true });
  }, [isOpening, redirect, config, language, navigate]);
  return isOpening;
};

interface Props {
  readonly member: Member;
  readonly coverage: Coverage | undefined;
  readonly isNew: boolean;
  readonly run: RunningAuth;
}

const firstKit = { views: homeBlockViews, components: homeBlocks };
const shells = { public: PublicShell, member: MemberShell };

const MemberCompanion = lazy(async () => ({ default: (await import('./member-companion.tsx')).MemberCompanion }));

const MemberScreens = ({ member, coverage, isNew, run }: Props) => {
  const context = useViewContext(member, coverage);
  const isOpening = useSavedPage(isNew, member.coverages.length > 0 && coverage === undefined);
  const blocks = useBlockKit(firstKit);
  useVisitMemory(coverage !== undefined);
  if (isOpening) return <LoadingScreen />;
  return (
    <>
      <OpenedScreen context={context} blocks={blocks} shells={shells} />
      <LatePart>
        <MemberCompanion context={context} run={run} />
      </LatePart>
    </>
  );
};

const SettledArea = ({ run, contextText }: { readonly run: RunningAuth; readonly contextText: string }) => {
  const member = run.memberOf(contextText);
  const selectedId = useActorValue(run.selection, ({ context }) => context.selectedId);
  const isDecided = useActorValue(run.selection, (snapshot) => !snapshot.matches('awaitingData'));
  const isNew = useActorValue(run.auth, ({ context }) => context.isNewToken);
  const isLanguageSettled = useMemberLanguage(member.account.preferredLanguage);
  const coverage = member.coverages.find(({ coverageId }) => coverageId === selectedId);
  return isDecided && isLanguageSettled ? <MemberScreens member={member} coverage={coverage} isNew={isNew} run={run} /> : <LoadingScreen />;
};

/** The screens of a signed-in member, once the coverage selection and the language of the account are settled; nothing once the data are wiped. */
export const MemberArea = ({ run }: { readonly run: RunningAuth }) => {
  const contextText = useActorValue(run.auth, ({ context }) => context.contextText);
  return contextText === undefined ? null : <SettledArea run={run} contextText={contextText} />;
};
