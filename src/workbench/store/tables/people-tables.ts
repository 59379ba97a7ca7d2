import type { ColumnType } from 'kysely';
import type { Deed as AuditAction, Role } from '../../api/generated/api-shapes.ts';
import type { Id, Json, JsonColumn, JsonText, Time, TimeOrNull } from './columns.ts';

export interface PersonTable {
  readonly id: Id;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: 'en' | 'es' | null;
  readonly theme: 'light' | 'dark' | null;
  readonly createdAt: Time;
  readonly seenAt: TimeOrNull;
  readonly disabledAt: TimeOrNull;
}

export interface RoleOfTable {
  readonly personId: string;
  readonly role: Role;
  /** Null if the operator or the identity provider granted it. */
  readonly grantedBy: string | null;
  readonly at: Time;
}

export interface SessionTable {
  readonly tokenHash: string;
  readonly personId: string;
  readonly createdAt: Time;
  readonly idleUntil: string;
  readonly endsAt: string;
}

export interface SignInTable {
  readonly stateHash: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string;
  readonly expiresAt: string;
}

export interface SettingTable {
  readonly name: string;
  readonly value: JsonColumn;
  readonly changedBy: string | null;
  readonly at: Time;
}

export interface FreezeWindowTable {
  readonly id: Id;
  readonly fromAt: string;
  readonly untilAt: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly at: Time;
  readonly liftedBy: string | null;
  readonly liftedAt: TimeOrNull;
}

export interface AuditTable {
  readonly id: number;
  readonly at: string;
  /** Null for the program or its operator. */
  readonly actor: string | null;
  readonly through: 'web' | 'cli' | 'schedule';
  readonly what: AuditAction;
  readonly subject: string;
  readonly detail: ColumnType<Json, JsonText, never>;
  readonly previousHash: string;
  readonly hash: string;
}

// One row; see `0015-lists.ts`.
export interface LogCheckTable {
  readonly throughId: number;
  readonly hash: string;
  readonly mostId: number;
  readonly againId: number;
  readonly againHash: string;
  readonly begunAt: Time;
}
