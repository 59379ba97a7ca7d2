import { beforeAll, expect, test } from 'vitest';
import { links } from '../support/workbench/small-source.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { type Caller, fakeParts, servedWorkbench } from '../support/workbench/served-workbench.ts';
import { freshId, smallLive } from '../support/workbench/team.ts';

const { world, checker, publishing } = fakeParts();
let proofs = 0;
let isFailing = false;
let isMerging = true;
const counted = {
  ...checker,
  prove: (...changes: Parameters<typeof checker.prove>) => {
    proofs += 1;
    return isFailing ? Promise.reject(new Error('away')) : checker.prove(...changes);
  },
  // What cannot be merged at all has no conflicts that can be named.
  merge: (...draft: Parameters<typeof checker.merge>) =>
    isMerging ? checker.merge(...draft) : Promise.resolve({ conflicts: [] }),
};
let [edda, rita, paul] = [] as unknown as readonly [Caller, Caller, Caller];
beforeAll(async () => {
  const workbench = servedWorkbench(await freshEmbedded(), { checker: counted, publishing });
  edda = await workbench.as(['editor'], 'Edda');
  rita = await workbench.as(['reviewer'], 'Rita');
  paul = await workbench.as(['publisher'], 'Paul');
}, 120_000);

interface Known {
  readonly id: string;
  readonly source: string;
}
const title = 'locales/en/home.json#home/items/a/title';

const edited = async (name: string, address: string, expected: string, value: string): Promise<Known> => {
  const { id } = (await edda.ask('POST /api/drafts', { name })).body as Known;
  const edit = { clientId: freshId(), edits: [{ address, expected, value }] };
  const { source } = (await edda.ask(`POST /api/drafts/${id}/edits`, edit)).body as Known;
  return { id, source };
};
const approved = async (...of: Parameters<typeof edited>): Promise<Known> => {
  const { id, source } = await edited(...of);
  await edda.ask(`POST /api/drafts/${id}/submit`, { source });
  await rita.ask(`POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' });
  return { id, source };
};
const affected = (query: string) => paul.ask(`GET /api/affected?${query}`);
const results = async (query: string) =>
  (
    (await affected(query)).body as {
      readonly drafts: readonly {
        draft: { name: string };
        at: string | null;
        result: string;
        reason?: string;
      }[];
    }
  ).drafts.map(({ draft: { name }, at, result, reason }) => [name, at === null, result, reason]);

test('a release names the drafts that stay, need a new approval, are in conflict, or cannot be compared', async () => {
  const own = await approved('Own', links.one, 'https://one.example', 'https://own.example');
  const unrelated = await approved('Unrelated', title, 'Claims', 'My claims');
  await approved('Same edit', links.one, 'https://one.example', 'https://own.example');
  await edited('In conflict', links.one, 'https://one.example', 'https://other.example');
  await edited('Idle', links.two, 'https://two.example', 'https://idle.example');
  const request = { source: unrelated.source, wall: '2099-01-01T00:00' };
  expect((await paul.ask(`POST /api/drafts/${unrelated.id}/schedule`, request)).status).toBe(201);
  expect(await results(`draft=${own.id}`)).toEqual([
    ['In conflict', true, 'conflict', undefined],
    ['Same edit', true, 'lapses', 'other-changes'],
    ['Unrelated', false, 'stays', undefined],
  ]);
  const before = proofs;
  await affected(`draft=${own.id}`);
  expect(proofs).toBe(before);
  await edited('Another', title, 'Claims', 'Claims 2027');
  isFailing = true;
  expect(await results(`draft=${own.id}`)).toEqual([
    ['In conflict', true, 'conflict', undefined],
    ['Same edit', true, 'unknown', 'failed'],
    ['Unrelated', false, 'unknown', 'failed'],
  ]);
  isFailing = false;
  isMerging = false;
  await edited('A third', title, 'Claims', 'Claims 2028');
  expect((await results(`draft=${own.id}`)).map(([, , ...result]) => result)).toEqual(
    Array.from({ length: 6 }, () => ['unknown', 'failed']),
  );
  isMerging = true;
  expect(await results(`release=${smallLive.number}`)).toEqual([
    ['Own', true, 'stays', undefined],
    ['Same edit', true, 'stays', undefined],
    ['Unrelated', false, 'stays', undefined],
  ]);
}, 90_000);

test('a draft on an older release, an unknown draft and an unknown release are refused', async () => {
  const { id } = await edited('Old', links.two, 'https://two.example', 'https://old.example');
  world.live = { ...smallLive, number: 4, source: 'f'.repeat(64) };
  expect(await affected(`draft=${id}`)).toMatchObject({ status: 409, body: { code: 'base-is-not-live' } });
  expect(await affected(`draft=${freshId()}`)).toMatchObject({ status: 404 });
  expect(await affected('release=99')).toMatchObject({ status: 404 });
}, 60_000);
