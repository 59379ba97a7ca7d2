/** The maximum number of drafts to count for a list. */
export const mostDraftsCounted = 100;

/** Formats a number of drafts. At the limit, the text says that there may be more. */
export const draftCountText = (count: number): string =>
  count < mostDraftsCounted ? String(count) : `${mostDraftsCounted - 1}+`;
