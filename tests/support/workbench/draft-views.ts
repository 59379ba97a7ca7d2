import type { DraftSummary, Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import type { View } from '../../../src/workbench/store/draft-list/drafts-query.ts';
import { isClosed, isOwn, waitsFor } from '../../../src/workbench/web/api/draft-status.ts';

/** Which drafts each list shows to a user, by the page's own rules. */
export const draftViews = {
  open: (draft) => !isClosed(draft),
  waiting: waitsFor,
  mine: (draft, me) => !isClosed(draft) && isOwn(draft, me),
  scheduled: ({ state }) => state === 'scheduled' || state === 'publishing',
  live: ({ state }) => state === 'published',
  withdrawn: ({ state }) => state === 'discarded',
} satisfies Partial<Readonly<Record<View, (draft: DraftSummary, me: Me) => boolean>>>;
