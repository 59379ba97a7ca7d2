import type { ColumnType, RawBuilder } from 'kysely';
import type { Count, Id, JsonOrNull, Time, TimeOrNull } from './columns.ts';

export interface ScheduleTable {
  readonly id: Id;
  readonly draftId: string;
  readonly source: string;
  readonly baseNumber: number;
  readonly at: string;
  readonly wall: string;
  readonly zone: string;
  readonly state: 'waiting' | 'firing' | 'done' | 'failed' | 'cancelled';
  readonly leaseBy: string | null;
  readonly leaseUntil: TimeOrNull;
  readonly attempt: Count;
  readonly failure: JsonOrNull;
  readonly createdBy: string;
  readonly createdAt: Time;
  /** True if a publisher exempted it from a freeze. */
  readonly isExempt: ColumnType<boolean, boolean | undefined, boolean>;
  /**
   * The order of schedules with the same time. Schedules with the same position go live in the order of their
   * creation.
   */
  readonly position: ColumnType<number, number | RawBuilder<number> | undefined, number>;
}

/** A message about a stopped schedule that a user has dismissed. */
export interface DismissedStopTable {
  readonly scheduleId: string;
  readonly personId: string;
  readonly at: Time;
}

export interface PublicationTable {
  /** Chosen by the caller, so that a repeated request does not create a second publication. */
  readonly id: string;
  readonly draftId: string | null;
  readonly scheduleId: string | null;
  readonly kind: 'publish' | 'rollback';
  readonly source: string;
  readonly baseNumber: number;
  readonly requestedBy: string;
  readonly message: ColumnType<string, string | undefined, string>;
  readonly state: 'asked' | 'storing' | 'settled' | 'failed';
  readonly leaseBy: string | null;
  readonly leaseUntil: TimeOrNull;
  readonly number: number | null;
  readonly release: string | null;
  readonly failure: JsonOrNull;
  readonly at: Time;
  readonly settledAt: TimeOrNull;
  /** True if one person published a notice without an approval. */
  readonly isEmergency: ColumnType<boolean, boolean | undefined, boolean>;
  /** The emergency release that this one reverts. */
  readonly reverts: ColumnType<string | null, string | undefined, never>;
  readonly decision: ColumnType<
    'confirmed' | 'reverted' | null,
    'confirmed' | 'reverted' | undefined,
    'confirmed' | 'reverted' | null
  >;
  readonly decidedBy: ColumnType<string | null, string | undefined, string | null>;
  readonly decidedAt: TimeOrNull;
  /** The difference from the chain of releases; null if it matches. */
  readonly differs: JsonOrNull;
  /** The number of times that a server claimed it. */
  readonly attempts: Count;
}
