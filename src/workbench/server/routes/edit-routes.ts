import { editDraft } from '../../store/drafts/edit-draft.ts';
import { editFile } from '../../store/drafts/edit-file.ts';
import { mergeDraft } from '../../store/drafts/merge-draft.ts';
import { editsSince, readEdits } from '../../store/drafts/read-drafts.ts';
import { restoreDraft } from '../../store/drafts/restore-draft.ts';
import { done, refused } from '../../store/outcome.ts';
import { inStore, type Route } from '../requests/route.ts';
import { liveFiles } from './draft-routes.ts';

export const editRoutes: readonly Route[] = [
  inStore('GET /api/drafts/:id/edits', (granted, { param, number }) =>
    readEdits(granted, param('id'), number('since') ?? 0),
  ),
  inStore('POST /api/drafts/:id/edits', async (granted, { param, body, number }) => {
    const id = param('id');
    const since = number('since');
    const saved = await editDraft(granted, id, body);
    if (!saved.ok || since === undefined) return saved;
    const edits = await editsSince(granted.db, id, since);
    // A repeated request may name a revision that is no longer the newest one.
    return done({ ...saved.value, edits: edits.filter(({ rev }) => rev <= saved.value.rev) });
  }),
  inStore('PUT /api/drafts/:id/files', (granted, { param, body }) => editFile(granted, param('id'), body)),
  inStore('POST /api/drafts/:id/restore', (granted, { param, body }) =>
    restoreDraft(granted, param('id'), body),
  ),
  inStore('POST /api/drafts/:id/merge', (granted, { param, body }, site) => {
    const live = liveFiles(site);
    return live
      ? mergeDraft(granted, param('id'), body, live)
      : Promise.resolve(refused({ code: 'unknown' }));
  }),
];
