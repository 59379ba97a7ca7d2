import { reviewDraft, withdrawReview } from '../../store/drafts/reviews.ts';
import { addRemark, openThread, readThreads, resolveThread } from '../../store/drafts/threads.ts';
import { inStore, type Route } from '../requests/route.ts';

/** What reviewers say, and conversations about a draft. */
export const reviewRoutes: readonly Route[] = [
  inStore('Review', 201)('POST /api/drafts/:id/reviews', { right: 'review', body: 'NewReview' }, (granted, { param, body }) =>
    reviewDraft(granted, param('id'), body),
  ),
  inStore('Review')('DELETE /api/reviews/:id', { right: 'review' }, (granted, { param }) => withdrawReview(granted, param('id'))),
  inStore('Threads')('GET /api/drafts/:id/threads', { right: 'see' }, (granted, { param }) => readThreads(granted, param('id'))),
  inStore('Thread', 201)(
    'POST /api/drafts/:id/threads',
    { right: 'remark', body: 'NewThread', counted: 'edit' },
    (granted, { param, body }) => openThread(granted, param('id'), body),
  ),
  inStore('Thread', 201)(
    'POST /api/threads/:id/remarks',
    { right: 'remark', body: 'NewRemark', counted: 'edit' },
    (granted, { param, body }) => addRemark(granted, param('id'), body),
  ),
  inStore('Thread')('POST /api/threads/:id/resolve', { right: 'remark', body: 'ResolveThread' }, (granted, { param, body }) =>
    resolveThread(granted, param('id'), body.resolved),
  ),
];
