import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** The store of the workbench. The embedded database and PostgreSQL have the same interface. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** Only for `transact`, migrations and the export. All actions for a user must go through `transact`. */
  readonly db: Kysely<Tables>;
  /** Throws if this process may no longer write, because another process has opened its folder. */
  readonly guard: () => void;
  /** Resolves within five seconds after another process opens the folder. The server then exits. */
  readonly lost: Promise<void>;
  /**
   * Calls `onRow` with the newest log row after each commit, sometimes twice. On PostgreSQL, also
   * reports drafts that users have open.
   */
  readonly follow: (onRow: (id: number) => void, onPresence?: (draft: string) => void) => () => void;
  readonly close: () => Promise<void>;
}

export const database = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
