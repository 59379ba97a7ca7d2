import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, projectRoot } from './support/project-files.ts';
import { readRequirements, testTitles } from './support/reports/requirements.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const idsIn = (text: string): readonly string[] => text.match(/\bR\d+\.\d+\b/g) ?? [];

const requirements = readRequirements(textOf('docs/requirements.md'));
const known = new Set(requirements.map(({ id }) => id));

const titles = projectFiles(['src', 'tests'], /\.test\.tsx?$/)
  .filter((path) => !path.startsWith('tests/support/'))
  .flatMap((path) => testTitles(path, textOf(path)).map((title) => ({ path, title, ids: idsIn(title) })));
const named = new Set(titles.flatMap(({ ids }) => ids));

test('the requirements are read whole, at least 503 of the specification and 61 faults of the workbench, each id once', () => {
  const faults = requirements.filter(({ id }) => id.startsWith('R10.'));
  expect(faults.length).toBeGreaterThanOrEqual(61);
  expect(requirements.length - faults.length).toBeGreaterThanOrEqual(503);
  expect(known.size).toBe(requirements.length);
});

test('a test title names each requirement that has no written reason', () => {
  expect(
    requirements.filter(({ id, reason }) => reason === undefined && !named.has(id)).map(({ id }) => id),
  ).toEqual([]);
});

test('a written reason belongs to a requirement that no test title names', () => {
  expect(
    requirements.filter(({ id, reason }) => reason !== undefined && named.has(id)).map(({ id }) => id),
  ).toEqual([]);
});

test('a test title names at most three requirements', () => {
  expect(
    titles.filter(({ ids }) => new Set(ids).size > 3).map(({ path, title }) => `${path}: ${title}`),
  ).toEqual([]);
});

test('each id that code, tests or docs name is a requirement', () => {
  const files = projectFiles(['src', 'tests', 'docs'], /\.(ts|tsx|css|mjs|md)$/);
  expect(
    files.flatMap((path) =>
      idsIn(textOf(path))
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    ),
  ).toEqual([]);
});
