import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  aServer,
  dueDraft,
  flipBack,
  flipByHand,
  flipTo,
  leaseOver,
  smallDist,
} from '../../../../tests/support/workbench/publishing-site.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { codeOf, freshId, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { publicationChain } from '../../../release/chain/publication-chain.ts';
import {
  askPublication,
  askRollback,
  knownPublications,
  readPublication,
} from '../../store/publishing/publications.ts';
import { claimPublication } from '../../store/publishing/publishing.ts';
import { claimDueSchedule, unscheduleDraft } from '../../store/publishing/schedules.ts';
import { done } from '../../store/outcome.ts';
import { draftNow } from '../../store/rows/draft-row.ts';
import { operate } from '../../store/transact.ts';
import { chainReader } from './chain-reader.ts';
import { fireDue, lookAtChain, reconcile } from './fire-due.ts';
import { publishNext } from './publish-next.ts';
import type { PublishRequest } from './publish-source.ts';
import type { Reins } from './start-publisher.ts';
import { startPublishing } from './start-publishing.ts';

const soon = { timeout: 30_000, interval: 50 };

onBothStores((store) => {
  let team: Team;
  let dist = '';
  let start = 0;
  beforeAll(async () => {
    [team, dist] = await Promise.all([newTeam(store()), smallDist()]);
  }, 60_000);
  beforeEach(() => {
    start = flipBack(dist);
  });

  const server = (more = {}) => aServer(store(), dist, more);
  const chain = () => publicationChain(dist);
  const draftOf = async (id: string) =>
    valueOf(await team.does(team.edda, 'see', ({ db }) => draftNow(db, id)));
  const publicationOf = async (id: string) =>
    valueOf(await team.does(team.edda, 'see', (granted) => readPublication(granted, id)));
  const liveNow = () => {
    const live = chainReader(dist).live();
    if (!live) throw new Error('nothing is live');
    return live;
  };
  const ask = (draft: string, source: string, publicationId: string, live = liveNow()) =>
    team.does(team.paul, 'publish', (granted) =>
      askPublication(granted, draft, { publicationId, source, baseNumber: live.number, text: 'Why' }, live),
    );
  const asked = async () => {
    const { id: draft, source } = await team.approved();
    const publication = freshId();
    valueOf(await ask(draft, source, publication));
    return { draft, source, publication };
  };
  const dead = (publisher = () => Promise.resolve(undefined)) => server({ publisher });

  describe('a publication', () => {
    test('the list of releases shows only chain data for a release by the command line', async () => {
      const entry = chainReader(dist).entry(flipByHand(dist, 'https://by-hand.example'));
      const known = await team.does(team.edda, 'see', async (granted) =>
        done(await knownPublications(granted, [entry?.id ?? ''])),
      );
      expect(valueOf(known)).toEqual(new Map());
    });

    test('a rollback can make a release of an operator live, even if no draft started from it', async () => {
      const to = flipByHand(dist, 'https://only-in-the-chain.example');
      flipBack(dist);
      const { sourceOf } = chainReader(dist);
      const live = liveNow();
      const input = { publicationId: freshId(), baseNumber: live.number, text: 'Back', to };
      valueOf(
        await team.does(team.paul, 'publish', (granted) =>
          askRollback(granted, input, { source: sourceOf(to) ?? '', changesSettings: false }, live),
        ),
      );
      expect(await publishNext(server())).toBe(true);
      expect((await publicationOf(input.publicationId)).state).toBe('settled');
      expect(liveNow().source).toBe(sourceOf(to));
    });

    test('is claimed by one server, becomes an entry under its id, with author and reason, and its draft is published', async () => {
      const { draft, source, publication } = await asked();
      expect((await Promise.all([publishNext(server()), publishNext(server())])).sort()).toEqual([
        false,
        true,
      ]);
      expect(chain().last()?.entry).toMatchObject({
        number: start + 1,
        id: publication,
        source,
        base: start,
        author: 'Paul',
        message: 'Why',
      });
      expect(await publicationOf(publication)).toMatchObject({ state: 'settled', number: start + 1 });
      expect((await draftOf(draft)).state).toBe('published');
      expect(await publishNext(server())).toBe(false);
    });

    test('R10.37: is refused if its base is no longer live, with the live release', async () => {
      const { id, source } = await team.approved();
      const number = flipByHand(dist, 'theirs');
      expect(await ask(id, source, freshId())).toMatchObject({
        ok: false,
        refusal: { code: 'base-is-not-live', live: { number } },
      });
    });

    test('R10.38: of two simultaneous requests one goes live, and the other draft returns to review with the reason', async () => {
      const one = await asked();
      const other = await asked();
      await publishNext(server());
      await publishNext(server());
      expect([(await draftOf(one.draft)).state, (await draftOf(other.draft)).state].sort()).toEqual([
        'published',
        'review',
      ]);
      expect(
        [await publicationOf(one.publication), await publicationOf(other.publication)].find(
          ({ state }) => state === 'failed',
        ),
      ).toMatchObject({ failure: { code: 'base-is-not-live', live: start + 1 } });
      expect(chain().last()?.number).toBe(start + 1);
    });

    test('R10.40: returns to review if its publisher is killed before the entry, and can be requested again', async () => {
      const { draft, source, publication } = await asked();
      expect(await publishNext(dead())).toBe(true);
      expect(await publicationOf(publication)).toMatchObject({
        state: 'failed',
        failure: { code: 'not-published' },
      });
      expect(await draftOf(draft)).toMatchObject({ state: 'review', reason: { code: 'not-published' } });
      expect(codeOf(await ask(draft, source, freshId()))).toBeUndefined();
      expect(await publishNext(server())).toBe(true);
      expect((await draftOf(draft)).state).toBe('published');
    });

    test('R10.40: whose server is killed before its entry returns to review after a minute without a sign of life', async () => {
      const { draft } = await asked();
      valueOf(await operate(store(), 'web', (granted) => claimPublication(granted, 'a dead one')));
      expect(await publishNext(server())).toBe(false);
      await leaseOver(store());
      expect(await publishNext(server())).toBe(true);
      expect(await draftOf(draft)).toMatchObject({ state: 'review', reason: { code: 'not-published' } });
      expect(chain().last()?.number).toBe(start);
    });

    test('R10.40: a publication that was reported as failed does not happen later, even with a slow publisher', async () => {
      const { draft, publication } = await asked();
      const slow = server({
        publisher: async (request: PublishRequest, { mayHappen }: Reins) => {
          await leaseOver(store());
          await publishNext(server());
          return (await mayHappen()) ? flipTo(dist, request) : undefined;
        },
      });
      expect(await publishNext(slow)).toBe(true);
      expect(await draftOf(draft)).toMatchObject({ state: 'review', reason: { code: 'not-published' } });
      expect([(await publicationOf(publication)).state, chain().last()?.number]).toEqual(['failed', start]);
    });

    test('R10.41: whose publisher is killed after its entry is published', async () => {
      const { draft, publication } = await asked();
      const killed = server({
        publisher: (request: Parameters<typeof flipTo>[1]) => {
          flipTo(dist, request);
          return Promise.resolve(undefined);
        },
      });
      await publishNext(killed);
      expect([(await draftOf(draft)).state, (await publicationOf(publication)).number]).toEqual([
        'published',
        start + 1,
      ]);
    });

    test('R10.41: whose server is killed after its entry is settled immediately by any server that starts or checks', async () => {
      const { draft, publication } = await asked();
      const killed = server({
        publisher: (request: Parameters<typeof flipTo>[1]) => {
          flipTo(dist, request);
          return Promise.reject(new Error('killed'));
        },
      });
      await expect(publishNext(killed)).rejects.toThrow('killed');
      expect((await draftOf(draft)).state).toBe('publishing');
      await reconcile(server());
      expect([(await draftOf(draft)).state, (await publicationOf(publication)).state]).toEqual([
        'published',
        'settled',
      ]);
    });
  });

  describe('the chain', () => {
    const auditRows = async (number: number) =>
      (
        await store().db.selectFrom('audit').selectAll().where('what', '=', 'publication.settle').execute()
      ).filter(({ detail }) => (detail as { number?: number }).number === number);

    test('R10.39: a publication by the command line is announced once by all servers, and a schedule waits until its draft is merged onto it', async () => {
      const { draft } = await dueDraft(store(), team, dist);
      const one = server();
      const other = server();
      const seen = await lookAtChain(one, 0);
      const number = flipByHand(dist, freshId());
      expect([seen, ...(await Promise.all([lookAtChain(one, seen), lookAtChain(other, 0)]))]).toEqual([
        number - 1,
        number,
        number,
      ]);
      expect((await auditRows(number)).length).toBe(1);
      expect(await fireDue(one)).toBe(false);
      expect(await draftOf(draft)).toMatchObject({ state: 'scheduled', reason: null });
      valueOf(await team.does(team.paul, 'publish', (granted) => unscheduleDraft(granted, draft)));
    });
  });

  describe('a schedule that is due', () => {
    test('R10.47: is started by one of two servers and published once, under its own id', async () => {
      const { draft, schedule } = await dueDraft(store(), team, dist);
      expect((await Promise.all([fireDue(server()), fireDue(server())])).sort()).toEqual([false, true]);
      await Promise.all([publishNext(server()), publishNext(server())]);
      expect(chain().last()?.entry).toMatchObject({ number: start + 1, id: schedule, author: 'Paul' });
      expect((await draftOf(draft)).state).toBe('published');
    });

    test('R10.45: is not published if no server ran for 15 minutes, and reports when it was due', async () => {
      const { draft, schedule } = await dueDraft(store(), team, dist);
      await sql`update schedule set at = clock_timestamp() - interval '16 minutes' where id = ${schedule}`.execute(
        store().db,
      );
      expect([await fireDue(server()), await publishNext(server()), chain().last()?.number]).toEqual([
        true,
        false,
        start,
      ]);
      expect(await draftOf(draft)).toMatchObject({ state: 'review', reason: { code: 'late' } });
    });

    test('is retried if its server is killed before or after the request, and is published once', async () => {
      const { draft, schedule } = await dueDraft(store(), team, dist);
      valueOf(
        await operate(store(), 'schedule', (granted) =>
          claimDueSchedule(granted, 'a dead one', liveNow().source),
        ),
      );
      expect(await fireDue(server())).toBe(false);
      await leaseOver(store());
      expect(await fireDue(server())).toBe(true);
      valueOf(await operate(store(), 'schedule', (granted) => claimPublication(granted, 'a dead one')));
      await leaseOver(store());
      expect(await publishNext(server())).toBe(true);
      expect([chain().last()?.entry?.id, chain().last()?.number, (await draftOf(draft)).state]).toEqual([
        schedule,
        start + 1,
        'published',
      ]);
    });
  });

  describe('a server', () => {
    test(
      'publishes requests when it is woken, and at its start completes publications of a killed server',
      { timeout: 60_000 },
      async () => {
        const { draft, source, publication } = await asked();
        const killed = server({
          publisher: (request: Parameters<typeof flipTo>[1]) => {
            flipTo(dist, request);
            return Promise.reject(new Error('killed'));
          },
        });
        await expect(publishNext(killed)).rejects.toThrow('killed');
        const { publisher } = server();
        const problems: unknown[] = [];
        const onProblem = (error: unknown): void => void problems.push(error);
        const publishing = startPublishing({
          store: store(),
          dist,
          portBase: 4300,
          onProblem,
          onDiffering: onProblem,
          onTorn: onProblem,
          publisher,
        });
        onTestFinished(publishing.close);
        await vi.waitFor(async () => expect((await draftOf(draft)).state).toBe('published'), soon);
        expect(publishing.live()).toMatchObject({ number: start + 1, source });
        expect(publishing.chain(undefined).publications[0]).toMatchObject({
          id: publication,
          number: start + 1,
          author: 'Paul',
          draft: null,
        });
        start = flipBack(dist);
        const next = await asked();
        publishing.wake();
        await vi.waitFor(
          async () => expect((await publicationOf(next.publication)).state).toBe('settled'),
          soon,
        );
        expect(problems).toEqual([]);
      },
    );
  });
});
