import { editDraft } from '../../store/drafts/edit-draft.ts';
import { editFile } from '../../store/drafts/edit-file.ts';
import { mergeDraft } from '../../store/drafts/merge-draft.ts';
import { readEdits } from '../../store/drafts/read-drafts.ts';
import { restoreDraft } from '../../store/drafts/restore-draft.ts';
import { refused } from '../../store/refusals.ts';
import { inStore, type Route } from '../requests/route.ts';
import { liveFiles } from './draft-routes.ts';

/** What is in a draft: edits by address and by file, history, going back, merging. */
export const editRoutes: readonly Route[] = [
  inStore('Edits')('GET /api/drafts/:id/edits', { right: 'see', numbers: ['since'] }, (granted, { param, number }) =>
    readEdits(granted, param('id'), number('since') ?? 0),
  ),
  inStore('Saved')('POST /api/drafts/:id/edits', { right: 'edit', body: 'ChangeValues', counted: 'edit' }, (granted, { param, body }) =>
    editDraft(granted, param('id'), body),
  ),
  inStore('SavedFile')('PUT /api/drafts/:id/files', { right: 'edit', body: 'ChangeFile', counted: 'edit' }, (granted, { param, body }) =>
    editFile(granted, param('id'), body),
  ),
  inStore('Saved')('POST /api/drafts/:id/restore', { right: 'edit', body: 'Restore', counted: 'edit' }, (granted, { param, body }) =>
    restoreDraft(granted, param('id'), body),
  ),
  inStore('Merged')('POST /api/drafts/:id/merge', { right: 'edit', body: 'Merge', counted: 'edit' }, (granted, { param, body }, site) => {
    const live = liveFiles(site);
    return live ? mergeDraft(granted, param('id'), body, live) : Promise.resolve(refused({ code: 'unknown' }));
  }),
];
