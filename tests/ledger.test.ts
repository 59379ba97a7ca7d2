import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, projectRoot } from './support/project-files.ts';
import { readLedger, testTitles } from './support/reports/ledger.ts';

const countFile = join(projectRoot, 'tests/ledger-count.json');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const rows = readLedger(join(projectRoot, 'tests/ledger.md'));
const known = new Set(rows.map(({ id }) => id));
const reasons = readJson(join(projectRoot, 'tests/ledger-reasons.json')) as Readonly<Record<string, string>>;

const idsIn = (title: string): readonly string[] => title.match(/\bR\d\.\d+\b/g) ?? [];
const titles = projectFiles(['src', 'tests'], /\.test\.tsx?$/)
  .filter((path) => !path.startsWith('tests/support/'))
  .flatMap((path) => testTitles(path, readFileSync(join(projectRoot, path), 'utf8')).map((title) => ({ path, title, ids: idsIn(title) })));

const named = new Set(titles.flatMap(({ ids }) => ids));
const uncovered = rows.filter(({ id, reason }) => !named.has(id) && reason === undefined && reasons[id] === undefined);

test('the ledger is read whole: 503 rows, each id once', () => {
  expect(rows).toHaveLength(503);
  expect(known.size).toBe(503);
});

test('a test title names at most three rows', () => {
  expect(titles.filter(({ ids }) => new Set(ids).size > 3).map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});

test('a test title names only rows that exist', () => {
  expect(titles.flatMap(({ path, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`))).toEqual([]);
});

test('a written reason belongs to a row that no test names', () => {
  expect(Object.keys(reasons).filter((id) => !known.has(id) || named.has(id) || reasons[id]?.trim() === '')).toEqual([]);
});

test('the committed count of uncovered rows is true, so that it can only fall', () => {
  const list = uncovered.map(({ id, requirement }) => `  ${id}  ${requirement}\n`).join('');
  process.stdout.write(`${list}ledger: ${uncovered.length} of ${rows.length} rows are named by no test yet\n`);
  const { uncovered: committed } = readJson(countFile) as { readonly uncovered: number };
  if (process.env['UPDATE_LEDGER'] === '1' && uncovered.length < committed) {
    writeFileSync(countFile, `${JSON.stringify({ uncovered: uncovered.length }, null, 2)}\n`);
    return;
  }
  expect(uncovered.length, 'more rows lost their test: name them in a title again, or write a reason').toBeLessThanOrEqual(committed);
  expect(uncovered.length, 'fewer rows are uncovered now: run UPDATE_LEDGER=1 npx vitest run tests/ledger and commit the count').toBe(
    committed,
  );
});
