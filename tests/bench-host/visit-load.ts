import { percentile } from '../bench-web/percentile.ts';
import { type Home, homeFiles } from './home-files.ts';
import { openConnections, type Reply } from './open-connections.ts';

interface Load {
  readonly port: number;
  /** Requests per second, whether or not earlier ones were answered. */
  readonly rate: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly requests: number;
  readonly errors: number;
  /** Milliseconds, from the moment a request was due, so that waiting counts. */
  readonly median: number;
  readonly p99: number;
  readonly releases: number;
}

const connections = 64;
const tickMilliseconds = 2;

/**
 * Visits of the home page at a fixed rate: the document, then all its files at once, which must belong to
 * the same release.
 */
export const visitLoad = async ({ port, rate, seconds }: Load): Promise<LoadFigures> => {
  const { get, close } = openConnections(port, connections);
  const times: number[] = [];
  const releases = new Set<string>();
  let errors = 0;
  let known: { readonly body: Buffer; readonly home: Home } | undefined;
  const ask = async (path: string, due: number): Promise<Reply> => {
    const reply = await get(path);
    times.push(performance.now() - due);
    if (reply.status !== 200) throw new Error(`${path} is answered with ${reply.status}`);
    return reply;
  };
  const homeOf = (reply: Reply): Home => {
    if (!known?.body.equals(reply.body)) known = { body: reply.body, home: homeFiles(reply) };
    return known.home;
  };
  const count = (error: unknown): void => {
    errors += 1;
    if (errors <= 3) process.stdout.write(`error: ${String(error)}\n`);
  };
  const visit = async (due: number): Promise<void> => {
    const { release, files } = homeOf(await ask('/home', due));
    releases.add(release);
    const now = performance.now();
    await Promise.all(files.map((path) => ask(path, now).catch(count)));
  };
  const first = homeFiles(await get('/home'));
  const begun = performance.now();
  const gap = (1000 * (first.files.length + 1)) / rate;
  const running: Promise<void>[] = [];
  for (
    let next = begun;
    next < begun + seconds * 1000;
    await new Promise((done) => setTimeout(done, tickMilliseconds))
  )
    for (; next <= performance.now(); next += gap) running.push(visit(next).catch(count));
  await Promise.all(running);
  close();
  return {
    requests: times.length,
    errors,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    releases: releases.size,
  };
};
