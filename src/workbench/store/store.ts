import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** The store of the workbench; the embedded database and PostgreSQL look the same. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** Only for `transact`, migrations and the export; everything for a user goes through `transact`. */
  readonly db: Kysely<Tables>;
  /** Throws if this process may no longer write, because another one has its folder. */
  readonly guard: () => void;
  /** Resolves within five seconds after another process took the folder; then the server ends. */
  readonly lost: Promise<void>;
  /**
   * Calls back with the newest log row after each commit of any process, sometimes twice; on PostgreSQL also with drafts where someone is
   * present.
   */
  readonly follow: (onRow: (id: number) => void, onPresence?: (draft: string) => void) => () => void;
  readonly close: () => Promise<void>;
}

export const database = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
