/**
 * Fetches the fonts that the document has not asked for (documents of members, where scripts come first) and writes the page in them
 * once all are there, so that it is laid out anew only once.
 */
export const loadFonts = async (): Promise<void> => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  delete document.documentElement.dataset['fonts'];
};
