export const showStaticMessage = (id: 'static-failure' | 'static-stuck'): void =>
  document.getElementById(id)?.classList.add('now');

// The reason goes to the console for operators and contains no member data.
export const showStaticFailure = (reason: unknown): void => {
  console.error(reason instanceof Error ? reason.message : 'The portal cannot start.');
  showStaticMessage('static-failure');
};

// Loads the fonts that the document did not request (member documents load scripts first). Applies them all
// at once, so that the page is laid out again only once (Decision 0013).
export const loadFonts = async (): Promise<void> => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  delete document.documentElement.dataset['fonts'];
};

// The authorizing screen of the document needs no script to stay visible (see src/app/start/first-paint.ts).
export const isAuthorizingShown = (): boolean =>
  document.documentElement.classList.contains('portal-authorizing');
