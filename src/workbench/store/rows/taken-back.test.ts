import { beforeAll, expect, test } from 'vitest';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, smallLive, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { readLog } from '../log/audit-log.ts';
import { createDraftFrom } from '../drafts/create-draft.ts';
import type { TakesBack } from '../calculations/history.ts';
import { submitDraft } from '../drafts/move-draft.ts';
import { restoreDraft, storeUndo } from '../drafts/restore-draft.ts';
import { reviewDraft } from '../drafts/reviews.ts';
import { filesOf } from '../drafts/sources.ts';
import { done } from '../outcome.ts';
import { askPublication, knownPublications } from '../publishing/publications.ts';
import { settlePublication } from '../publishing/publishing.ts';
import { operate } from '../transact.ts';
import { draftNow } from './draft-row.ts';
import { takingBack } from './taken-back.ts';

const [one, two] = ['https://one.example', 'https://two.example'];
const [first, second] = [links.one, links.two];

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const rowOf = async (id: string) =>
    valueOf(await team.does(team.edda, 'see', ({ db }) => draftNow(db, id)));
  const filesNow = async (id: string): Promise<SourceFiles> => {
    const { source } = await rowOf(id);
    return valueOf(await team.does(team.edda, 'see', async ({ db }) => done(await filesOf(db, source))));
  };
  /** Undoes what a release changed: here, the draft gets a value as if from before that release. */
  const takeBack = async (
    id: string,
    [address, expected, value]: readonly string[],
    takesBack: TakesBack,
  ) => {
    const edit = { address: address ?? '', expected: expected ?? '', value: value ?? '' };
    const made = applyEdits(await filesNow(id), [edit]);
    if (!('files' in made)) throw new Error(JSON.stringify(made));
    const prepared = { source: (await rowOf(id)).source, files: made.files, asked: [], takesBack };
    return valueOf(
      await team.does(team.edda, 'edit', (granted) =>
        storeUndo(granted, id, { clientId: freshId() }, prepared),
      ),
    );
  };
  let number = 100;
  /** Publishes a draft; returns what the release takes back. */
  const published = async (draftId: string) => {
    const { source } = await rowOf(draftId);
    valueOf(await team.does(team.edda, 'edit', (granted) => submitDraft(granted, draftId, { source })));
    valueOf(
      await team.does(team.rita, 'review', (granted) =>
        reviewDraft(granted, draftId, { source, verdict: 'approve' }),
      ),
    );
    const id = freshId();
    const request = { publicationId: id, source, baseNumber: 3 };
    valueOf(
      await team.does(team.paul, 'publish', (granted) =>
        askPublication(granted, draftId, request, smallLive),
      ),
    );
    number += 1;
    const settled = { number, release: 'r' };
    valueOf(await operate(store(), 'web', (granted) => settlePublication(granted, id, settled)));
    const known = await team.does(team.rita, 'see', async (granted) =>
      done(await knownPublications(granted, [id])),
    );
    return { number, takesBack: valueOf(known).get(id)?.takesBack };
  };

  test('a release keeps what it undoes of an earlier one, and the log has both', async () => {
    const { id } = await team.draft();
    await takeBack(id, [first, one, 'before'], { undoes: 2 });
    await takeBack(id, [second, two, 'then'], { restores: 1 });
    const release = await published(id);
    expect(release.takesBack).toEqual([
      { kind: 'restore', number: 1, addresses: [second] },
      { kind: 'undo', number: 2, addresses: [first] },
    ]);
    const backBy = (one: number) =>
      operate(store(), 'web', async ({ db }) => done(await takingBack(db, [one]))).then(valueOf);
    expect((await backBy(release.number)).toSorted((a, b) => a.number - b.number)).toEqual([
      { by: release.number, kind: 'restore', number: 1 },
      { by: release.number, kind: 'undo', number: 2 },
    ]);
    expect(await backBy(2)).toContainEqual({ by: release.number, kind: 'undo', number: 2 });
    expect(await backBy(1)).toEqual([]);
    const { rows } = valueOf(await operate(store(), 'web', (granted) => readLog(granted, { limit: 50 })));
    const undone = rows.filter(({ what, subject }) => what === 'draft.restore' && subject === id);
    expect(undone.map(({ detail }) => [detail['undoes'], detail['restores']])).toEqual([
      [undefined, 1],
      [2, undefined],
    ]);
  });

  test('a later edit of the value ends the undo; setting the same value again restores it', async () => {
    const { id } = await team.draft();
    const { rev } = await takeBack(id, [first, one, 'before'], { undoes: 2 });
    await team.edit(team.edda, id, [first, 'before', 'other'], [second, two, 'more']);
    expect((await published(id)).takesBack).toEqual([]);
    const { id: again } = await team.draft();
    await takeBack(again, [first, one, 'before'], { undoes: 2 });
    const back = valueOf(
      await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, again, { undo: rev })),
    );
    valueOf(
      await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, again, { undo: back.rev })),
    );
    expect((await published(again)).takesBack).toEqual([{ kind: 'undo', number: 2, addresses: [first] }]);
  });

  test('a copy of a draft undoes the same changes', async () => {
    const { id } = await team.draft();
    await takeBack(id, [first, one, 'before'], { undoes: 2 });
    await team.edit(team.edda, id, [second, two, 'more']);
    const copy = valueOf(
      await team.does(team.edda, 'edit', (granted) =>
        createDraftFrom(granted, { name: `Copy ${freshId()}` }, id),
      ),
    );
    expect(await filesNow(copy.id)).not.toEqual(smallSource);
    expect((await published(copy.id)).takesBack).toEqual([{ kind: 'undo', number: 2, addresses: [first] }]);
  });
});
