/** Shows words of the document itself, which wait for a portal that cannot start. */
export const showStaticMessage = (id: 'static-failure' | 'static-stuck'): void => document.getElementById(id)?.classList.add('now');

/** Reveals the document's own words for a portal that cannot start; the reason is for the operator's console and holds no member data. */
export const showStaticFailure = (reason: unknown): void => {
  console.error(reason instanceof Error ? reason.message : 'The portal cannot start.');
  showStaticMessage('static-failure');
};

/**
 * Fetches the fonts that the document has not asked for (documents of members, where scripts come first) and writes the page in them
 * once all are there, so that it is laid out anew only once (Decision 0013).
 */
export const loadFonts = async (): Promise<void> => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  delete document.documentElement.dataset['fonts'];
};

/** True while the document shows its authorizing screen, which needs no script to stay as it is (see src/app/start/first-paint.ts). */
export const isAuthorizingShown = (): boolean => document.documentElement.classList.contains('portal-authorizing');
