import type { Route } from 'playwright-core';
import type { FaultWorld } from './fault.ts';

/** How a server answers a call of the page: as `fulfill` takes it, or not at all. */
export type FaultAnswer =
  | {
      readonly status?: number;
      readonly body?: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly withoutCors?: boolean;
    }
  | 'failed'
  | 'connectionreset'
  | 'connectionrefused'
  | 'timedout'
  | 'internetdisconnected'
  | 'never';

const cors = ({ origins }: FaultWorld, isRefused: boolean) => ({
  'access-control-allow-origin': isRefused ? 'https://other.example' : origins.portal,
  'access-control-allow-credentials': 'true',
});

const answerRoute = async (route: Route, answer: FaultAnswer, world: FaultWorld): Promise<void> => {
  if (answer === 'never') return;
  if (typeof answer === 'string') return route.abort(answer);
  const { withoutCors = false, headers = {}, ...rest } = answer;
  await route.fulfill({ status: 200, ...rest, headers: { ...cors(world, withoutCors), ...headers } });
};

/**
 * Makes every call of the top page whose address holds the text get this answer; each call its own, the last
 * one for all that follow. Tells how many there were.
 */
export const answering = async (
  world: FaultWorld,
  text: string,
  ...answers: readonly FaultAnswer[]
): Promise<() => number> => {
  let calls = 0;
  await world.page.route(
    (url) => url.href.includes(text),
    (route) => {
      const answer = answers[Math.min(calls, answers.length - 1)] ?? 'failed';
      calls += 1;
      return answerRoute(route, answer, world);
    },
  );
  return () => calls;
};
