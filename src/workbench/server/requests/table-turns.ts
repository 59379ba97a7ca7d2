import { refusalAnswer } from './errors.ts';
import { underWay } from './limits.ts';
import type { Request } from './route.ts';

// A page asks for one table at a time.
const mostTables = 4;

// In seconds: a table of the shipped configuration takes about two.
const pause = 5;

const start = underWay(mostTables);

/** Calculates a table for a session, and refuses with `too-many` if the session already waits for four tables. */
export const inTableTurn = async (
  { session, language }: Pick<Request<unknown>, 'session' | 'language'>,
  make: () => Promise<Response>,
): Promise<Response> => {
  const end = start(session.hash);
  if (!end) return refusalAnswer({ code: 'too-many', retryAfter: pause }, language);
  try {
    return await make();
  } finally {
    end();
  }
};
