import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aServer,
  dueDraft,
  flipBack,
  flipTo,
  forgetChain,
  leaseOver,
  smallDist,
} from '../../../../tests/support/workbench/publishing-site.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { entryName } from '../../../release/chain/publication.ts';
import { releasePaths } from '../../../release/pointer.ts';
import { askPublication, readPublication } from '../../store/publishing/publications.ts';
import { draftNow } from '../../store/rows/draft-row.ts';
import { chainReader } from './chain-reader.ts';
import { compareAll, compareNewest, differing } from './compare-chain.ts';
import { fireDue, reconcile } from './fire-due.ts';
import { publishNext, type PublishingSite } from './publish-next.ts';
import { reconcileWithChain } from './reconcile-chain.ts';

interface Asked {
  readonly draft: string;
  readonly publication: string;
}

onBothStores((store) => {
  let team: Team;
  let dist = '';
  let other = '';
  beforeAll(async () => {
    [team, dist, other] = await Promise.all([newTeam(store()), smallDist(), smallDist()]);
  }, 60_000);
  beforeEach(() => {
    flipBack(dist);
    flipBack(other);
  });

  const asked = async (folder: string): Promise<Asked> => {
    const { id: draft, source } = await team.approved();
    const publication = freshId();
    const live = chainReader(folder).live();
    if (!live) throw new Error('nothing is live');
    const input = { publicationId: publication, source, baseNumber: live.number, text: 'Why' };
    valueOf(await team.does(team.paul, 'publish', (granted) => askPublication(granted, draft, input, live)));
    return { draft, publication };
  };
  const published = async (folder: string): Promise<Asked & { readonly number: number }> => {
    const one = await asked(folder);
    await publishNext(aServer(store(), folder));
    return { ...one, number: chainReader(folder).last() };
  };
  const publicationOf = async ({ publication }: Asked) =>
    valueOf(await team.does(team.edda, 'see', (granted) => readPublication(granted, publication)));
  const draftOf = async ({ draft }: Asked) =>
    valueOf(await team.does(team.edda, 'see', ({ db }) => draftNow(db, draft)));
  const at = (folder: string) => ({ store: store(), dist: folder });
  const loggedOf = async ({ draft }: Asked) => {
    const rows = await store().db.selectFrom('audit').select('what').where('subject', '=', draft).execute();
    return rows.map(({ what }) => what);
  };
  const pathOf = (folder: string, number: number) => join(releasePaths(folder).log, entryName(number));

  describe('database and chain', () => {
    test('agree about what was published here', async () => {
      const one = await published(dist);
      const { compared } = await compareAll(at(dist));
      expect(compared).toBeGreaterThan(0);
      expect((await publicationOf(one)).differs).toBeNull();
      expect(await loggedOf(one)).not.toContain('publication.differ');
    });

    test('in another folder a publication differs, with the reason at its draft, and agrees again in its own', async () => {
      const one = await published(dist);
      await compareAll(at(other));
      expect((await publicationOf(one)).differs).toMatchObject({ number: one.number });
      expect((await draftOf(one)).state).toBe('published');
      expect(await differing(store())).toBeGreaterThan(0);
      await compareAll(at(dist));
      expect((await publicationOf(one)).differs).toBeNull();
      expect(await loggedOf(one)).toEqual(
        expect.arrayContaining(['publication.differ', 'publication.agree']),
      );
    });

    test('a number that another folder assigned is given to the publication of this chain; nothing fails', async () => {
      const one = await published(dist);
      while (chainReader(other).last() < one.number - 1) flipBack(other);
      const two = await published(other);
      expect(two.number).toBe(one.number);
      expect(await publicationOf(two)).toMatchObject({ state: 'settled', number: one.number, differs: null });
      expect((await publicationOf(one)).differs).toEqual({ code: 'other-in-chain', number: one.number });
      await compareAll(at(dist));
      expect((await publicationOf(one)).differs).toBeNull();
      expect((await publicationOf(two)).differs).toEqual({ code: 'other-in-chain', number: one.number });
    });

    test('the check of each minute finds differences and never removes a mark, so that two folders do not alternate', async () => {
      const one = await published(dist);
      await compareNewest(at(dist));
      expect((await publicationOf(one)).differs).toBeNull();
      await compareNewest(at(other));
      expect((await publicationOf(one)).differs).not.toBeNull();
      await compareNewest(at(dist));
      expect((await publicationOf(one)).differs).not.toBeNull();
    });

    test('an unreadable entry proves neither that it was published nor that it was not', async () => {
      const one = await published(dist);
      writeFileSync(pathOf(dist, one.number), '{"number":');
      await compareAll(at(dist));
      const unreadable = { code: 'entry-unreadable', number: one.number };
      expect((await publicationOf(one)).differs).toEqual(unreadable);
      const { differing: found } = await reconcileWithChain(at(dist), true);
      expect(found).toContainEqual({ ...unreadable, draft: (await draftOf(one)).name, isRepaired: false });
      expect((await draftOf(one)).state).toBe('published');
      rmSync(pathOf(dist, one.number));
    });

    test('a lost publication beside an unreadable entry is not reported as failed', async () => {
      const one = await asked(dist);
      const last = chainReader(dist).last() + 1;
      writeFileSync(pathOf(dist, last), 'half of it');
      await publishNext(aServer(store(), dist, { publisher: () => Promise.resolve(undefined) }));
      const reason = { code: 'entry-unreadable', number: last };
      expect(await publicationOf(one)).toMatchObject({ state: 'failed', failure: reason, differs: null });
      expect(await draftOf(one)).toMatchObject({ state: 'review', reason });
      rmSync(pathOf(dist, last));
    });

    test('a chain without its first entries proves nothing about them', async () => {
      const folder = await smallDist();
      const one = await published(folder);
      const before = (await publicationOf(one)).differs;
      forgetChain(folder);
      const { older } = await compareAll(at(folder));
      expect(older).toBeGreaterThan(0);
      expect((await publicationOf(one)).differs).toEqual(before);
    });
  });

  describe('reconcile', () => {
    test('explains first and changes nothing; then the draft of a lost publication is in review and can be published', async () => {
      const one = await published(dist);
      const { differing: found } = await reconcileWithChain(at(other), false);
      expect(found).toContainEqual(
        expect.objectContaining({ number: one.number, draft: (await draftOf(one)).name, isRepaired: false }),
      );
      expect((await draftOf(one)).state).toBe('published');
      await reconcileWithChain(at(other), true);
      expect(await publicationOf(one)).toMatchObject({ state: 'failed', number: null, differs: null });
      expect(await draftOf(one)).toMatchObject({
        state: 'review',
        closedAt: null,
        reason: { number: one.number },
      });
      const { differing: left } = await reconcileWithChain(at(other), false);
      expect(left.filter(({ code }) => code !== 'entry-unreadable')).toEqual([]);
    });

    test('a failed publication with an entry in the chain is a release, and its draft is published', async () => {
      const one = await asked(dist);
      const lost: PublishingSite['publisher'] = (request) => {
        flipTo(dist, request);
        return Promise.resolve({ ok: false, failure: { code: 'not-stored' } });
      };
      await publishNext(aServer(store(), dist, { publisher: lost }));
      expect((await draftOf(one)).state).toBe('review');
      const number = chainReader(dist).last();
      await compareAll(at(dist));
      expect((await publicationOf(one)).differs).toEqual({ code: 'in-chain', number });
      await reconcileWithChain(at(dist), true);
      expect(await publicationOf(one)).toMatchObject({
        state: 'settled',
        number,
        failure: null,
        differs: null,
      });
      expect((await draftOf(one)).state).toBe('published');
    });
  });

  describe('a publication that fails repeatedly', () => {
    const attempts = async (site: PublishingSite, one: Asked): Promise<number> => {
      let count = 0;
      while (['asked', 'storing'].includes((await publicationOf(one)).state) && count < 9) {
        await leaseOver(store());
        await publishNext(site);
        count += 1;
      }
      return count;
    };
    const collecting = () => {
      const problems: unknown[] = [];
      return { problems, onProblem: (error: unknown): void => void problems.push(error) };
    };

    test('stops after five errors with the reason, if it was scheduled; its draft is in review', async () => {
      const { draft, schedule: publication } = await dueDraft(store(), team, dist);
      const one = { draft, publication };
      const { problems, onProblem } = collecting();
      const error = Object.assign(new Error('full'), { code: 'EMFILE' });
      const site = aServer(store(), dist, { onProblem, publisher: () => Promise.reject(error) });
      await fireDue(site);
      expect(await attempts(site, one)).toBe(5);
      expect(problems).toEqual(Array(5).fill(error));
      const reason = { code: 'gave-up', name: 'Error EMFILE' };
      expect(await publicationOf(one)).toMatchObject({ state: 'failed', failure: reason, differs: null });
      expect(await draftOf(one)).toMatchObject({ state: 'review', reason });
    });

    test('an entry that the database refuses is marked after five errors, and does not hold up others', async () => {
      const one = await asked(dist);
      const { problems, onProblem } = collecting();
      const { reader } = aServer(store(), dist);
      const broken = {
        ...reader,
        find: (...request: Parameters<typeof reader.find>) => {
          const entry = reader.find(...request);
          return entry && { ...entry, release: null as unknown as string };
        },
      };
      const publisher: PublishingSite['publisher'] = (request) => {
        const answer = flipTo(dist, request);
        return Promise.resolve(answer.ok ? { ...answer, release: null as unknown as string } : answer);
      };
      const site = aServer(store(), dist, { onProblem, reader: broken, publisher });
      expect(await attempts(site, one)).toBe(5);
      const number = reader.last();
      expect(await publicationOf(one)).toMatchObject({
        ...{ state: 'failed', failure: { code: 'in-chain', number } },
        differs: { code: 'in-chain', number },
      });
      await reconcile(site);
      expect(problems).toHaveLength(5);
      flipBack(dist);
      const two = await published(dist);
      expect((await draftOf(two)).state).toBe('published');
    });

    test('a schedule that cannot be asked for stops after five errors with the reason', async () => {
      const { draft } = await dueDraft(store(), team, dist);
      const { problems, onProblem } = collecting();
      const { reader } = aServer(store(), dist);
      const failing = {
        ...(reader.live() ?? { source: null, release: '', at: '' }),
        get number(): number {
          throw new Error('broken');
        },
      };
      const broken = { ...reader, live: () => failing };
      const site = aServer(store(), dist, { onProblem, reader: broken });
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await fireDue(site);
        await leaseOver(store());
      }
      expect(problems).toHaveLength(5);
      expect(await draftOf({ draft, publication: '' })).toMatchObject({
        state: 'review',
        reason: { code: 'gave-up' },
      });
    });
  });
});
