import { type RawBuilder, sql } from 'kysely';
import { json } from '../tables/columns.ts';

/** A text with its name. */
export interface NamedText {
  readonly hash: string;
  readonly text: string;
}

/** The hash of each file of a source, by path. */
export type Hashes = Readonly<Record<string, string>>;

/** A source with its name. */
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

/** A text that is stored as a change of another one. */
interface TextChange {
  readonly hash: string;
  readonly base: RawBuilder<Uint8Array>;
  readonly baseStart: number;
  readonly baseEnd: number;
  readonly piece: string;
}

/** Returns the row of a text: what it changes in an earlier one, or the whole text if much is new. */
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

/** Returns the row of a source: the files that differ from one that is stored whole, or all its files. */
export const sourceRow = ({ id, files }: NamedSource, whole?: NamedSource) => {
  const places = [...new Set([...Object.keys(whole?.files ?? {}), ...Object.keys(files)])];
  const changed = places.filter((file) => files[file] !== whole?.files[file]);
  if (!whole || changed.length > mostChanges) return { id, files: json(files) };
  const changes = json(Object.fromEntries(changed.map((file) => [file, files[file] ?? null])));
  return { id, base: asBytes(whole.id), changes };
};
