import { randomUUID } from 'node:crypto';
import { done, type Outcome, refused } from '../outcome.ts';
import type { Restore, Saved } from '../../api/generated/api-shapes.ts';
import type { Granted } from '../transact.ts';
import { accept } from './accept.ts';
import { baseRow, revisionAt, rowsBetween } from './history.ts';
import { filesOf } from './sources.ts';

/**
 * Restores an earlier revision, with its base, as a new revision. Keeps the history. Refuses with `unknown`
 * and `closed`.
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
