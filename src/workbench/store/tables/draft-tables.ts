import type { ColumnType, Generated } from 'kysely';
import type { DraftKind } from '../../api/generated/api-shapes.ts';
import type { Count, Id, JsonOrNull, JsonText, Time, TimeOrNull } from './columns.ts';

// The states of a draft that are stored; approved, outdated, in conflict and lapsed are calculated.
export type DraftState = 'open' | 'review' | 'scheduled' | 'publishing' | 'published' | 'discarded';

export interface BlobTable {
  readonly hash: string;
  /** Null if it is stored as a change of `base`, or if the operator removed it. */
  readonly text: ColumnType<string | null, string | undefined, string | null>;
  // The hash of another text, how many bytes of it are kept at its start and end, and what is between them.
  readonly base: ColumnType<Uint8Array | null, Uint8Array | undefined, Uint8Array | null>;
  readonly baseStart: ColumnType<number | null, number | undefined, number | null>;
  readonly baseEnd: ColumnType<number | null, number | undefined, number | null>;
  readonly piece: ColumnType<string | null, string | undefined, string | null>;
  // How many changes lead to a whole text; the database counts them.
  readonly depth: ColumnType<number, never, never>;
}

export interface SourceTable {
  readonly id: string;
  /** Maps each path to the hash of its text; null if it is stored as changes of `base`. */
  readonly files: ColumnType<Readonly<Record<string, string>> | null, JsonText | undefined, never>;
  readonly base: ColumnType<Uint8Array | null, Uint8Array | undefined, never>;
  /** Maps each path that differs from `base` to its hash, or to null. */
  readonly changes: ColumnType<Readonly<Record<string, string | null>> | null, JsonText | undefined, never>;
  readonly madeAt: Time;
}

export interface DraftTable {
  readonly id: Id;
  readonly name: string;
  readonly note: ColumnType<string, string | undefined, string>;
  readonly baseSource: string;
  readonly baseNumber: number;
  readonly source: string;
  // Never changes.
  readonly kind: ColumnType<DraftKind, DraftKind | undefined, never>;
  readonly rev: Count;
  readonly state: ColumnType<DraftState, DraftState | undefined, DraftState>;
  readonly reason: JsonOrNull;
  readonly createdBy: string;
  readonly createdAt: Time;
  readonly closedAt: TimeOrNull;
  // What the last merge with a release came to; null before the first.
  readonly rebased: JsonOrNull;
  readonly changedAt: Time;
  // Known only for the revision `changesRev`.
  readonly changes: ColumnType<number | null, number | undefined, number>;
  readonly changesRev: ColumnType<number | null, number | undefined, number>;
  // The name and the note, folded by the database.
  readonly searched: ColumnType<string, never, never>;
}

export interface DraftEditTable {
  readonly id: Generated<number>;
  readonly draftId: string;
  readonly rev: number;
  readonly ordinal: number;
  readonly address: string;
  readonly before: JsonOrNull;
  readonly after: JsonOrNull;
  // Null for a rebase.
  readonly author: string | null;
  readonly at: Time;
  readonly clientId: string;
  readonly kind: 'edit' | 'merge' | 'import' | 'restore' | 'file' | 'rebase';
  readonly redacted: ColumnType<boolean, boolean | undefined, boolean>;
  // The release whose change it undoes.
  readonly undoes: ColumnType<number | null, number | null | undefined, never>;
  // The release whose value it restores.
  readonly restores: ColumnType<number | null, number | null | undefined, never>;
}

export interface ReviewTable {
  readonly id: Id;
  readonly draftId: string;
  readonly source: string;
  // Null in a row whose base the operator removed. The database fills it for an older server.
  readonly baseSource: ColumnType<string | null, string | undefined, string>;
  readonly baseNumber: ColumnType<number | null, number | undefined, number>;
  // Of the edits from the base to the source; null in older rows.
  readonly changeListHash: ColumnType<string | null, string | undefined, string>;
  readonly reviewer: string;
  readonly verdict: 'approve' | 'changes' | 'comment';
  readonly text: string;
  readonly at: Time;
  readonly withdrawnAt: TimeOrNull;
  // Only of a request for changes.
  readonly dismissedBy: ColumnType<string | null, undefined, string>;
  readonly dismissedAt: TimeOrNull;
  // The name of the draft when it was reviewed; null in older rows.
  readonly draftName: ColumnType<string | null, string | undefined, never>;
}

// The authors of what a copy took over, beside those of its edits.
export interface DraftAuthorTable {
  readonly draftId: string;
  readonly personId: string;
}

export interface ProofTable {
  readonly approvedBase: string;
  readonly approvedSource: string;
  readonly baseSource: string;
  readonly source: string;
  readonly result: 'same' | 'other-changes' | 'other-effect' | 'too-large' | 'errors' | 'failed';
  // The version that made it.
  readonly code: string;
  readonly at: Time;
}

export interface ThreadTable {
  readonly id: Id;
  readonly draftId: string;
  readonly address: string;
  readonly source: string;
  readonly openedBy: string;
  readonly at: Time;
  readonly resolvedBy: string | null;
  readonly resolvedAt: TimeOrNull;
}

export interface RemarkTable {
  readonly id: Id;
  readonly threadId: string;
  readonly author: string;
  readonly text: string;
  readonly at: Time;
}

export interface SignOffTable {
  readonly id: Id;
  readonly item: string;
  readonly columnName: string;
  readonly cellHash: string;
  readonly source: string;
  readonly verdict: 'right' | 'wrong' | 'withdrawn';
  readonly text: string;
  readonly personId: string;
  readonly at: Time;
}

export interface ExchangeTable {
  readonly id: Id;
  readonly draftId: string;
  readonly format: 'xliff12' | 'xliff20' | 'csv';
  readonly source: string;
  /** Maps the address of each text to the hash of its English. */
  readonly words: ColumnType<Readonly<Record<string, string>>, JsonText, JsonText>;
  readonly madeBy: string;
  readonly at: Time;
  readonly takenAt: TimeOrNull;
}

export interface PresenceTable {
  readonly sessionHash: string;
  readonly draftId: string;
  readonly address: string;
  readonly at: Time;
}
