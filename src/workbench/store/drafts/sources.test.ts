import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import { coldFiles, coldSources } from '../../../../tests/support/workbench/cold-sources.ts';
import { links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { onBothStores } from '../../../../tests/support/workbench/stores.ts';
import { freshId, newTeam, smallLive, type Team, valueOf } from '../../../../tests/support/workbench/team.ts';
import { done, refused } from '../outcome.ts';
import { operate } from '../transact.ts';
import { editFile } from './edit-file.ts';
import { mergeDraft } from './merge-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { textHash } from '../rows/kept-rows.ts';
import { isSourceWhole, keepSource } from './sources.ts';

const file = 'config/addresses/links.json';
const text = smallSource[file] ?? '';

onBothStores((store) => {
  let team: Team;
  beforeAll(async () => {
    team = await newTeam(store());
  });

  const inStore = async <T>(work: (db: Parameters<typeof keepSource>[0]) => Promise<T>): Promise<T> =>
    valueOf(await operate(store(), 'cli', async ({ db }) => done(await work(db))));
  const read = (id: string) => coldFiles(store(), id);
  const keep = (files: SourceFiles, before?: string): Promise<string> =>
    inStore((db) => keepSource(db, files, before));
  const rowOf = (hash: string) =>
    store()
      .db.selectFrom('blob')
      .select(['text', 'piece', 'depth'])
      .where('hash', '=', hash)
      .executeTakeFirst();
  const withLinks = (one: string, two = 'two'): SourceFiles => ({
    ...smallSource,
    [file]: text.replace('one.example', `${one}.example`).replace('two.example', `${two}.example`),
  });

  test('each of many revisions is read as it was stored; of 65 texts in a row one is stored whole', async () => {
    let source = await keep(smallSource);
    const made = [];
    for (let at = 0; at < 140; at += 1) {
      // First at one place, then at another.
      const files = withLinks(`ñ😀${at - (at % 2)}`, `ñ😀${at + (at % 2)}`);
      source = await keep(files, source);
      made.push({ source, files });
    }
    for (const { source: id, files } of made) expect(await read(id)).toEqual(files);
    const rows = await Promise.all(made.map(({ files }) => rowOf(textHash(files[file] ?? ''))));
    expect(rows.flatMap((row, at) => (row?.depth === 0 ? [at] : []))).toEqual([0, 65, 130]);
    expect(Math.max(...rows.map((row) => row?.depth ?? 0))).toBe(64);
  });

  test('changes at one place are stored as one, whatever their lengths, and changes at two places as two', async () => {
    let source = await keep(smallSource);
    const ones = ['ñ', 'ñ😀', 'a', '', 'x'.repeat(20), 'y'.repeat(9), '😀'.repeat(5)];
    const twos = ['three', 'four'].map((two) => withLinks(ones.at(-1) ?? '', two));
    const made = [...ones.map((one) => withLinks(one)), ...twos];
    const depths = [];
    for (const files of made) {
      source = await keep(files, source);
      depths.push((await rowOf(textHash(files[file] ?? '')))?.depth);
      expect(await read(source)).toEqual(files);
    }
    expect(depths).toEqual([...ones.map(() => 1), 2, 2]);
  });

  test('a source is stored as at most eight files that differ from a whole one, with those that are gone', async () => {
    const whole = await keep({ ...smallSource, 'config/once.json': '{}' });
    const changesOf = async (files: SourceFiles, before: string) => {
      const id = await keep(files, before);
      const row = await store()
        .db.selectFrom('source')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(await read(id)).toEqual(files);
      return { id, changes: row.changes, isWhole: row.files !== null };
    };
    const one = await changesOf(withLinks('once'), whole);
    expect(one).toMatchObject({
      changes: { [file]: textHash(withLinks('once')[file] ?? ''), 'config/once.json': null },
      isWhole: false,
    });
    const more = (count: number): SourceFiles => ({
      ...withLinks('more'),
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`config/more${at}.json`, `[${at}]`])),
    });
    expect(await changesOf(more(6), one.id)).toMatchObject({ isWhole: false });
    expect(await changesOf(more(7), one.id)).toMatchObject({ changes: null, isWhole: true });
  });

  test('a whole source of a transaction that was rolled back is no base of later ones', async () => {
    const [undone, one, two] = ['undone', 'of-undone', 'after-undone'].map((one) => withLinks(one)) as [
      SourceFiles,
      SourceFiles,
      SourceFiles,
    ];
    const rolledBack = await operate(store(), 'cli', async ({ db }) => {
      await keepSource(db, one, await keepSource(db, undone));
      return refused({ code: 'unknown' });
    });
    expect(rolledBack.ok).toBe(false);
    const id = await keep(two, await keep(one));
    expect(await read(id)).toEqual(two);
    expect(await read(sourceId(undone))).toBeUndefined();
  });

  test('a long text is stored whole sooner, so that reading it takes at most 4 MB', async () => {
    const long = 'words '.repeat(40_000);
    let source = await keep(smallSource);
    const depths = [];
    for (let at = 0; at < 20; at += 1) {
      const files = { ...smallSource, [file]: `${at - (at % 2)}${long}${at + (at % 2)}` };
      source = await keep(files, source);
      depths.push((await rowOf(textHash(files[file])))?.depth);
    }
    expect(await read(source)).toEqual({ ...smallSource, [file]: `18${long}20` });
    expect([depths[0], depths[16], depths[17]]).toEqual([0, 16, 0]);
  });

  test('sources are read as they were stored after edits of values and files, deletions, undo, restore and merge', async () => {
    const { id } = await team.draft();
    const does = (work: Parameters<typeof team.does<'draft', unknown>>[2]) =>
      team.does(team.edda, 'draft', work);
    const put = async (place: string, begun: string | null, written: string | null) =>
      valueOf(
        await does((granted) =>
          editFile(granted, id, {
            ...{ clientId: freshId(), place, text: written },
            expectedHash: begun === null ? null : textHash(begun),
          }),
        ),
      );
    const live = { ...withLinks('live'), 'locales/es/home.json': '{}\n' };
    const theirs = { live: { ...smallLive, number: 4, source: sourceId(live) }, files: live };
    valueOf(await team.edit(team.edda, id, [links.two, 'https://two.example', 'https://2.example']));
    await put('config/screens/help.json', null, '{ "screens": [] }\n');
    await put('locales/en/home.json', smallSource['locales/en/home.json'] ?? '', null);
    await put('config/screens/help.json', '{ "screens": [] }\n', '{\n  "screens": [    ]\n}\n');
    valueOf(await does((granted) => restoreDraft(granted, id, { undo: 3 })));
    valueOf(await does((granted) => mergeDraft(granted, id, { onto: 4, choices: [] }, theirs)));
    valueOf(await does((granted) => restoreDraft(granted, id, { to: 2 })));
    valueOf(await team.edit(team.edda, id, [links.one, 'https://one.example', 'https://1.example']));
    const sources = await coldSources(store());
    expect([...sources].filter(([name, files]) => files === undefined || sourceId(files) !== name)).toEqual(
      [],
    );
    const changes = await store()
      .db.selectFrom('source')
      .select('id')
      .where('base', 'is not', null)
      .execute();
    expect(changes.length).toBeGreaterThan(4);
  });

  test('two servers that edit a draft alternately store the same as one server', async () => {
    const { id } = await team.draft();
    vi.resetModules();
    const { editDraft } = await import('./edit-draft.ts');
    let value = 'https://one.example';
    for (let at = 0; at < 6; at += 1) {
      const next = `https://one${at}.example`;
      const change = [links.one, value, next] as const;
      const [address, expected] = change;
      const edits = [{ address, expected, value: next }];
      const saved =
        at % 2 === 0
          ? await team.edit(team.edda, id, change)
          : await team.does(team.edda, 'edit', (granted) =>
              editDraft(granted, id, { clientId: freshId(), edits }),
            );
      const { source } = valueOf(saved);
      expect(await read(source)).toEqual(withLinks(`one${at}`));
      expect(await rowOf(textHash(withLinks(`one${at}`)[file] ?? ''))).toMatchObject({ text: null });
      value = next;
    }
  });

  test('a text that was stored whole by an earlier server stays, and its source with all files too', async () => {
    const files = withLinks('earlier');
    const hashes = Object.fromEntries(Object.entries(files).map(([place, own]) => [place, textHash(own)]));
    await keep(smallSource);
    const { db } = store();
    await sql`insert into blob (hash, text) values (${hashes[file]}, ${files[file]})`.execute(db);
    await sql`insert into source (id, files) values (${sourceId(files)}, ${JSON.stringify(hashes)}::jsonb)`.execute(
      db,
    );
    const next = await keep(withLinks('later'), sourceId(files));
    expect([await read(sourceId(files)), await read(next)]).toEqual([files, withLinks('later')]);
    expect(await keep(files, await keep(smallSource))).toBe(sourceId(files));
    expect(await rowOf(hashes[file] ?? '')).toMatchObject({ text: files[file] });
  });

  describe('the database refuses', () => {
    const base = withLinks('kept');
    const change = withLinks('kept', 'changed');
    let [from, to] = ['', ''];
    beforeAll(async () => {
      [from, to] = [textHash(base[file] ?? ''), textHash(change[file] ?? '')];
      await keep(change, await keep(base, await keep(smallSource)));
    });
    const other = textHash('other');

    test('a change that does not give the text it names, or of a text that it does not have', async () => {
      const insert = (of: string, piece: string) =>
        sql`insert into blob (hash, base, base_start, base_end, piece)
          values (${other}, decode(${of}, 'hex'), 2, 2, ${piece})`.execute(store().db);
      await expect(insert(from, 'x')).rejects.toThrow('is not what its change makes of');
      await expect(insert('0'.repeat(64), 'other')).rejects.toThrow('is not what its change makes of');
    });

    test('a source with another name than its files have, or on one that is itself stored as changes', async () => {
      const insert = (id: string, of: string) =>
        sql`insert into source (id, base, changes) values (${id}, decode(${of}, 'hex'), '{}')`.execute(
          store().db,
        );
      for (const of of [sourceId(smallSource), sourceId(change), '0'.repeat(64)])
        await expect(insert(other, of)).rejects.toThrow('is not what its files hold');
    });

    test('the removal of a text that another one is stored as a change of, and any deletion', async () => {
      const { db } = store();
      await expect(sql`update blob set text = null where hash = ${from}`.execute(db)).rejects.toThrow(
        'is needed',
      );
      await expect(sql`delete from blob where hash = ${to}`.execute(db)).rejects.toThrow('refused');
      await expect(sql`delete from source where id = ${sourceId(change)}`.execute(db)).rejects.toThrow(
        'refused',
      );
    });

    test('nothing when a removed text returns as a change, and its source is whole again', async () => {
      const { db } = store();
      await sql`update blob set text = null where hash = ${to}`.execute(db);
      expect(await rowOf(to)).toMatchObject({ text: null, piece: null });
      expect(await read(sourceId(change))).toBeUndefined();
      expect(await inStore((own) => isSourceWhole(own, sourceId(change)))).toBe(false);
      await keep(change, sourceId(base));
      expect(await inStore((own) => isSourceWhole(own, sourceId(change)))).toBe(true);
      expect(await read(sourceId(change))).toEqual(change);
    });
  });

  test('a damaged text or source is named in the error, and never read as something else', async () => {
    const [first, second] = [withLinks('sound'), withLinks('worse')];
    const source = await keep(second, await keep(first, await keep(smallSource)));
    const hash = textHash(second[file] ?? '');
    const { db } = store();
    await sql`alter table blob disable trigger blob_named`.execute(db);
    await sql`update blob set base_start = base_start + 1 where hash = ${hash}`.execute(db);
    await expect(read(source)).rejects.toThrow(`The text ${hash} is damaged in the store.`);
    await sql`update blob set base_start = base_start - 1 where hash = ${hash}`.execute(db);
    await sql`alter table blob enable trigger blob_named`.execute(db);
    await sql`alter table source disable trigger source_named`.execute(db);
    await sql`update source set changes = '{}' where id = ${source}`.execute(db);
    await expect(read(source)).rejects.toThrow(`The source ${source} is damaged in the store.`);
    await sql`alter table source enable trigger source_named`.execute(db);
  });
});
