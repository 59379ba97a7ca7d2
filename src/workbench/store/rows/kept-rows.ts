import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { json } from '../tables/columns.ts';

/** Returns the SHA-256 of a text in hex. The store uses it as the text's name. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text with its hash, which is its name in the store. */
export interface NamedText {
  readonly hash: string;
  readonly text: string;
}

/** The hash of each file of a source, by path. */
export type Hashes = Readonly<Record<string, string>>;

/** A source with its id, which is its name in the store. */
export interface NamedSource {
  readonly id: string;
  readonly files: Hashes;
}

const isBetween = (text: string, at: number, from: number, to: number): boolean =>
  text.charCodeAt(at) >= from && text.charCodeAt(at) <= to;

// Both never split the two halves of a character.
const sameStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same > 0 && isBetween(one, same - 1, 0xd800, 0xdbff) ? same - 1 : same;
};

const sameEnd = (one: string, other: string, start: number): number => {
  const most = Math.min(one.length, other.length) - start;
  let same = 0;
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same > 0 && isBetween(one, one.length - same, 0xdc00, 0xdfff) ? same - 1 : same;
};

// A hash in half of its length.
const asBytes = (hash: string): RawBuilder<Uint8Array> => sql`decode(${hash}, 'hex')`;

// A longer piece is hardly shorter than the text, and all pieces are read to read it.
const largestPiece = 1 / 4;

/** A text that is stored as changes to another one. */
interface TextChange {
  readonly hash: string;
  readonly base: RawBuilder<Uint8Array>;
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly piece: string;
}

/** Returns the row to store for a text: its changes to an earlier text, or the whole text if much of it is new. */
export const blobRow = ({ hash, text }: NamedText, before?: NamedText): NamedText | TextChange => {
  if (!before) return { hash, text };
  const start = sameStart(before.text, text);
  const end = text.length - sameEnd(before.text, text, start);
  const piece = text.slice(start, end);
  if (piece.length > text.length * largestPiece) return { hash, text };
  return {
    hash,
    base: asBytes(before.hash),
    baseStart: Buffer.byteLength(text.slice(0, start)),
    baseEnd: Buffer.byteLength(text.slice(end)),
    piece,
  };
};

// Of some 100 bytes each; the shipped configuration has 63 files.
const mostChanges = 8;

/**
 * Returns the statement that stores a source, unless it is already stored. Stores only the files that differ from a
 * source that is stored in full, or else all files. `before` is a stored source; the database finds the full one that
 * it is based on.
 */
export const insertSource = ({ id, files }: NamedSource, before = ''): RawBuilder<unknown> => sql`
  insert into source (id, files, base, changes)
  select ${id}, case when kept.changes is null then made.files end,
    case when kept.changes is not null then decode(whole.id, 'hex') end, kept.changes
  from (select ${json(files)}::jsonb as files) as made
    left join source as earlier on earlier.id = ${before}
    left join source as whole on whole.id = coalesce(encode(earlier.base, 'hex'), earlier.id)
    left join lateral (
      select jsonb_object_agg(coalesce(own.key, old.key), own.value) as changes
      from jsonb_each(made.files) as own full join jsonb_each(whole.files) as old on old.key = own.key
      where own.value is distinct from old.value
      having count(*) between 1 and ${sql.lit(mostChanges)}
    ) as kept on whole.id is not null
  on conflict do nothing
`;
