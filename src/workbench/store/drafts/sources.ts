import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import { json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Transaction<Tables>;

/** The name of a text: SHA-256 in hex. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Texts by their hash, so that an edit reads only what it has not read yet. What has a hash never changes. */
const known = new Map<string, string>();

/** The texts of 60 sources that differ in every file, some 15 MB; in practice those of all drafts under way. */
const mostKnown = 4_000;

const remember = (hash: string, text: string): void => {
  known.delete(hash);
  known.set(hash, text);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
};

/** The texts that have these hashes, by hash; one that the store does not hold is missing. */
export const textsOf = async (db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map(
    hashes.flatMap((hash): readonly (readonly [string, string])[] => {
      const text = known.get(hash);
      return text === undefined ? [] : [[hash, text]];
    }),
  );
  const missing = hashes.filter((hash) => !found.has(hash));
  const rows = missing.length === 0 ? [] : await db.selectFrom('blob').selectAll().where('hash', 'in', missing).execute();
  for (const { hash, text } of rows) {
    remember(hash, text);
    found.set(hash, text);
  }
  return found;
};

/** The files of a source; undefined where the store does not hold it. */
export const findSource = async (db: Db, id: string): Promise<SourceFiles | undefined> => {
  const row = await db.selectFrom('source').select('files').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const texts = await textsOf(db, Object.values(row.files));
  return Object.fromEntries(Object.entries(row.files).map(([place, hash]) => [place, texts.get(hash) ?? '']));
};

/** The files of a source that a row of the store names, which therefore is there. */
export const filesOf = async (db: Db, id: string): Promise<SourceFiles> => {
  const files = await findSource(db, id);
  if (!files) throw new Error(`The store has no source ${id}.`);
  return files;
};

/** Keeps files as a source, of which only the new texts are written; answers its name. */
export const keepSource = async (db: Db, files: SourceFiles): Promise<string> => {
  const id = sourceId(files);
  const kept = await db.selectFrom('source').select('id').where('id', '=', id).executeTakeFirst();
  if (kept) return id;
  const texts = new Map(Object.values(files).map((text) => [textHash(text), text]));
  const old = await db
    .selectFrom('blob')
    .select('hash')
    .where('hash', 'in', [...texts.keys()])
    .execute();
  const there = new Set(old.map(({ hash }) => hash));
  // In one order everywhere, so that two requests with the same new texts wait for each other in one direction only.
  const blobs = [...texts]
    .filter(([hash]) => !there.has(hash))
    .map(([hash, text]) => ({ hash, text }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  if (blobs.length > 0)
    await db
      .insertInto('blob')
      .values(blobs)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const hashes = Object.fromEntries(Object.entries(files).map(([place, text]) => [place, textHash(text)]));
  await db
    .insertInto('source')
    .values({ id, files: json(hashes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};
