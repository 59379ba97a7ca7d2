import type { Language, PortalConfig, Words } from '../../config/portal-config.ts';
import type { DetectedLanguage } from '../../services/language/detect-language.ts';
import { hrefInLanguage } from '../../view/routes/hrefs.ts';

interface Start {
  readonly config: PortalConfig;
  readonly detected: DetectedLanguage;
  readonly loadWords: (language: Language) => Promise<Words>;
}

// When texts cannot be loaded, the page starts in English at its English address (R1.17). The selected
// language stays selected for the next page load. Rejects when English cannot be loaded either.
export const englishInstead = async ({
  config,
  detected,
  loadWords,
}: Start): Promise<Pick<Start, 'detected'> & { readonly words: Words }> => {
  const words = await loadWords('en');
  console.warn('The words of the chosen language cannot be had; English is shown.');
  const { history, location } = window;
  history.replaceState(
    history.state,
    '',
    hrefInLanguage('en', location, { config, language: detected.language }),
  );
  return { detected: { ...detected, language: 'en' }, words };
};
