import { beforeAll, expect, test } from 'vitest';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { settle } from '../../src/release/chain/settle.ts';
import { readPointer } from '../../src/release/pointer.ts';
import { fireDue } from '../../src/workbench/server/publication/fire-due.ts';
import { type PublishingSite, publishNext } from '../../src/workbench/server/publication/publish-next.ts';
import { chance, roll } from '../support/chance.ts';
import { aServer, dueDraft, flipTo, leaseOver, smallDist } from '../support/workbench/publishing-site.ts';
import { onBothStores } from '../support/workbench/stores.ts';
import { newTeam, type Team } from '../support/workbench/team.ts';

const isDeep = process.env['DEEP'] === '1';
const due = isDeep ? 60 : 5;
const servers = isDeep ? 4 : 2;

onBothStores((store) => {
  let team: Team;
  let dist = '';
  beforeAll(async () => {
    [team, dist] = await Promise.all([newTeam(store()), smallDist()]);
  }, 60_000);

  test(
    `${due} schedules on ${servers} servers that are killed at random: each is published once, and none is lost`,
    { timeout: due * 20_000 },
    async () => {
      const random = chance(7);
      let killed = 0;
      const mayDie = (): void => {
        if (roll(random, 4) !== 0) return;
        killed += 1;
        throw new Error('killed');
      };
      /**
       * A server that may die after it seized a schedule, and before and after the entry of its publication.
       */
      const mortal = (): PublishingSite => {
        const site = aServer(store(), dist);
        const live: PublishingSite['reader']['live'] = () => {
          mayDie();
          return site.reader.live();
        };
        const publisher: PublishingSite['publisher'] = (request) =>
          new Promise((resolve) => {
            mayDie();
            const answer = flipTo(dist, request);
            mayDie();
            resolve(answer);
          });
        return { ...site, publisher, reader: { ...site.reader, live } };
      };

      const wanted: string[] = [];
      while (wanted.length < due) wanted.push((await dueDraft(store(), team, dist)).schedule);
      const rest = async (): Promise<number> => {
        const rows = await store()
          .db.selectFrom('schedule')
          .select('id')
          .where('state', 'in', ['waiting', 'firing'])
          .execute();
        return rows.length;
      };
      /**
       * Works until there is nothing left to do; a dead server's minute passes, and another one takes its
       * place.
       */
      const lane = async (site: PublishingSite): Promise<void> => {
        try {
          const isFired = await fireDue(site);
          const isPublished = await publishNext(site);
          if (!isFired && !isPublished && (await rest()) === 0) return;
          await lane(site);
        } catch {
          await leaseOver(store(), site.server);
          await lane(mortal());
        }
      };
      await Promise.all(Array.from({ length: servers }, () => lane(mortal())));

      settle(dist);
      const made = publicationChain(dist).list().toReversed().slice(1);
      expect(made.map(({ id }) => id).sort()).toEqual(wanted.toSorted());
      expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 2));
      expect(readPointer(dist)?.number).toBe(due + 1);
      const states = await store().db.selectFrom('schedule').select(['state', 'attempt']).execute();
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['done']));
      const published = await store().db.selectFrom('publication').select(['id', 'state']).execute();
      expect([published.length, new Set(published.map(({ state }) => state))]).toEqual([
        due,
        new Set(['settled']),
      ]);
      process.stdout.write(
        `${due} schedules published, ${killed} servers killed, ${states.filter(({ attempt }) => attempt > 1).length} seized again\n`,
      );
      expect(killed).toBeGreaterThan(0);
    },
  );
});
