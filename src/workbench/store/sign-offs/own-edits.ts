import { isFields } from '../../../authoring/draft/json-value.ts';
import type { SignOff } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { type HistoryRow, isMark } from '../calculations/history.ts';
import { readSignOffs } from './sign-offs.ts';

/** An edit that one user made in a draft. */
export interface OwnEdit extends HistoryRow {
  readonly rev: number;
  readonly draft: {
    readonly id: string;
    readonly source: string;
    readonly base: string;
    readonly publishedAt: string | null;
  };
}

/** A user's edits in a source, and the user's sign-offs of it. */
export interface OwnWork {
  readonly edits: readonly OwnEdit[];
  readonly signOffs: readonly SignOff[];
  readonly revisionWith: (draftId: string, source: string) => number | undefined;
}

const readRevisions = async (
  { db }: Granted<'remark'>,
  draftIds: readonly string[],
): Promise<OwnWork['revisionWith']> => {
  const rows =
    draftIds.length === 0
      ? []
      : await db
          .selectFrom('audit')
          .select(['subject', 'detail'])
          .where('subject', 'in', draftIds)
          .orderBy('id')
          .execute();
  const newest = new Map<string, number>();
  for (const { subject, detail } of rows) {
    if (!isFields(detail)) continue;
    const { source, rev } = detail;
    if (typeof source === 'string' && typeof rev === 'number') newest.set(`${subject} ${source}`, rev);
  }
  return (draftId, source) => newest.get(`${draftId} ${source}`);
};

/** Returns the user's edits in published drafts and in drafts with this source. Omits edits that come from merges. */
export const readOwnWork = async (granted: Granted<'remark'>, source: string): Promise<Outcome<OwnWork>> => {
  const { db, person } = granted;
  const rows = await db
    .selectFrom('draftEdit')
    .innerJoin('draft', 'draft.id', 'draftEdit.draftId')
    .select(['draft.id', 'draft.source', 'draft.baseSource', 'draft.state', 'draft.closedAt'])
    .select(['draftEdit.rev', 'draftEdit.address', 'draftEdit.before', 'draftEdit.after'])
    .where('draftEdit.author', '=', person)
    .where('draftEdit.kind', '!=', 'merge')
    .where('draftEdit.redacted', '=', false)
    .where((where) => where.or([where('draft.source', '=', source), where('draft.state', '=', 'published')]))
    .orderBy('draftEdit.id', 'desc')
    .execute();
  const edits = rows
    .filter(({ address }) => !isMark(address))
    .map(({ rev, address, before, after, ...draft }): OwnEdit => {
      const publishedAt = draft.state === 'published' ? draft.closedAt : null;
      return {
        rev,
        address,
        before,
        after,
        draft: { id: draft.id, source: draft.source, base: draft.baseSource, publishedAt },
      };
    });
  const revisionWith = await readRevisions(granted, [...new Set(edits.map(({ draft }) => draft.id))]);
  const stored = await readSignOffs(granted);
  return stored.ok ? done({ edits, ...stored.value, revisionWith }) : stored;
};
