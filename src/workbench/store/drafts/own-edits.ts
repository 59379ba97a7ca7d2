import { isFields } from '../../../authoring/draft/json-value.ts';
import type { SignOff } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Granted } from '../transact.ts';
import { type HistoryRow, isMark } from './history.ts';
import { readSignOffs } from './sign-offs.ts';

/** An edit that one person made in a draft. */
export interface OwnEdit extends HistoryRow {
  readonly rev: number;
  readonly draft: {
    readonly id: string;
    /** Its source and its base, by their ids. */
    readonly source: string;
    readonly base: string;
    /** ISO 8601; null where it is not published. */
    readonly publishedAt: string | null;
  };
}

/** What one person edited that may stand in a source, and what was signed off so far. */
export interface OwnWork {
  readonly edits: readonly OwnEdit[];
  readonly signOffs: readonly SignOff[];
  /** The newest revision at which the draft of an edit had a source; undefined where it never had it. */
  readonly revisionWith: (draftId: string, source: string) => number | undefined;
}

// The newest revision of each source that some drafts had, as the log of their edits tells.
const readRevisions = async ({ db }: Granted<'remark'>, draftIds: readonly string[]): Promise<OwnWork['revisionWith']> => {
  const rows =
    draftIds.length === 0
      ? []
      : await db.selectFrom('audit').select(['subject', 'detail']).where('subject', 'in', draftIds).orderBy('id').execute();
  const newest = new Map<string, number>();
  for (const { subject, detail } of rows) {
    if (!isFields(detail)) continue;
    const { source, rev } = detail;
    if (typeof source === 'string' && typeof rev === 'number') newest.set(`${subject} ${source}`, rev);
  }
  return (draftId, source) => newest.get(`${draftId} ${source}`);
};

/**
 * Returns what the asker edited in published drafts and in drafts that have this source now. What a merge wrote is left out: others
 * edited it.
 */
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
      return { rev, address, before, after, draft: { id: draft.id, source: draft.source, base: draft.baseSource, publishedAt } };
    });
  const revisionWith = await readRevisions(granted, [...new Set(edits.map(({ draft }) => draft.id))]);
  const said = await readSignOffs(granted);
  return said.ok ? done({ edits, ...said.value, revisionWith }) : said;
};
