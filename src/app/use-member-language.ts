import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account } from '../member/account.ts';
import { languageForMember } from '../services/language/language-choice.ts';
import { hrefInLanguage } from '../view/routes/hrefs.ts';
import { usePortal } from './use-portal.ts';

/**
 * The account's preferred language, where nobody chose one (ledger A65): loads its words and goes to the same screen in it.
 * False while that is under way; when the words cannot be had the page stays in the language it has.
 */
export const useMemberLanguage = (preferred: Account['preferredLanguage']): boolean => {
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
    // Once: the place and the language at arrival decide.
  }, []);
  return isSettled;
};
