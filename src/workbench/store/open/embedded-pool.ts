import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseThread } from './start-thread.ts';

// The database has one connection: callers get it one after the other.
export const embeddedPool = (open: () => Promise<DatabaseThread>): PostgresPool => {
  let turn: Promise<void> = Promise.resolve();
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = turn;
    let release = (): void => undefined;
    turn = new Promise((resolve) => (release = resolve));
    await before;
    try {
      const thread = await open();
      const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> =>
        thread.ask(sql, parameters);
      return { query: query as PostgresPoolClient['query'], release };
    } catch (error) {
      release();
      throw error;
    }
  };
  return { connect, end: () => turn, options: {} };
};
