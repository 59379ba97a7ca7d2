import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../config/portal-config.ts';
import { SearchingNotice } from '../../ui/screens/searching-notice.tsx';
import { usePortal } from '../portal/use-portal.ts';

interface Props {
  /** The language that knows the path. */
  readonly language: Language;
  /** What is shown when the language was switched just now, or its words cannot be loaded. */
  readonly otherwise: ReactNode;
}

/** Switches to the language that knows the path, under a notice; the address stays, with its query and hash (ledger R2.201 to R2.204). */
export const LanguageSearch = ({ language, otherwise }: Props) => {
  const { languageGuard, switchLanguage } = usePortal();
  const [isSearching, setSearching] = useState(() => languageGuard.isFree(Date.now()));
  useEffect(() => {
    if (!isSearching) return;
    languageGuard.note(Date.now());
    switchLanguage(language).catch(() => setSearching(false));
  }, [isSearching, languageGuard, switchLanguage, language]);
  return isSearching ? <SearchingNotice /> : otherwise;
};
