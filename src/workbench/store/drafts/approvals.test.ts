import { beforeAll, expect, test } from 'vitest';
import { sourceId } from '../../../config/files/source.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import { askPublication } from '../publishing/publications.ts';
import { mergeDraft } from './merge-draft.ts';
import { readDraft } from './read-drafts.ts';

const file = 'config/addresses/links.json';
const withNotice = {
  ...smallSource,
  [file]: (smallSource[file] ?? '').replace('two.example', 'notice.example'),
};
const live = { ...smallLive, number: 4, source: sourceId(withNotice) };

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test('R10.62: an approval is not valid again on another base, where the same text would remove what went live since', async () => {
    const { id, source: approved } = await team.approved();
    await team.does(team.edda, 'edit', (granted) =>
      mergeDraft(granted, id, { onto: 4, choices: [] }, { live, files: withNotice }),
    );
    const { source } = valueOf(
      await team.edit(team.edda, id, [links.two, 'https://notice.example', 'https://two.example']),
    );
    expect(source).toBe(approved);
    const read = await team.does(team.rita, 'see', (granted) => readDraft(granted, id, live.source));
    expect(valueOf(read)).toMatchObject({
      approved: false,
      lapsed: true,
      reviews: [{ counts: false, why: 'other-source' }],
    });
    const publish = await team.does(team.paul, 'publish', (granted) =>
      askPublication(granted, id, { publicationId: freshId(), source, baseNumber: 4 }, live),
    );
    expect(codeOf(publish)).toBe('approval-lapsed');
  });

  test('an approval of an older server or export, which names no base, gets the base that the draft then had', async () => {
    const { id, source } = await team.approved();
    const { db } = store();
    const rows = () =>
      db.selectFrom('review').selectAll().where('draftId', '=', id).orderBy('at').orderBy('id').execute();
    const [own] = await rows();
    await team.does(team.edda, 'edit', (granted) =>
      mergeDraft(granted, id, { onto: 4, choices: [] }, { live, files: withNotice }),
    );
    const older = { draftId: id, source, reviewer: team.rolf.person, verdict: 'approve', text: '' } as const;
    await db
      .insertInto('review')
      .values([{ ...older, at: own?.at ?? '' }, older])
      .execute();
    const bases = (await rows()).map(({ baseSource, baseNumber }) => [baseSource, baseNumber]);
    expect(bases).toEqual([
      [smallLive.source, 3],
      [smallLive.source, 3],
      [live.source, 4],
    ]);
  });
});
