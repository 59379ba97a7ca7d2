import type { DetectedLanguage } from '../../services/language/detect-language.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';

interface Visitor {
  readonly place: EarlyArrival['place'];
  readonly language: DetectedLanguage['language'];
  readonly isKnown: boolean;
}

// Shows nothing in a frame, in another language, and on a sign-in screen for a user with a token: the portal
// then paints itself.
export const preparePaint = ({ place, language, isKnown }: Visitor, isOfMembers: boolean): void => {
  const page = document.documentElement;
  if (place === 'top' && isOfMembers && !isKnown) {
    page.lang = language;
    page.classList.add('portal-authorizing');
  } else if (place !== 'top' || language !== page.lang || isKnown !== isOfMembers)
    page.classList.add('portal-unfit');
};

const showHead = (): void => {
  const heads = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  heads.find(({ dataset }) => dataset['path'] === window.location.pathname)?.removeAttribute('hidden');
};

export const showHeadAsRead = (): void => {
  const observer = new MutationObserver(showHead);
  observer.observe(document, { childList: true, subtree: true });
  const end = (): void => {
    observer.disconnect();
    showHead();
  };
  document.addEventListener('readystatechange', end, { once: true });
};
