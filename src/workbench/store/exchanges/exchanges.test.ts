import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import {
  codeOf,
  freshId,
  newTeam,
  smallLive,
  type Team,
  valueOf,
} from '../../../../tests/support/workbench/team.ts';
import { madeEdits } from '../calculations/made-edits.ts';
import { done } from '../outcome.ts';
import { createExchange, readExchange, type TakenTranslations, takeTranslations } from './exchanges.ts';
import { removePresence, updatePresence, readPresence } from '../people/presence.ts';
import { readEdits } from '../drafts/read-drafts.ts';
import { readSignOffs, signOff } from '../sign-offs/sign-offs.ts';
import { operate } from '../transact.ts';

const word = 'locales/es/home.json#home/items/a/title';

onBothStores((store, kind) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  test('R10.57: texts of a translator’s file are taken once even if the request is repeated, with one entry in the log', async () => {
    const draft = await team.draft();
    const words = { [word]: '12345678' };
    const made = valueOf(
      await team.does(team.edda, 'edit', (granted) => createExchange(granted, draft.id, 'csv', () => words)),
    );
    expect(made).toMatchObject({ format: 'csv', source: smallLive.source, texts: 1, takenAt: null });
    expect(
      valueOf(await team.does(team.edda, 'edit', (granted) => readExchange(granted, made.id))),
    ).toMatchObject({
      words,
      files: smallSource,
    });
    const edits = [{ address: word, expected: 'Reclamos', value: 'Reclamaciones' }];
    const change = { base: smallSource, files: smallSource, change: { edits } };
    const prepared = {
      source: draft.source,
      baseSource: smallLive.source,
      made: madeEdits(change),
    };
    const file = { clientId: freshId(), exchange: made.id, prepared };
    const take = (one: TakenTranslations) =>
      team.does(team.edda, 'edit', (granted) => takeTranslations(granted, draft.id, one));
    expect(codeOf(await take({ ...file, exchange: freshId() }))).toBe('unknown');
    const first = await take(file);
    expect(valueOf(first)).toMatchObject({ rev: 1 });
    expect(await take(file)).toEqual(first);
    expect(codeOf(await take({ ...file, clientId: freshId() }))).toBe('other-source');
    const { edits: history } = valueOf(
      await team.does(team.edda, 'see', (granted) => readEdits(granted, draft.id)),
    );
    expect(history).toMatchObject([{ kind: 'import', after: 'Reclamaciones' }]);
    const imports = await store()
      .db.selectFrom('audit')
      .select('detail')
      .where('what', '=', 'exchange.import')
      .where('subject', '=', draft.id)
      .execute();
    expect(imports).toEqual([{ detail: { exchange: made.id, rev: 1 } }]);
  });

  test('R10.58: if the outcome of a cell differs from what the analyst saw, no cell of the request is signed off', async () => {
    const cells = {
      files: smallSource,
      hashOf: (item: string) => (item === 'a' ? 'a'.repeat(64) : undefined),
    };
    const request = (item: string, cellHash: string) => ({
      item,
      column: 'ppo',
      cellHash,
      source: smallLive.source,
      verdict: 'right' as const,
      expected: null,
    });
    const sign = (...requests: readonly ReturnType<typeof request>[]) =>
      team.does(team.rita, 'remark', (granted) => signOff(granted, requests, cells));
    const late = await sign(
      request('a', 'a'.repeat(64)),
      request('a', 'b'.repeat(64)),
      request('gone', 'b'.repeat(64)),
    );
    const items = [
      { item: 'a', column: 'ppo', cellHash: 'a'.repeat(64) },
      { item: 'gone', column: 'ppo', cellHash: null },
    ];
    expect(late).toEqual({ ok: false, refusal: { code: 'other-cell', items } });
    expect(valueOf(await team.does(team.paul, 'see', readSignOffs)).signOffs).toEqual([]);
    valueOf(await sign(request('a', 'a'.repeat(64))));
    valueOf(await sign({ ...request('a', 'a'.repeat(64)), verdict: 'right' }));
    expect(valueOf(await team.does(team.paul, 'see', readSignOffs)).signOffs).toMatchObject([
      { item: 'a', column: 'ppo', person: { name: 'Rita' } },
    ]);
  });

  test('a user withdraws only their own sign-off, and that of another user of the same outcome counts again', async () => {
    const cellHash = 'd'.repeat(64);
    const cells = { files: smallSource, hashOf: () => cellHash };
    const say = async (who: 'rita' | 'paul', verdict: 'right' | 'wrong' | 'withdrawn', text = '') => {
      const shown = valueOf(await team.does(team[who], 'see', readSignOffs)).signOffs;
      const expected = shown.find(({ item }) => item === 'b')?.id ?? null;
      const request = {
        item: 'b',
        column: 'ppo',
        cellHash,
        source: smallLive.source,
        verdict,
        text,
        expected,
      };
      const { signOffs } = valueOf(
        await team.does(team[who], 'remark', (granted) => signOff(granted, [request], cells)),
      );
      return signOffs
        .filter(({ item }) => item === 'b')
        .map((one) => [one.person.name, one.verdict, one.text]);
    };
    expect(await say('rita', 'right')).toEqual([['Rita', 'right', '']]);
    expect(await say('paul', 'right', 'as agreed')).toEqual([
      ['Paul', 'right', 'as agreed'],
      ['Rita', 'right', ''],
    ]);
    expect(await say('paul', 'wrong', 'not for PPO')).toEqual([['Paul', 'wrong', 'not for PPO']]);
    expect(await say('paul', 'withdrawn')).toEqual([['Rita', 'right', '']]);
    expect(await say('rita', 'withdrawn')).toEqual([]);
  });

  test('each user in a draft is listed once, at their current item, until they leave', async () => {
    const draft = await team.draft();
    const sessions = ['1', '2'].map((sign) => sign.repeat(64));
    const ends = { idleUntil: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' };
    const rows = sessions.map((tokenHash) => ({ tokenHash, personId: team.edda.person, ...ends }));
    await store().db.insertInto('session').values(rows).execute();
    const be = (session: string, address: string | null) =>
      team.does(team.edda, 'see', (granted) =>
        updatePresence(granted, session, { draft: draft.id, address }),
      );
    await be(sessions[0] ?? '', null);
    await be(sessions[1] ?? '', word);
    expect(valueOf(await be(sessions[1] ?? '', word)).list.people).toMatchObject([
      { person: { name: 'Edda' }, address: word },
    ]);
    const eventNow = async () => {
      const { rev, seen } = valueOf(await be(sessions[1] ?? '', word)).list;
      return { rev, seen };
    };
    const before = await eventNow();
    await operate(store(), 'cli', ({ note }) => {
      note('setting.change', 'approvals');
      return Promise.resolve(done(true));
    });
    expect(await eventNow()).toEqual(before);
    valueOf(await team.edit(team.edda, draft.id, [word, 'Reclamos', 'Reclamaciones']));
    const after = await eventNow();
    expect(after.rev).toBe(draft.rev + 1);
    expect(after.seen).toBeGreaterThan(before.seen ?? 0);
    if (kind === 'postgres') {
      const received = new Set<string>();
      const stop = store().follow(
        () => undefined,
        (where) => received.add(where),
      );
      // Another server receives it once its own connection listens.
      await vi.waitFor(async () => {
        await be(sessions[0] ?? '', word);
        await be(sessions[0] ?? '', null);
        expect([...received]).toEqual([draft.id]);
      });
      stop();
    }
    for (const session of sessions)
      await team.does(team.edda, 'see', (granted) => removePresence(granted, session));
    expect(
      valueOf(await team.does(team.rita, 'see', (granted) => readPresence(granted, draft.id))).people,
    ).toEqual([]);
    expect(codeOf(await team.does(team.rita, 'see', (granted) => readPresence(granted, 'x')))).toBe(
      'unknown',
    );
  });

  test('others are notified when a user arrives, moves or returns, but not when a user stays', async () => {
    const [draft, other] = [await team.draft(), await team.draft()];
    const session = '3'.repeat(64);
    const ends = { idleUntil: '2099-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' };
    await store()
      .db.insertInto('session')
      .values({ tokenHash: session, personId: team.edda.person, ...ends })
      .execute();
    const isNews = async (id: string, address: string | null): Promise<boolean> =>
      valueOf(
        await team.does(team.edda, 'see', (granted) =>
          updatePresence(granted, session, { draft: id, address }),
        ),
      ).isNews;
    expect(await isNews(draft.id, null)).toBe(true);
    expect(await isNews(draft.id, null)).toBe(false);
    expect(await isNews(draft.id, word)).toBe(true);
    expect(await isNews(draft.id, word)).toBe(false);
    expect(await isNews(other.id, word)).toBe(true);
    expect(await isNews(draft.id, word)).toBe(true);
    await sql`update presence set at = at - interval '1 minute' where session_hash = ${session}`.execute(
      store().db,
    );
    expect(await isNews(draft.id, word)).toBe(true);
    expect(await isNews(draft.id, word)).toBe(false);
  });
});
