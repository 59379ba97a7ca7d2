import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import { json } from '../tables/columns.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Transaction<Tables>;

/** Returns the SHA-256 of a text in hex, which is its name in the store. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

type Hashes = Readonly<Record<string, string>>;

// A cache of the store: what its hash names never changes.
interface Memory<Value> {
  readonly known: Map<string, Value>;
  readonly most: number;
}

// The texts of 60 sources that differ in every file, some 15 MB; in practice those of all drafts under way.
const texts: Memory<string> = { known: new Map(), most: 4_000 };

// As many sources as 20 editors make in half a minute, of some 10 kB each.
const sources: Memory<Hashes> = { known: new Map(), most: 600 };

const remember = <Value>({ known, most }: Memory<Value>, name: string, value: Value): void => {
  known.delete(name);
  known.set(name, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
};

export const textsOf = async (db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const hash of hashes) {
    const text = texts.known.get(hash);
    if (text !== undefined) found.set(hash, text);
  }
  const missing = hashes.filter((hash) => !found.has(hash));
  const rows =
    missing.length === 0
      ? []
      : await db.selectFrom('blob').selectAll().where('hash', 'in', missing).execute();
  for (const { hash, text } of rows) {
    if (text === null) continue;
    remember(texts, hash, text);
    found.set(hash, text);
  }
  return found;
};

const hashesOf = async (db: Db, id: string): Promise<Hashes | undefined> => {
  const known = sources.known.get(id);
  if (known) return known;
  const row = await db.selectFrom('source').select('files').where('id', '=', id).executeTakeFirst();
  if (row) remember(sources, id, row.files);
  return row?.files;
};

/** Returns the paths of the files that differ between two sources. Throws if the store does not have them. */
export const differingFiles = async (db: Db, one: string, other: string): Promise<readonly string[]> => {
  if (one === other) return [];
  const [before, after] = [await hashesOf(db, one), await hashesOf(db, other)];
  if (!before || !after) throw new Error(`The store does not have the sources ${one} and ${other}.`);
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return files.filter((file) => before[file] !== after[file]);
};

/** Returns the files of a source; undefined if the store does not have it or one of its texts was removed. */
export const findSource = async (db: Db, id: string): Promise<SourceFiles | undefined> => {
  const hashes = await hashesOf(db, id);
  if (!hashes) return undefined;
  const found = await textsOf(db, Object.values(hashes));
  if (Object.values(hashes).some((hash) => !found.has(hash))) return undefined;
  return Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [file, found.get(hash) ?? '']));
};

// Reads the store: cached texts may have been removed since.
export const isSourceWhole = async (db: Db, id: string): Promise<boolean> => {
  const row = await db.selectFrom('source').select('files').where('id', '=', id).executeTakeFirst();
  const hashes = Object.values(row?.files ?? {});
  if (hashes.length === 0) return false;
  const taken = await db
    .selectFrom('blob')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('text', 'is', null)
    .executeTakeFirst();
  return taken === undefined;
};

/** Returns the files of a source that a row refers to. Throws if the store does not have it. */
export const filesOf = async (db: Db, id: string): Promise<SourceFiles> => {
  const files = await findSource(db, id);
  if (!files) throw new Error(`The store has no source ${id}.`);
  return files;
};

// In one order everywhere, so that waiting transactions cannot deadlock.
const newBlobs = (files: SourceFiles, hashes: Hashes, kept: ReadonlySet<string>) =>
  [...new Map(Object.entries(files).map(([file, text]) => [hashes[file] ?? '', text]))]
    .filter(([hash]) => !kept.has(hash))
    .map(([hash, text]) => ({ hash, text }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));

// `before`: a stored source, whose unchanged files are neither hashed nor looked up.
export const keepSource = async (db: Db, files: SourceFiles, before?: string): Promise<string> => {
  const id = sourceId(files);
  if (id === before) return id;
  const old = before === undefined ? {} : ((await hashesOf(db, before)) ?? {});
  const hashOf = (file: string, text: string): string => {
    const hash = old[file];
    return hash !== undefined && texts.known.get(hash) === text ? hash : textHash(text);
  };
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(file, text)]));
  const blobs = newBlobs(files, hashes, new Set(Object.values(old)));
  if (blobs.length > 0)
    await db
      .insertInto('blob')
      .values(blobs)
      // A removed text that returns is stored again: its source has to be whole.
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet((set) => ({ text: set.ref('excluded.text') }))
          .where('blob.text', 'is', null),
      )
      .execute();
  await db
    .insertInto('source')
    .values({ id, files: json(hashes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // What the next edit of a draft begins with.
  for (const { hash, text } of blobs) remember(texts, hash, text);
  remember(sources, id, hashes);
  return id;
};
