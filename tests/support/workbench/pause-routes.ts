/**
 * The requests of a page when a user pauses in typing, in order: the author's, a reader's of the same draft, and
 * an open list of drafts. `workbench-pause.test.ts` proves it of the real pages; `loaded-page.ts` sends the
 * same.
 */
export const pauseRoutes = {
  /** What the editor's page asks when it opens; `editor-page.test.tsx` proves it of the real page. */
  opening: [
    ...(['GET /api/me', 'GET /api/drafts/:id', 'GET /api/drafts', 'GET /api/stopped-schedules'] as const),
    ...(['GET /api/live', 'GET /api/publications', 'GET /api/settings', 'GET /api/freezes'] as const),
    ...(['GET /api/drafts/:id/threads', 'GET /api/sources/:id', 'PUT /api/presence'] as const),
    'GET /api/drafts/:id/judgement',
  ],
  author: ['POST /api/drafts/:id/edits', 'GET /api/drafts/:id/judgement'],
  reader: ['GET /api/drafts/:id', 'GET /api/drafts/:id/judgement'],
  list: [],
} as const;
