/** No list of drafts counts more than these. */
export const mostDraftsCounted = 100;

/** Formats a count of drafts, which may have ended at the limit. */
export const draftCountText = (count: number): string =>
  count < mostDraftsCounted ? String(count) : `${mostDraftsCounted - 1}+`;
