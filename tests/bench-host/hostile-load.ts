import { once } from 'node:events';
import { percentile } from '../bench-web/percentile.ts';
import { hostileRequest, sendText } from '../support/servers/hostile-requests.ts';
import { askAt } from '../support/servers/served-folder.ts';

/** What a host did while it was asked hostile things. */
export interface HostileFigures {
  /** Status of each answer; 0 where the connection ended without one. */
  readonly statuses: readonly number[];
  /** The 99th percentile of the waiting time of health checks during the load, in milliseconds. */
  readonly p99: number;
  /** Questions for health that were not answered with 200. */
  readonly unwell: number;
}

const pause = (milliseconds: number): Promise<unknown> =>
  once(AbortSignal.timeout(Math.max(1, Math.round(milliseconds))), 'abort');

/**
 * Sends `requests` hostile requests at `perSecond`, whether or not earlier ones were answered, and asks for
 * health every ten milliseconds.
 */
export const hostileLoad = async (
  port: number,
  requests = 1000,
  perSecond = 100,
): Promise<HostileFigures> => {
  const ask = askAt(port);
  const waits: number[] = [];
  let isOver = false;
  let unwell = 0;
  const watchHealth = async (): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      unwell += Number((await ask('/healthz')).status !== 200);
      waits.push(performance.now() - begun);
      await pause(10);
    }
  };
  const watching = watchHealth();
  const begun = performance.now();
  const answers: Promise<number>[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    await pause(begun + (turn * 1000) / perSecond - performance.now());
    answers.push(sendText(port, hostileRequest(turn)));
  }
  const statuses = await Promise.all(answers);
  isOver = true;
  await watching;
  return { statuses, p99: percentile(waits, 0.99), unwell };
};
