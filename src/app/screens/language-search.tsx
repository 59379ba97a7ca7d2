import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '../../config/portal-config.ts';
import { SearchingNotice } from '../../ui/screens/waiting-screens.tsx';
import { normalisePath } from '../../view/routes/paths.ts';
import { usePortal } from '../portal/use-portal.ts';

const stay = (): void => undefined;

// Changes to the language that has the path, with a notice; the address stays (R2.201 to R2.204). The
// language of a visit is not a choice, so nothing is stored (A121).
export const LanguageSearch = ({ language, otherwise }: { language: Language; otherwise: ReactNode }) => {
  const { languageGuard, changeLanguage, navigations, isRevisit } = usePortal();
  const { pathname } = useLocation();
  const path = normalisePath(pathname) ?? pathname;
  const [isSearching, setSearching] = useState(
    () => (isRevisit && navigations.last === undefined) || languageGuard.isFree(path, Date.now()),
  );
  useEffect(() => {
    if (!isSearching) return;
    languageGuard.note(path, Date.now());
    changeLanguage(language, stay).catch(() => setSearching(false));
  }, [isSearching, languageGuard, changeLanguage, language, path]);
  return isSearching ? <SearchingNotice /> : otherwise;
};
