import { sql, type Transaction } from 'kysely';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import { type ByteCache, byteCache, bytesOfText } from '../byte-cache.ts';
import {
  blobRow,
  type Hashes,
  insertSource,
  type NamedSource,
  type NamedText,
  textHash,
} from '../rows/kept-rows.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Transaction<Tables>;

/** A cache of stored texts and sources by hash. */
export interface Memory {
  readonly texts: ByteCache<string>;
  readonly sources: ByteCache<Hashes>;
}

// In bytes: the texts of a hundred sources that differ in every file, or those that change in some thousand drafts.
const mostTexts = 64_000_000;

// In bytes: as many sources as 50 editors make in half a minute.
const mostSources = 16_000_000;

// Of the name of a file with its hash; sources share most of them.
const entryBytes = 160;

/** Creates an empty cache. */
export const newMemory = (): Memory => ({
  texts: byteCache(mostTexts, bytesOfText),
  sources: byteCache(mostSources, (files) => Object.keys(files).length * entryBytes),
});

const ofProcess = newMemory();

export const textsOf = async (
  db: Db,
  hashes: readonly string[],
  { texts } = ofProcess,
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const hash of hashes) {
    const text = texts.get(hash);
    if (text !== undefined) found.set(hash, text);
  }
  const missing = hashes.filter((hash) => !found.has(hash));
  const rows =
    missing.length === 0
      ? []
      : await db
          .selectFrom('blob')
          .select(['hash', sql<string | null>`whole_text(blob)`.as('text')])
          .where('hash', 'in', missing)
          .execute();
  for (const { hash, text } of rows) {
    if (text === null) continue;
    if (textHash(text) !== hash) throw new Error(`The text ${hash} is damaged in the store.`);
    texts.set(hash, text);
    found.set(hash, text);
  }
  return found;
};

/** Returns the hashes of the files of stored sources. Does not use the cache. */
export const readSources = async (db: Db, ids: readonly string[]): Promise<readonly NamedSource[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('source')
        .select(['id', sql<Hashes>`source_files(source)`.as('files')])
        .where('id', 'in', ids)
        .execute();

const hashesOf = async (db: Db, id: string, { sources } = ofProcess): Promise<Hashes | undefined> => {
  const known = sources.get(id);
  if (known) return known;
  const [row] = await readSources(db, [id]);
  if (row) sources.set(id, row.files);
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

const verified = new WeakSet<Hashes>();

/** Returns the files of a source; undefined if the store does not have it or one of its texts was removed. */
export const findSource = async (
  db: Db,
  id: string,
  memory = ofProcess,
): Promise<SourceFiles | undefined> => {
  const named = await hashesOf(db, id, memory);
  if (!named) return undefined;
  const hashes = Object.entries(named);
  const found = await textsOf(db, Object.values(named), memory);
  if (hashes.some(([, hash]) => !found.has(hash))) return undefined;
  const files = Object.fromEntries(hashes.map(([file, hash]) => [file, found.get(hash) ?? '']));
  if (!verified.has(named) && sourceId(files) !== id)
    throw new Error(`The source ${id} is damaged in the store.`);
  verified.add(named);
  return files;
};

// Reads the store: cached texts may have been removed since.
export const isSourceWhole = async (db: Db, id: string): Promise<boolean> => {
  const [source] = await readSources(db, [id]);
  const hashes = Object.values(source?.files ?? {});
  if (hashes.length === 0) return false;
  const taken = await db
    .selectFrom('blob')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('text', 'is', null)
    .where('base', 'is', null)
    .executeTakeFirst();
  return taken === undefined;
};

/** Returns the files of a source that a row refers to. Throws if the store does not have it. */
export const filesOf = async (db: Db, id: string, memory = ofProcess): Promise<SourceFiles> => {
  const files = await findSource(db, id, memory);
  if (!files) throw new Error(`The store has no source ${id}.`);
  return files;
};

// In one order everywhere, so that waiting transactions cannot deadlock.
const newTexts = (files: SourceFiles, hashes: Hashes, stored: ReadonlySet<string>) =>
  [...new Map(Object.entries(files).map(([file, text]) => [hashes[file] ?? '', { file, text }]))]
    .filter(([hash]) => !stored.has(hash))
    .map(([hash, { file, text }]) => ({ hash, text, file }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));

const knownText = (hash: string | undefined): NamedText | undefined => {
  const text = hash === undefined ? undefined : ofProcess.texts.get(hash);
  return hash === undefined || text === undefined ? undefined : { hash, text };
};

const keepTexts = async (
  db: Db,
  texts: readonly (NamedText & { readonly file: string })[],
  old: Hashes,
): Promise<void> => {
  if (texts.length === 0) return;
  await db
    .insertInto('blob')
    .values(texts.map((one) => blobRow(one, knownText(old[one.file]))))
    // A removed text that returns is stored again: its source has to be whole.
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((set) => ({
          text: set.ref('excluded.text'),
          base: set.ref('excluded.base'),
          baseStart: set.ref('excluded.baseStart'),
          baseEnd: set.ref('excluded.baseEnd'),
          piece: set.ref('excluded.piece'),
        }))
        .where('blob.text', 'is', null)
        .where('blob.base', 'is', null),
    )
    .execute();
  for (const { hash, text } of texts) ofProcess.texts.set(hash, text);
};

// `before`: a stored source, whose unchanged files are neither hashed nor looked up.
export const keepSource = async (db: Db, files: SourceFiles, before?: string): Promise<string> => {
  const id = sourceId(files);
  if (id === before) return id;
  const old = (before === undefined ? undefined : await hashesOf(db, before)) ?? {};
  const hashOf = (file: string, text: string): string => {
    const known = knownText(old[file]);
    return known?.text === text ? known.hash : textHash(text);
  };
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(file, text)]));
  await keepTexts(db, newTexts(files, hashes, new Set(Object.values(old))), old);
  await insertSource({ id, files: hashes }, before).execute(db);
  // What the next edit of a draft begins with. The name was just calculated from these files.
  ofProcess.sources.set(id, hashes);
  verified.add(hashes);
  return id;
};
