import { readDraftList } from '../draft-list/read-draft-list.ts';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { coldSources } from '../../../../tests/support/workbench/cold-sources.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { allDrafts, codeOf, newTeam, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { firstBreak } from '../log/audit-chain.ts';
import { createDraftFrom, reopenDraft } from '../drafts/create-draft.ts';
import { discardDraft } from '../drafts/move-draft.ts';
import { readEdits } from '../drafts/read-drafts.ts';
import { restoreDraft } from '../drafts/restore-draft.ts';
import { reviewDraft } from '../drafts/reviews.ts';
import { signOff } from '../sign-offs/sign-offs.ts';
import { addRemark, openThread, readThreads } from '../drafts/threads.ts';
import { operate } from '../transact.ts';
import { exportStore } from './export-store.ts';
import { importStore } from './import-store.ts';
import { redactRow } from './redact-row.ts';

// A text that is stored as a change holds the word alone.
const word = 'qvorsecret';
const secret = `https://${word}.example`;

onBothStores((store, kind) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const rowOf = async (draft: string, rev: number): Promise<number> => {
    const rows = await store()
      .db.selectFrom('audit')
      .select(['id', 'what', 'detail'])
      .where('subject', '=', draft)
      .execute();
    return (
      rows.find(
        ({ what, detail }) => what === 'draft.edit' && (detail as { readonly rev: number }).rev === rev,
      )?.id ?? 0
    );
  };
  const redact = (id: number) => operate(store(), 'cli', (granted) => redactRow(granted, id, 'a password'));
  const file = join(mkdtempSync(join(tmpdir(), 'redacted-')), 'all.jsonl');
  const exported = async (): Promise<string> => {
    await exportStore(store(), file);
    return readFileSync(file, 'utf8');
  };

  test('a secret that was typed into a draft and deleted is not in an export; the draft stays usable, the revision is gone', async () => {
    const { id } = await team.draft();
    valueOf(await team.edit(team.edda, id, [links.one, 'https://one.example', secret]));
    valueOf(await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://kept.example']));
    valueOf(await team.edit(team.edda, id, [links.one, secret, 'https://plain.example']));
    expect(await exported()).toContain(word);
    // The texts of the first two revisions; that of the third holds no secret and is what the draft is now.
    expect(await redact(await rowOf(id, 1))).toEqual({ ok: true, value: { texts: 2 } });
    const after = await exported();
    expect([
      after.includes(word),
      after.includes('a password'),
      after.includes('https://kept.example'),
    ]).toEqual([false, true, true]);
    expect(
      valueOf(
        await operate(store(), 'cli', async (granted) => ({ ok: true, value: await firstBreak(granted) })),
      ),
    ).toBeUndefined();

    const { edits } = valueOf(await team.does(team.edda, 'see', (granted) => readEdits(granted, id, 0)));
    expect(edits.map(({ rev, before, redacted }) => [rev, before, redacted])).toEqual([
      [1, null, true],
      [2, 'https://two.example', undefined],
      [3, null, true],
    ]);
    for (const to of [1, 3])
      expect(codeOf(await team.does(team.edda, 'edit', (granted) => restoreDraft(granted, id, { to })))).toBe(
        'unknown',
      );
    valueOf(await team.edit(team.edda, id, [links.one, 'https://plain.example', secret]));
    expect(await exported()).toContain(word);
  });

  test('a server that starts later reads every source that never had the secret, also those made by later edits', async () => {
    const { id } = await team.draft();
    const [one, two] = ['https://one.example', 'https://two.example'];
    const other = 'https://zorvexpin.example';
    const steps = [
      [links.one, one, other],
      [links.two, two, 'https://ten.example'],
      [links.one, other, 'https://eleven.example'],
      [links.two, 'https://ten.example', 'https://twelve.example'],
    ] as const;
    const made: string[] = [];
    for (const step of steps) made.push(valueOf(await team.edit(team.edda, id, step)).source);
    const before = await coldSources(store());
    expect(await exported()).toContain('zorvexpin');
    expect(valueOf(await redact(await rowOf(id, 1)))).toEqual({ texts: 3 });
    expect(await exported()).not.toContain('zorvexpin');
    const after = await coldSources(store());
    for (const source of made.slice(0, 3)) expect(after.get(source)).toBeUndefined();
    const others = [...before].filter(([source]) => !made.slice(0, 3).includes(source));
    expect(others.length).toBeGreaterThan(2);
    expect(others.map(([source]) => [source, after.get(source)])).toEqual(others);
  });

  test('a discarded draft also loses its texts and stays closed; texts that are in use or published stay', async () => {
    const { id } = await team.draft();
    valueOf(await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://hidden.example']));
    expect(valueOf(await redact(await rowOf(id, 1)))).toEqual({ texts: 0 });
    expect(await exported()).toContain('hidden');
    valueOf(await team.does(team.edda, 'edit', (granted) => discardDraft(granted, id)));
    const [row] = await store()
      .db.selectFrom('audit')
      .select('id')
      .where('subject', '=', id)
      .where('what', '=', 'draft.discard')
      .execute();
    expect(valueOf(await redact(row?.id ?? 0)).texts).toBeGreaterThanOrEqual(0);
    const copy = await team.does(team.edda, 'edit', (granted) =>
      createDraftFrom(granted, { name: 'Copy' }, id),
    );
    const reopened = await team.does(team.edda, 'edit', (granted) => reopenDraft(granted, id));
    expect([codeOf(copy), codeOf(reopened)]).toEqual(['unknown', 'closed']);
    expect(await exported()).not.toContain('hidden');
    expect((await team.does(team.edda, 'see', (granted) => readDraftList(granted, null, allDrafts))).ok).toBe(
      true,
    );
  });

  test('a secret in a comment, a review and a sign-off is removed too; author, time and subject stay', async () => {
    const { id, source } = await team.draft();
    const thread = valueOf(
      await team.does(team.edda, 'remark', (granted) =>
        openThread(granted, id, { address: null, text: 'hunter2' }),
      ),
    );
    valueOf(
      await team.does(team.edda, 'remark', (granted) =>
        addRemark(granted, thread.id, { text: 'Fine otherwise' }),
      ),
    );
    valueOf(
      await team.does(team.rita, 'review', (granted) =>
        reviewDraft(granted, id, { source, verdict: 'comment', text: 'hunter2' }),
      ),
    );
    const sign = {
      item: 'a',
      column: 'b',
      cellHash: 'c',
      source,
      verdict: 'wrong',
      text: 'hunter2',
      expected: null,
    } as const;
    const cells = { files: smallSource, hashOf: () => 'c' };
    valueOf(await team.does(team.rita, 'remark', (granted) => signOff(granted, [sign], cells)));
    const rows = await store().db.selectFrom('audit').select(['id', 'what']).orderBy('id').execute();
    const actions = rows.filter(({ what }) =>
      ['thread.open', 'review.comment', 'sign-off.wrong'].includes(what),
    );
    expect(actions.length).toBe(3);
    for (const action of actions) expect(await redact(action.id)).toEqual({ ok: true, value: { texts: 1 } });
    expect(await redact(actions[0]?.id ?? 0)).toEqual({ ok: true, value: { texts: 0 } });
    expect(await exported()).not.toContain('hunter2');
    const { threads } = valueOf(await team.does(team.edda, 'see', (granted) => readThreads(granted, id)));
    expect(threads[0]?.remarks.map(({ text }) => text)).toEqual(['', 'Fine otherwise']);
  });

  test.runIf(kind === 'embedded')('its export is imported completely', async () => {
    const text = await exported();
    const sources = await coldSources(store());
    const empty = await freshEmbedded();
    expect(await importStore(empty, file)).toMatchObject({ counts: { draft: 4 } });
    expect(await coldSources(empty)).toEqual(sources);
    expect(text).toContain('"redacted":true');
  });
});
