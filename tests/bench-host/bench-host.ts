import { capacity } from './capacity.ts';
import { homeFiles } from './home-files.ts';
import { openConnections } from './open-connections.ts';
import { residentMemory } from './resident-memory.ts';
import { type LoadFigures, visitLoad } from './visit-load.ts';

/** A host that runs. */
export interface Measured {
  readonly port: number;
  /** Number of its process. */
  readonly process: number;
}

/** What was measured of one host. */
export interface HostFigures {
  /** Answers per second at most. */
  readonly perSecond: number;
  readonly half: LoadFigures;
  /** MB, the most so far. */
  readonly memory: number;
}

const homePaths = async (port: number): Promise<readonly string[]> => {
  const { get, close } = openConnections(port, 1);
  const { files } = homeFiles(await get('/home'));
  close();
  return ['/home', ...files];
};

/**
 * Measures a host at full load, then at `rate` requests per second (half of the full load unless given), for
 * `seconds` each.
 */
export const benchHost = async (
  { port, process }: Measured,
  seconds: number,
  rate?: number,
): Promise<HostFigures> => {
  const perSecond = await capacity({ port, paths: await homePaths(port), seconds });
  const half = await visitLoad({ port, rate: rate ?? perSecond / 2, seconds });
  return { perSecond, half, memory: residentMemory(process) };
};
