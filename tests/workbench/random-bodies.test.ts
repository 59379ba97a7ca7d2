import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceId } from '../../src/config/files/source.ts';
import { startChecker } from '../../src/workbench/server/draft-checks/checker.ts';
import { startEvidence } from '../../src/workbench/server/evidence/start-evidence.ts';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import type { Route } from '../../src/workbench/server/requests/route.ts';
import { firstBreak } from '../../src/workbench/store/log/audit-chain.ts';
import { roles } from '../../src/workbench/store/rights.ts';
import { done } from '../../src/workbench/store/outcome.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { chance, roll } from '../support/chance.ts';
import { localSource } from '../support/config/frozen-config.ts';
import { inTime, noLimit, repetitions, secondsSince } from '../support/long-proofs.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { until } from '../support/until.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../support/workbench/served-workbench.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { freshId, smallLive, valueOf } from '../support/workbench/team.ts';
import { bodyOf, oddities, refusalFaults, spoiledText } from './random-bodies.ts';

const requests = repetitions({ few: 300, deep: 10_000 });

/**
 * A user may ask at most twenty times a second, and for at most five checks a minute, so the requests
 * change their user often.
 */
const requestsOfOne = 15;

const files = localSource();
const live = { ...smallLive, number: 4, source: sourceId(files) };
const checker = startChecker();
// Nothing was ever published there.
const evidence = startEvidence(mkdtempSync(join(tmpdir(), 'no-releases-')), () => undefined);
let workbench: ReturnType<typeof servedWorkbench>;
beforeAll(async () => {
  const { world, publishing } = fakeParts();
  Object.assign(world, { live, files });
  workbench = servedWorkbench(await freshEmbedded(), { checker, publishing, evidence });
  // The first answer of a fresh thread takes longest: what is told here is not how fast it is.
  const isAwake = (): Promise<boolean> =>
    checker.hashes({ id: live.source, files }).then(
      () => true,
      () => false,
    );
  await until(isAwake, 'the checker is awake', 600);
}, 600_000);
afterAll(() => Promise.all([checker.close(), evidence.close()]));

const random = chance(17);
const pick = <T>(from: readonly T[]): T | undefined => from[roll(random, from.length)];

/** What was answered so far and may be asked about: any id, any source. */
const ids: string[] = [freshId()];
const sources: string[] = [live.source, sourceId(smallSource)];
const claims = JSON.parse(files['locales/en/claims.json'] ?? '') as {
  readonly claims: { readonly title: string };
};
const known = {
  ...{
    Id: ids,
    draft: ids,
    from: [3, 4, ...ids],
    SourceId: sources,
    onto: [4, 4, 3],
    baseNumber: [4, 4, 3],
    to: [0, 1, 3],
  },
  Address: [
    'locales/en/claims.json#claims/title',
    'locales/es/claims.json#claims/title',
    'config/screens/home.json#screens/[home]',
  ],
  ...{
    expected: [claims.claims.title, null],
    place: ['locales/en/claims.json', 'config/screens/own.json'],
    text: ['{}', '{ "a": 1 }', 'why'],
  },
  Time: ['2026-11-01T00:00:00Z', '2030-01-01T00:00:00.000Z', '2020-01-01T00:00:00Z'],
  wall: ['2030-03-10T02:30', '2030-11-03T01:30', '2030-01-01T09:00', '2020-01-01T00:00'],
  ...{
    item: ['home/claims', 'menus/main/home'],
    column: ['ppo', 'ifp'],
    on: ['2027-01-01', 'never'],
    ask: [['isSubscriber'], ['@m01'], ['status=x']],
  },
};

const queries = [
  'before',
  'since',
  'limit',
  'source',
  'against',
  'format',
  'lang',
  'actor',
  'what',
  'subject',
  'dry',
  'draft',
  'name',
  'plan',
  'from',
  'to',
];
/** Text that an address may contain: half a surrogate pair cannot be encoded. */
const oddTexts = oddities.filter((one) => typeof one !== 'object' && one !== '\ud800').map(String);
const asked = [
  ...sources,
  '2026-01-01',
  'ppo',
  '0',
  '1',
  '5',
  'csv',
  'html',
  'es',
  'draft.edit',
  ...oddTexts,
];
const translated = [
  'address,english,spanish\r\nlocales/en/claims.json#claims/title,Claims,Reclamos\r\n',
  '<xliff version="1.2"/>',
  '"',
  '<a',
  '',
];

/**
 * A request of a route: mostly about what there is, with a body that its shape allows, or one that is
 * spoiled.
 */
const requestOf = ({ method, path, body, types }: Route) => {
  const id = (): string =>
    encodeURIComponent(pick(roll(random, 9) === 0 ? oddTexts : [...ids, ...sources.slice(-2)]) ?? '');
  const query = (): string =>
    `${pick(queries)}=${encodeURIComponent(pick([...asked, ...ids.slice(-2)]) ?? '')}`;
  const name = `${method} ${path.replace(':id', id)}${roll(random, 3) === 0 ? `?${query()}&${query()}` : ''}`;
  if (types.length > 0) return { name, text: pick(translated), headers: { 'content-type': pick(types) } };
  const wanted = body === undefined ? {} : bodyOf(body, { random, known });
  return {
    name,
    text: roll(random, 2) === 0 ? JSON.stringify(wanted) : spoiledText(wanted, random),
    headers: {},
  };
};

/** Keeps what an answer names, so that later requests meet it. */
const learn = ({ body }: Answered): void => {
  const { id, source } = (body ?? {}) as { readonly id?: unknown; readonly source?: unknown };
  if (typeof id === 'string') ids.push(id);
  if (typeof source === 'string') sources.push(source);
  // The newest are met most.
  if (ids.length > 24) ids.shift();
  if (sources.length > 12) sources.shift();
};

const faultsOf = ({ status, body }: Answered): readonly string[] => {
  if (status >= 500) return [`status ${status}`];
  return status >= 400 ? refusalFaults(body) : [];
};

test(
  `${requests} random requests of every route, half of them with an invalid body: none fails, and every refusal is as documented`,
  async () => {
    const begun = performance.now();
    const answers: Record<string, number> = {};
    const faults: unknown[] = [];
    let caller: Caller | undefined;
    for (let at = 0; at < requests && faults.length < 5; at += 1) {
      if (at % requestsOfOne === 0 || !caller) caller = await workbench.as(roles, 'Chance');
      const route = apiRoutes[at % apiRoutes.length];
      if (!route) continue;
      const { name, text, headers } = requestOf(route);
      const answer = await inTime(caller.ask(name, text, headers), name);
      const { code = '' } = (answer.body ?? {}) as { readonly code?: string };
      const kind = `${answer.status} ${answer.status >= 400 ? code : ''}`.trim();
      answers[kind] = (answers[kind] ?? 0) + 1;
      faults.push(...faultsOf(answer).map((fault) => ({ fault, name, text, answer: answer.body })));
      learn(answer);
    }
    expect(faults).toEqual([]);
    expect(workbench.lines.filter((line) => line.includes('"event":"failure"'))).toEqual([]);
    expect(
      valueOf(await operate(workbench.site.store, 'web', async (granted) => done(await firstBreak(granted)))),
    ).toBeUndefined();
    process.stdout.write(`${requests} random requests, ${secondsSince(begun)}: ${JSON.stringify(answers)}\n`);
    // It goes somewhere: much is done, and what is refused is refused for several reasons.
    expect(Object.keys(answers).length).toBeGreaterThan(4);
    expect(answers['200']).toBeGreaterThan(requests / 8);
  },
  noLimit,
);
