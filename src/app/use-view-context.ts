import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { memberFacts } from '../member/member-facts.ts';
import type { Coverage, Member } from '../member/member.ts';
import type { ViewContext } from '../view/view-context.ts';
import { useExtraPages } from './use-extra-pages.ts';
import { useLanguage } from './use-language.ts';
import { usePortal } from './use-portal.ts';

/** What every view of this moment depends on; worked out again on a navigation, a language change or new member data. */
export const useViewContext = (member: Member | undefined, coverage: Coverage | undefined): ViewContext => {
  const portal = usePortal();
  const { language, words } = useLanguage();
  const { key, search } = useLocation();
  const pages = useExtraPages();
  return useMemo(() => {
    const now = Date.now();
    const session = { isLoggedIn: member !== undefined, isCoverageSelected: coverage !== undefined, language };
    const facts = memberFacts(portal.config.facts, { member, coverage, session, now });
    const signedOut = portal.signedOutReason();
    const signIn = {
      ...(portal.loginError ? { error: portal.loginError } : {}),
      ...(signedOut ? { signedOut } : {}),
    };
    const { config, environment, windowWidth } = portal;
    return { config, environment, words, language, member, coverage, gate: portal.gateOf(facts), now, search, pages, windowWidth, signIn };
    // `key` is a dependency so that the clock is read again on every navigation.
  }, [portal, member, coverage, language, words, search, pages, key]);
};
