/**
 * The requests of a page when a user pauses in typing, in order: the author's, a reader's of the same draft, and
 * an open list of drafts. `workbench-pause.test.ts` proves it of the real pages; `page-load.ts` sends the
 * same.
 */
export const pauseRoutes = {
  author: ['POST /api/drafts/:id/edits', 'GET /api/drafts/:id/judgement'],
  reader: ['GET /api/drafts/:id', 'GET /api/drafts/:id/judgement'],
  list: [],
} as const;
