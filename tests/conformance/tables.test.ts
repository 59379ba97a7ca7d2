import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../support/project-files.ts';
import { attackRows } from '../support/reports/attacks.ts';
import { testTitles } from '../support/reports/requirements.ts';

interface Row {
  readonly point: string;
  readonly answer: string;
  readonly proof: string;
}

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(`tests/conformance/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => {
      const [, point = '', , answer = '', proof = ''] = line.split('|').map((cell) => cell.trim());
      return { point, answer, proof };
    });

const titles = new Set(
  projectFiles(['src', 'tests'], /\.test\.tsx?$/)
    .flatMap((path) => testTitles(path, readFileSync(path, 'utf8')))
    .map((title) => title.slice(1, -1)),
);

const named = ({ proof }: Row): readonly string[] =>
  [...proof.matchAll(/`([^`]+)`/g)].map(([, title]) => title ?? '');

describe.each([
  ['smart-app-launch.md', 38],
  ['asvs.md', 105],
] as const)('the table %s', (file, atLeast) => {
  const rows = rowsOf(file);

  test('has its rows, each answered once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(rows.map(({ point }) => point)).size).toBe(rows.length);
    const answers = ['met', 'server', 'operator', 'not applicable'];
    expect(rows.filter(({ answer, proof }) => !answers.includes(answer) || proof === '')).toEqual([]);
  });

  test('names existing tests for every point that is met', () => {
    const met = rows.filter(({ answer }) => answer === 'met');
    expect(met.filter((row) => named(row).length === 0)).toEqual([]);
    expect(met.flatMap(named).filter((name) => !titles.has(name))).toEqual([]);
  });
});

test('every line of attacks.md names an existing test, and no attack succeeded', () => {
  const rows = attackRows().map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.filter(([, title = '']) => !titles.has(title.slice(1, -1)))).toEqual([]);
  expect(rows.filter(([, , , , holes]) => holes !== '0')).toEqual([]);
});

test('every key test that kit-patterns.md names exists', () => {
  const rows = readFileSync('tests/conformance/kit-patterns.md', 'utf8').split('\n').slice(6);
  const tests = rows.flatMap((row) =>
    [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, title]) => title),
  );
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.filter((title = '') => !titles.has(title))).toEqual([]);
});
