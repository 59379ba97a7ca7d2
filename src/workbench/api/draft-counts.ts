/** The largest number that a list of drafts counts to. */
export const mostDraftsCounted = 100;

/** Formats a count of drafts, which may have stopped at the limit. */
export const draftCountText = (count: number): string =>
  count < mostDraftsCounted ? String(count) : `${mostDraftsCounted - 1}+`;
