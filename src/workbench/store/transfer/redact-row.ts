import { sql } from 'kysely';
import { areRelated } from '../../../authoring/draft/address.ts';
import { isMark } from '../calculations/history.ts';
import { readSources } from '../drafts/sources.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { isId } from '../is-id.ts';
import { json, type Json } from '../tables/columns.ts';
import type { Granted } from '../transact.ts';

type Operating = Pick<Granted<'operate'>, 'db'>;

// The trigger allows no other content for a redacted row.
const redacted: Json = { redacted: true };

interface Revision {
  readonly draft: string;
  readonly rev: number;
  readonly sources: readonly string[];
}

const fieldOf = (detail: Json, name: string): Json | undefined =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail)
    ? (detail as { readonly [field: string]: Json })[name]
    : undefined;

const revisionOf = async ({ db }: Operating, id: number): Promise<Revision | undefined> => {
  const row = await db
    .selectFrom('audit')
    .select(['what', 'subject', 'detail'])
    .where('id', '=', id)
    .executeTakeFirst();
  const rev = row && fieldOf(row.detail, 'rev');
  if (!row || typeof rev !== 'number' || !isId(row.subject)) return undefined;
  const rows = await db.selectFrom('audit').select('detail').where('subject', '=', row.subject).execute();
  const now = await db.selectFrom('draft').select('source').where('id', '=', row.subject).executeTakeFirst();
  const sources = [...rows.map(({ detail }) => fieldOf(detail, 'source')), now?.source].filter(
    (one) => typeof one === 'string',
  );
  return { draft: row.subject, rev, sources: [...new Set(sources)] };
};

const placeOf = (address: string): string => address.slice(0, address.indexOf('#'));

// Also removes the draft's other values at these addresses, which may be the same. Returns the files.
const takeValues = async ({ db }: Operating, { draft, rev }: Revision): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('draftEdit')
    .select(['id', 'rev', 'address'])
    .where('draftId', '=', draft)
    .execute();
  const own = rows.filter((row) => row.rev === rev && row.address.includes('#'));
  const touched = own.filter(({ address }) => !isMark(address));
  const isTouched = ({ address }: { readonly address: string }): boolean =>
    touched.some((one) => areRelated(one.address, address));
  const ids = rows
    .filter((row) => own.includes(row) || (!isMark(row.address) && isTouched(row)))
    .map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable('draftEdit')
      .set({ before: null, after: null, redacted: true })
      .where('id', 'in', ids)
      .execute();
  return [...new Set(own.map(({ address }) => placeOf(address)))];
};

const hashesIn = async (
  { db }: Operating,
  sources: readonly string[],
  places: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await readSources(db, sources);
  return new Set(rows.flatMap(({ files }) => places.flatMap((file) => files[file] ?? [])));
};

// Published sources, bases of drafts, and the sources of drafts that are not discarded.
const usedSources = async ({ db }: Operating): Promise<readonly string[]> => {
  const drafts = await db.selectFrom('draft').select(['source', 'baseSource', 'state']).execute();
  const publications = await db.selectFrom('publication').select('source').execute();
  const ofDrafts = drafts.flatMap(({ source, baseSource, state }) =>
    state === 'discarded' ? [baseSource] : [baseSource, source],
  );
  return [...new Set([...ofDrafts, ...publications.map(({ source }) => source)])];
};

// Texts that stay are stored whole first, where they are changes of one that goes.
const removeTexts = async ({ db }: Operating, hashes: readonly string[]): Promise<void> => {
  if (hashes.length === 0) return;
  await db
    .updateTable('blob')
    .set({ text: sql`whole_text(blob)` })
    .where(sql`encode(base, 'hex')`, 'in', hashes)
    .where('hash', 'not in', hashes)
    .execute();
  await db.updateTable('blob').set({ text: null }).where('hash', 'in', hashes).execute();
};

const takeTexts = async (
  granted: Operating,
  { sources }: Revision,
  places: readonly string[],
): Promise<number> => {
  const had = await hashesIn(granted, sources, places);
  const used = await hashesIn(granted, await usedSources(granted), places);
  const gone = [...had].filter((hash) => !used.has(hash));
  await removeTexts(granted, gone);
  return gone.length;
};

const writtenIn = { remark: 'remark', review: 'review', signOff: 'signOff' } as const;

const takeWritten = async ({ db }: Operating, detail: Json | undefined): Promise<number> => {
  let taken = 0;
  for (const [name, table] of Object.entries(writtenIn)) {
    const id = detail === undefined ? undefined : fieldOf(detail, name);
    if (typeof id !== 'string' || !isId(id)) continue;
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ text: '' })
      .where('id', '=', id)
      .where('text', '<>', '')
      .executeTakeFirstOrThrow();
    taken += Number(numUpdatedRows);
  }
  return taken;
};

/**
 * Removes the detail of a log row, such as a secret typed by mistake. The row's hash stays, and a new row contains
 * the reason. If the row is a revision, also removes the draft's values and texts at its addresses, except texts in
 * use. Returns the number of removed texts. Refuses with `unknown`.
 */
export const redactRow = async (
  granted: Granted<'operate'>,
  id: number,
  reason: string,
): Promise<Outcome<{ readonly texts: number }>> => {
  const { db, note } = granted;
  await sql`select set_config('workbench.redacting', ${String(id)}, true)`.execute(db);
  const revision = await revisionOf(granted, id);
  const row = await db.selectFrom('audit').select('detail').where('id', '=', id).executeTakeFirst();
  const written = await takeWritten(granted, row?.detail);
  const changed = await sql`update audit set detail = ${json(redacted)}::json where id = ${id}`.execute(db);
  if (changed.numAffectedRows !== 1n) return refused({ code: 'unknown' });
  const texts =
    written + (revision ? await takeTexts(granted, revision, await takeValues(granted, revision)) : 0);
  note('audit.redact', String(id), { reason, texts });
  return done({ texts });
};
