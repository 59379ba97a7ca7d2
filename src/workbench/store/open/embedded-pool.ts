import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseThread } from './start-thread.ts';

/**
 * The pool that Kysely asks for its connections, over a database with a single one: whoever is first has it until it is released, the
 * others wait in order. `open` answers the thread that holds the database, a new one where the last has ended.
 */
export const embeddedPool = (open: () => Promise<DatabaseThread>): PostgresPool => {
  let turn: Promise<void> = Promise.resolve();
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = turn;
    let release = (): void => undefined;
    turn = new Promise((resolve) => (release = resolve));
    await before;
    try {
      const thread = await open();
      const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => thread.ask(sql, parameters);
      return { query: query as PostgresPoolClient['query'], release };
    } catch (error) {
      release();
      throw error;
    }
  };
  return { connect, end: () => turn, options: {} };
};
