import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { outdatedStatement } from '../database-errors.ts';
import { turns } from './turns.ts';

// Statements that each connection keeps parsed and planned, of some 50 kB each; an edit takes a dozen (Decision 0066).
const mostNamed = 200;

// Texts that are remembered until they come again. The length of a list is part of a text, so most texts come once.
const mostSeen = 1_000;

const mostParameters = 30;

/**
 * Returns a function that names each repeated statement, so that it is prepared; undefined for statements seen once.
 */
export const statementNames = () => {
  const seen = new Set<string>();
  let named = new Map<string, string>();
  let generation = 0;
  return {
    of: (text: string, parameters: number): string | undefined => {
      const known = named.get(text);
      if (known !== undefined) return known;
      if (parameters === 0 || parameters > mostParameters || named.size >= mostNamed) return undefined;
      if (!seen.delete(text)) {
        seen.add(text);
        const [oldest] = seen;
        if (seen.size > mostSeen && oldest !== undefined) seen.delete(oldest);
        return undefined;
      }
      const name = `w${generation}_${named.size}`;
      named.set(text, name);
      return name;
    },
    /** Gives all statements new names, so that they are parsed and planned again. */
    renew: (): void => {
      named = new Map();
      generation += 1;
    },
  };
};

// In milliseconds. On a busy machine requests wait for each other; that is no reason to refuse one, as it is if the
// database does not accept a connection in time.
const patience = 30_000;

/**
 * Creates a pool whose connections prepare repeated statements. Each connection needs its own session, as listening
 * does. Callers get at most `most` connections, in the order of their calls.
 */
export const preparingPool = (pool: Pool, most: number): PostgresPool => {
  const names = statementNames();
  const turn = turns(most, patience);
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const preparing = (client: PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      const name = names.of(text, values.length);
      if (name === undefined) return client.query(text, [...values]);
      try {
        return await client.query({ name, text, values: [...values] });
      } catch (error) {
        if ((error as { readonly code?: unknown }).code === outdatedStatement) names.renew();
        throw error;
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (isBroken) => {
        client.release(isBroken);
        turn.giveBack();
      },
    };
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    await turn.take();
    const client = await pool.connect().catch((error: unknown) => {
      turn.giveBack();
      throw error;
    });
    const found = known.get(client) ?? preparing(client);
    known.set(client, found);
    return found;
  };
  return { connect, end: () => pool.end(), options: pool.options };
};
