import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pacificDate } from '../../member/calendar-day.ts';
import type { memberFacts } from '../../member/facts.ts';
import { useResource } from '../../ui/provided/resource.ts';
import type { ExtraPages, ViewContext } from '../../view/view-context.ts';
import type { Portal } from '../portal/portal.ts';
import { useLanguage, usePortal } from '../portal/use-portal.ts';

const none: ExtraPages = { en: new Map(), es: new Map() };

const useExtraPages = (): ExtraPages | undefined => {
  const pages = useResource(usePortal().content.pages);
  if (pages.status === 'loading') return undefined;
  return pages.status === 'ready' ? pages.value : none;
};

const minute = 60_000;

// Read on every navigation and rounded to minutes, because views depend on day and hour.
const useClock = ({ now }: Portal): number => {
  const { key } = useLocation();
  // `key` is a dependency so that the clock is read again.
  return useMemo(() => Math.floor(now() / minute) * minute, [now, key]);
};

// The user, and the functions that read their data; only members load that code.
interface Viewer extends Pick<ViewContext, 'member' | 'coverage' | 'memberValues'> {
  readonly readFacts: typeof memberFacts;
}

/**
 * Creates the context for all views, and updates it when the clock, language, query or member data
 * changes.
 */
export const useViewContext = ({ member, coverage, memberValues, readFacts }: Viewer): ViewContext => {
  const portal = usePortal();
  const { language, words } = useLanguage();
  const { search } = useLocation();
  const now = useClock(portal);
  const pages = useExtraPages();
  return useMemo(() => {
    const session = {
      isLoggedIn: member !== undefined,
      isCoverageSelected: coverage !== undefined,
      language,
    };
    const facts = readFacts(portal.config.facts, { member, coverage, session, now });
    const signedOut = portal.signedOutReason();
    const signIn = {
      ...(portal.loginError ? { error: portal.loginError } : {}),
      ...(signedOut ? { signedOut } : {}),
    };
    const { config, environment, windowWidth } = portal;
    return {
      config,
      environment,
      words,
      language,
      member,
      coverage,
      memberValues,
      gate: portal.gateOf(facts, () => pacificDate(now)),
      now,
      search,
      pages,
      windowWidth,
      signIn,
    };
  }, [portal, member, coverage, memberValues, readFacts, language, words, search, pages, now]);
};
