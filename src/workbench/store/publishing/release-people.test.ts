import { beforeAll, expect, test } from 'vitest';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, smallLive, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { signOff } from '../sign-offs/sign-offs.ts';
import { filesOf } from '../drafts/sources.ts';
import { done } from '../outcome.ts';
import { operate } from '../transact.ts';
import { askPublication } from './publications.ts';
import { settlePublication } from './publishing.ts';
import { releasePeople } from './release-people.ts';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const entry = (id: string | null, source: string | null, author: string | null = null): ChainEntry => ({
    ...{ number: id === null ? 6 : 7, id, source, author, kind: 'publish', release: 'r', base: 3 },
    ...{ time: '2027-01-02T03:04:05.678Z', message: null, previous: null, meaning: null, untold: null },
    draft: null,
  });
  const people = (entries: readonly ChainEntry[], plan?: string) =>
    team
      .does(team.rita, 'see', async (granted) => done(await releasePeople(granted, entries, plan)))
      .then(valueOf);

  test('a release has its author, reviews and sign-offs; one by the command line has only its chain entry', async () => {
    const draft = await team.approved();
    const files = valueOf(
      await team.does(team.rita, 'see', async ({ db }) => done(await filesOf(db, draft.source))),
    );
    const cells = ['medicare', 'default'].map((column) => ({
      ...{ source: draft.source, item: 'home', column, cellHash: 'hash', expected: null },
      verdict: 'right' as const,
    }));
    valueOf(
      await team.does(team.rolf, 'remark', (granted) =>
        signOff(granted, cells, { files, hashOf: () => 'hash' }),
      ),
    );
    const id = freshId();
    const request = { publicationId: id, source: draft.source, baseNumber: 3 };
    valueOf(
      await team.does(team.paul, 'publish', (granted) =>
        askPublication(granted, draft.id, request, smallLive),
      ),
    );
    valueOf(
      await operate(store(), 'web', (granted) => settlePublication(granted, id, { number: 7, release: 'r' })),
    );
    const chain = [entry(id, draft.source, 'Paul'), entry(null, null)];
    const [older, newer] = await people(chain, 'medicare');
    const published = { at: '2027-01-02T03:04:05.678Z' };
    expect(older).toEqual({ number: 6, published, reviews: [], signOffs: [] });
    expect(newer).toMatchObject({
      ...{ number: 7, published: { ...published, author: 'Paul' }, draft: draft.name },
      reviews: [{ name: 'Rita', verdict: 'approve', isOfRelease: true, at: expect.any(String) as string }],
      signOffs: [{ name: 'Rolf', verdict: 'right', cells: 1 }],
    });
    expect((await people(chain))[1]?.signOffs).toMatchObject([{ name: 'Rolf', cells: 2 }]);
    expect((await people(chain, 'egwp'))[1]?.signOffs).toEqual([]);
  });

  test('a withdrawn review has the time of its withdrawal', async () => {
    const draft = await team.approved();
    const id = freshId();
    const request = { publicationId: id, source: draft.source, baseNumber: 3 };
    valueOf(
      await team.does(team.paul, 'publish', (granted) =>
        askPublication(granted, draft.id, request, smallLive),
      ),
    );
    await operate(store(), 'web', async ({ db }) =>
      done(
        await db
          .updateTable('review')
          .set({ withdrawnAt: '2027-01-03T00:00:00.000Z' })
          .where('draftId', '=', draft.id)
          .execute(),
      ),
    );
    const [release] = await people([entry(id, draft.source)]);
    expect(release?.reviews).toMatchObject([
      { name: 'Rita', withdrawnAt: expect.stringContaining('2027-01-03') as string },
    ]);
  });
});
