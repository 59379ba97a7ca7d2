import type { Deed as AuditAction } from '../../api/generated/api-shapes.ts';
import { isId } from '../is-id.ts';
import { done, type Outcome } from '../outcome.ts';
import type { Json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';

/** The audit entry of a file that a user got, without the file's content. */
export interface ExportEntry {
  readonly what: Extract<AuditAction, `export.${string}`>;
  /** The draft that the file is about, if the request names it. */
  readonly draft?: string | undefined;
  /** The source that the file is about. */
  readonly source?: string | undefined;
  readonly detail: Readonly<Record<string, Json>>;
}

const draftWith = async ({ db }: Granted<'enter'>, source: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('draft')
    .select('id')
    .where('source', '=', source)
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** Adds an audit entry for an export. Its subject is the draft, if it is about one, otherwise the source. */
export const noteExport = async (
  granted: Granted<'enter'>,
  { what, draft, source, detail }: ExportEntry,
): Promise<Outcome<true>> => {
  const named = draft !== undefined && isId(draft) ? draft : undefined;
  const own = named ?? (source === undefined ? undefined : await draftWith(granted, source));
  granted.note(what, own ?? source ?? 'workbench', {
    ...detail,
    ...(source !== undefined && { source }),
  });
  return done(true);
};
