import type { DetectedLanguage } from '../../services/language/detect-language.ts';
import type { EarlyArrival } from '../sign-in/early-steps.ts';

/** What the first script knows as it judges the paint. */
interface Visitor {
  readonly place: EarlyArrival['place'];
  readonly language: DetectedLanguage['language'];
  /** True for somebody who holds a token and is not on the way to another. */
  readonly isKnown: boolean;
}

/**
 * Shows of what was written in the document what fits this visitor: the paint of the screen; on a member's document the authorizing screen
 * where there is no token yet; or nothing: in a frame, in another language, on a sign-in screen for somebody who holds a token. The portal
 * then paints by itself.
 */
export const judgePaint = ({ place, language, isKnown }: Visitor, isOfMembers: boolean): void => {
  const page = document.documentElement;
  if (place === 'top' && isOfMembers && !isKnown) {
    page.lang = language;
    page.classList.add('portal-authorizing');
  } else if (place !== 'top' || language !== page.lang || isKnown !== isOfMembers) page.classList.add('portal-unfit');
};

/** Shows the head of the screen that the address names. */
const showHead = (): void => {
  const heads = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  heads.find(({ dataset }) => dataset['path'] === window.location.pathname)?.removeAttribute('hidden');
};

/** Shows the head in the very paint that its part of the document comes with; what is still unseen at the document's end is shown then. */
export const showHeadAsRead = (): void => {
  const observer = new MutationObserver(showHead);
  observer.observe(document, { childList: true, subtree: true });
  const end = (): void => {
    observer.disconnect();
    showHead();
  };
  document.addEventListener('readystatechange', end, { once: true });
};
