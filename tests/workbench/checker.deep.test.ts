import { frozenSource } from '../support/config/frozen-config.ts';
import { afterAll, expect, test } from 'vitest';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import type { Grid } from '../../src/workbench/api/generated/api-shapes.ts';
import { NotChecked, startChecker } from '../../src/workbench/server/draft-checks/checker.ts';
import { bodyMistakes } from '../../src/workbench/server/requests/body-mistakes.ts';
import { textsToTake } from '../../src/authoring/words/import/take-texts.ts';
import { compareFile, takeFile } from '../../src/workbench/server/edits/import-file.ts';

const named = (files: SourceFiles) => ({ id: sourceId(files), files });
const file = 'locales/en/claims.json';
const files = frozenSource();
const edited = {
  ...files,
  [file]: (files[file] ?? '').replace('"title": "Claims"', '"title": "Your claims"'),
};
const base = named(files);
const source = named(edited);
const broken = named({ ...files, 'config/rules/rules.json': '{' });

const checker = startChecker();
afterAll(() => checker.close());

test('a source that equals its base affects no member; a repeated request is answered from the cache', async () => {
  expect(await checker.check(base, base, 'en')).toEqual({
    source: base.id,
    problems: [],
    meaning: expect.objectContaining({ isEmpty: true }) as unknown,
    untold: null,
    staleWords: [],
    risks: [],
  });
  expect(checker.known(base.id, base.id)).toBeDefined();
  expect(checker.known(source.id, base.id)).toBeUndefined();
}, 60_000);

test('a changed text: its readers, the Spanish to check, the problem with its address, in the requested language', async () => {
  const { problems, meaning, staleWords } = await checker.check(source, base, 'es');
  expect(problems).toMatchObject([{ severity: 'warning', address: 'locales/es/claims.json#claims/title' }]);
  expect(meaning?.changes[0]).toMatchObject({
    before: 'Claims',
    after: 'Your claims',
    members: expect.stringContaining('el afiliado') as unknown,
  });
  expect(staleWords).toMatchObject([
    { address: 'locales/en/claims.json#claims/title', why: 'english', older: 'Claims', es: 'Reclamos' },
  ]);
}, 60_000);

test('R10.16 R10.17: a source with errors is checked too, and has the reason why its effects are unknown', async () => {
  expect(await checker.check(broken, base, 'es')).toMatchObject({
    meaning: null,
    problems: [{ severity: 'error' }],
    untold: expect.stringContaining('Corrija primero') as unknown,
  });
  await expect(checker.grid(broken, undefined, { format: 'json', language: 'en' })).rejects.toBeInstanceOf(
    NotChecked,
  );
}, 60_000);

test('the table of who sees what has the same hash of a cell in both languages; against another source only rows that differ', async () => {
  const hashes = async (language: 'en' | 'es') => {
    const { rows } = JSON.parse(
      String(await checker.grid(base, undefined, { format: 'json', language })),
    ) as Grid;
    return rows.flatMap(({ cells }) => cells.map(({ cellHash }) => cellHash));
  };
  const english = await hashes('en');
  expect(english.length).toBeGreaterThan(3000);
  expect(await hashes('es')).toEqual(english);
  expect(Object.values((await checker.hashes(base)).hashes).flat()).toEqual(english);
  const view = {
    format: 'json',
    language: 'es',
    items: ['claims', 'home'],
    columns: ['ppo', 'fehb'],
  } as const;
  const compared = JSON.parse(String(await checker.grid(source, base, view))) as Grid;
  expect(bodyMistakes('Grid', compared, 'en')).toEqual([]);
  expect(compared).toMatchObject({
    source: source.id,
    columns: [{ name: 'ppo' }, { name: 'fehb' }],
    against: { source: base.id },
  });
  const all = JSON.parse(
    String(await checker.grid(source, base, { format: 'json', language: 'en' })),
  ) as Grid;
  const changed = all.rows.map(({ id }) => id);
  // Screens below it lead back to it by its title.
  expect(changed).toEqual([
    'menus/main/claims',
    'claims',
    'claims.medicalReimbursement',
    'claims.atHomeCovid19',
    'claims.calpersReimbursement',
    'claims.travelReimbursement',
  ]);
  const csv = String(await checker.grid(source, base, { format: 'csv', language: 'en' }));
  // Under the head, each row before and after; at the end a note.
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 2 * changed.length + 1);
}, 120_000);

test('R10.55 R10.56 R10.57: texts are exported for translators and imported; lost placeholders and unknown texts are skipped, and a text is taken only if it is as it was shown', async () => {
  const { text, words } = await checker.words(source, {
    which: 'stale',
    addresses: [],
    format: 'csv',
    language: 'en',
  });
  const [address = ''] = Object.keys(words);
  const back = text.replace('"Reclamos"', '"Sus reclamos"');
  const compared = (file: string, draft = edited) =>
    compareFile({ files: draft, sent: { files: edited, words }, bytes: new TextEncoder().encode(file) });
  const answer = compared(`${back}"locales/es/claims.json#claims/none","a","b","",""\r\n`);
  if ('refused' in answer) throw new Error(answer.refused.en);
  expect(answer.texts).toMatchObject([{ address, result: 'taken' }, { result: 'unknown' }]);
  const texts = textsToTake(answer.texts, () => false);
  const taken = takeFile({ base: files, files: edited, texts });
  if (!('made' in taken) || !('rows' in taken.made)) throw new Error('not taken');
  expect(taken.made.rows.map((row) => [row.address, row.after])).toContainEqual([
    address.replace('locales/en/', 'locales/es/'),
    'Sus reclamos',
  ]);
  expect(takeFile({ base: files, files, texts })).toEqual({ changed: [address] });
  expect(compared('no file of words')).toMatchObject({
    refused: { en: expect.stringContaining('address, english and spanish') as string },
  });
}, 60_000);
