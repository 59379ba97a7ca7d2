import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** Where the workbench keeps everything; the embedded database and PostgreSQL look the same from here on. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** For `transact`, the migrations and the export alone: what reads or writes for a person goes through `transact`. */
  readonly db: Kysely<Tables>;
  /** Throws where this process may no longer write, since another one took its folder over. */
  readonly guard: () => void;
  /** Resolves, at most five seconds later, once another process has taken the folder over: then the server ends itself. */
  readonly lost: Promise<void>;
  /**
   * Calls back with the id of the newest row of the log after each commit, of this process or another, now and then twice, and on PostgreSQL
   * with the draft in which somebody of any process said where they are; answers how to stop.
   */
  readonly follow: (onRow: (id: number) => void, onPresence?: (draft: string) => void) => () => void;
  readonly close: () => Promise<void>;
}

export const database = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
