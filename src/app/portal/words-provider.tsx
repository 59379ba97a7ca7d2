import type { i18n } from 'i18next';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { WordsContext } from '../../ui/provided/words.ts';
import { activeLanguage } from './languages.ts';

// Renders another language in the background, together with a navigation of the same moment, so that the page
// stays responsive and never mixes two languages (Decision 0016).
export const WordsProvider = ({ i18n, children }: { i18n: i18n; children: ReactNode }) => {
  const [language, setLanguage] = useState(() => activeLanguage(i18n));
  useEffect(() => {
    const follow = (): void => startTransition(() => setLanguage(activeLanguage(i18n)));
    follow();
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n]);
  const words = useMemo(() => ({ language, t: i18n.getFixedT(language) }), [i18n, language]);
  return <WordsContext value={words}>{children}</WordsContext>;
};
