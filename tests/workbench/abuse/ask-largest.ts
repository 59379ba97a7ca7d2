import { until } from '../../support/until.ts';
import type { AbuseWorld } from './abuse-world.ts';
import { type LargestRequest, largestRequests, type KnownIds } from './largest-requests.ts';

interface LargestAnswer {
  readonly name: string;
  readonly status: number;
  readonly isExpected: boolean;
  /** The beginning of an answer that was not expected. */
  readonly text: string;
  /** The longest turn of the request thread for it and for what it leaves to do, in milliseconds of processor time. */
  readonly turn: number;
}

/** Sends one request as our own page does, and reads its answer. */
const sent = async (
  world: AbuseWorld,
  route: string,
  request: LargestRequest,
  ids: KnownIds,
  token: string,
) => {
  const [method = '', path = ''] = route.split(' ');
  const { id = '', query = {}, body, type = 'application/json', isStream } = request.build(world, ids);
  const address = `${world.server}${path.replace(':id', id)}?${new URLSearchParams(query)}`;
  const isFile = body instanceof Uint8Array;
  const end = new AbortController();
  const answer = await fetch(address, {
    method,
    headers: {
      ...{ cookie: `workbench=${token}`, origin: world.server, 'sec-fetch-site': 'same-origin' },
      ...{ 'content-type': type, 'accept-encoding': 'br' },
    },
    body: method === 'GET' ? null : isFile ? (body as BodyInit) : JSON.stringify(body ?? {}),
    signal: end.signal,
  });
  if (!isStream) return { status: answer.status, text: await answer.text() };
  await answer.body?.getReader().read();
  end.abort();
  return { status: answer.status, text: '' };
};

const take = (ids: KnownIds, { remember }: LargestRequest, text: string): void => {
  if (!remember) return;
  const value = (JSON.parse(text) as Readonly<Record<string, unknown>>)[remember[1]];
  if (typeof value === 'string') ids.set(remember[0], value);
};

/** Asks the largest requests of all routes, each once the server has done what the one before left to do. */
export const askLargest = async (
  world: AbuseWorld,
  onAnswer: (answer: LargestAnswer) => void = () => undefined,
): Promise<readonly LargestAnswer[]> => {
  const answers: LargestAnswer[] = [];
  const ids: KnownIds = new Map();
  const cookie = `workbench=${world.everyone.tokens.at(-1) ?? ''}`;
  const liveNow = async (): Promise<string> => {
    const answer = await fetch(`${world.server}/api/live`, { headers: { cookie } });
    return String(((await answer.json()) as { readonly number?: number }).number);
  };
  let live = await liveNow();
  const nextLive = async (): Promise<string> => {
    await until(async () => (await liveNow()) !== live, 'the publication is live', 300);
    return (live = await liveNow());
  };
  await world.longestTurn();
  for (const [route, requests] of Object.entries(largestRequests))
    for (const request of requests) {
      const person = request.build(world, ids).as === 'other' ? world.other : world.everyone;
      const { status, text } = await sent(world, route, request, ids, person.tokens[answers.length] ?? '');
      if (request.goesLive && status === 202) ids.set('live', await nextLive());
      const turn = await world.longestTurn();
      const isExpected = request.statuses.includes(status);
      take(ids, request, text);
      const name = `${route} ${request.about}`;
      const answer = { name, status, isExpected, turn, text: isExpected ? '' : text.slice(0, 300) };
      answers.push(answer);
      onAnswer(answer);
    }
  return answers;
};
