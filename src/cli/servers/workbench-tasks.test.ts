import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aServer, smallDist } from '../../../tests/support/workbench/publishing-site.ts';
import { freshId, newTeam, valueOf } from '../../../tests/support/workbench/team.ts';
import { chainReader } from '../../workbench/server/publication/chain-reader.ts';
import { publishNext } from '../../workbench/server/publication/publish-next.ts';
import { openStore } from '../../workbench/store/open/open-store.ts';
import { askPublication } from '../../workbench/store/publishing/publications.ts';
import { workbench } from '../commands/workbench.ts';

test('reconcile explains what differs and changes it only with --write; other commands refuse that option', async () => {
  const [dist, other] = await Promise.all([smallDist(), smallDist()]);
  const folder = join(mkdtempSync(join(tmpdir(), 'reconcile-')), 'data');
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  const team = await newTeam(store);
  const { id, source } = await team.approved();
  const live = chainReader(dist).live();
  if (!live) throw new Error('nothing is live');
  const request = { publicationId: freshId(), source, baseNumber: live.number, text: 'Why' };
  valueOf(await team.does(team.paul, 'publish', (granted) => askPublication(granted, id, request, live)));
  await publishNext(aServer(store, dist));
  await store.close();

  const run = async (values: { dist: string; write?: boolean }, ...words: readonly string[]) => {
    const lines: string[] = [];
    const code = await workbench.run({ data: folder, ...values }, (line) => void lines.push(line), words);
    return { code, text: lines.join('\n') };
  };
  expect(await run({ dist }, 'reconcile')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Different: 0.') as string,
  });
  const found = await run({ dist: other }, 'reconcile');
  expect(found).toMatchObject({
    code: 1,
    text: expect.stringContaining('the chain has no such entry') as string,
  });
  expect(found.text).toContain('Nothing was changed.');
  const repaired = await run({ dist: other, write: true }, 'reconcile');
  expect(repaired).toMatchObject({
    code: 0,
    text: expect.stringContaining('its draft is in review again') as string,
  });
  expect(await run({ dist: other }, 'reconcile')).toMatchObject({ code: 0 });
  await expect(run({ dist, write: true }, 'approvals', '1')).rejects.toThrow('--write');
}, 60_000);

test('an export by the operator is in the audit log, and a failed one is not', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'data');
  const run = (file: string) => workbench.run({ data: folder }, () => undefined, ['export', file]);
  expect(await run(`${folder}.jsonl`)).toBe(0);
  await expect(run(join(folder, 'no such folder', 'file.jsonl'))).rejects.toThrow();
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  const rows = await store.db.selectFrom('audit').select(['what', 'through', 'actor']).execute();
  await store.close();
  expect(rows).toEqual([{ what: 'store.export', through: 'cli', actor: null }]);
}, 60_000);
