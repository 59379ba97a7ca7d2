import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatingTable } from '../../src/analysis/table/gating-table.ts';
import { tableCsv, tableJson, tableMarkdown } from '../../src/authoring/gating/table-formats.ts';
import { analysedPortal } from '../support/config/analysed-portal.ts';

const table = gatingTable(analysedPortal().model, 'en');
const committed = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const linesOnlyIn = (one: string, other: string): readonly string[] => {
  const known = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !known.has(line));
};

/** What a stale table no longer says and what it should say, empty when it is current. */
const staleness = (name: string, current: string): object => ({
  remedy: 'npm run portal -- gating --write',
  [`${name} says`]: linesOnlyIn(committed(name), current),
  'the configuration says': linesOnlyIn(current, committed(name)),
});

const nothing = (name: string): object => ({ remedy: 'npm run portal -- gating --write', [`${name} says`]: [], 'the configuration says': [] });

it('the committed gating table matches the shipped configuration', () => {
  expect(table.rows.length).toBeGreaterThan(300);
  expect(staleness('table.md', tableMarkdown(table))).toEqual(nothing('table.md'));
});

it('the committed CSV and JSON tables match the shipped configuration', () => {
  expect(staleness('table.csv', tableCsv(table))).toEqual(nothing('table.csv'));
  expect(staleness('table.json', tableJson(table))).toEqual(nothing('table.json'));
  expect(committed('table.md') === tableMarkdown(table) && committed('table.csv') === tableCsv(table)).toBe(true);
});
