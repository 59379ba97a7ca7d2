import { randomUUID } from 'node:crypto';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Restore, Saved } from '../../api/generated/api-shapes.ts';
import type { Granted } from '../transact.ts';
import { accept } from './accept.ts';
import { baseRow, revisionAt, rowsBetween } from './history.ts';
import { filesOf } from './sources.ts';

/**
 * Makes everything as it was at a revision, as a new one: nothing is taken out of the history. Revision 0 is the base of today; a revision
 * from before a merge has its older base again, so that what was live then is not taken for an edit. Refuses with `unknown` a draft or
 * revision that is not there, or not any more, and with `closed`.
 */
export const restoreDraft = (
  granted: Granted<'edit'>,
  draftId: string,
  { to, clientId = randomUUID() }: Restore,
): Promise<Outcome<Saved>> =>
  accept(granted, { draftId, clientId, kind: 'restore' }, async (draft) => {
    if (to < 0 || to > draft.rev) return refused({ code: 'unknown' });
    const files = await filesOf(granted.db, draft.source);
    const wanted = await revisionAt(granted.db, draft, to);
    if (!wanted) return refused({ code: 'unknown' });
    const base = { number: draft.baseNumber, source: draft.baseSource };
    const isOther = wanted.base.number !== base.number || wanted.base.source !== base.source;
    const rows = rowsBetween(files, wanted.files);
    if (!isOther) return done({ files: wanted.files, rows });
    return done({ files: wanted.files, rows: [baseRow(base, wanted.base), ...rows], base: wanted.base });
  });
