import { expect, test } from 'vitest';
import { postgresServer } from '../../support/workbench/postgres-server.ts';
import { type GrowthRow, growthLines } from './growth-table.ts';
import { growthParts } from './growth-parts.ts';

const isDeep = process.env['DEEP'] === '1';
const server = await postgresServer();

const small: Readonly<Record<string, readonly number[]>> = {
  ...{ edits: [1, 30], items: [0, 1], bytes: [2, 3], reading: [0, 2], drafts: [10, 20], audit: [10, 20] },
  ...{ editors: [1, 2], streams: [0, 3], servers: [1, 2] },
};

test('each part of the growth table has small sizes here', () => {
  expect(Object.keys(small)).toEqual(Object.keys(growthParts));
});

/** Start servers, edit long files or make hundreds of edits, so they run in deep only. */
const slow = ['edits', 'bytes', 'editors', 'streams', 'servers'];

test.each(Object.entries(growthParts).filter(([name]) => isDeep || !slow.includes(name)))(
  'the part %s of the growth table measures each size for each work',
  async (name, { measure }) => {
    const rows: GrowthRow[] = [];
    for await (const row of measure(small[name] ?? [], { times: 2, seconds: 2 })) rows.push(row);
    const byWork = Map.groupBy(rows, ({ what }) => what);
    if (server !== undefined || !slow.includes(name)) expect(byWork.size).toBeGreaterThan(0);
    for (const [what, own] of byWork) {
      expect(
        own.every(({ cost }) => Number.isFinite(cost) && cost >= 0),
        what,
      ).toBe(true);
      expect(own.length, what).toBe(small[name]?.length);
      expect(new Set(own.map(({ size }) => size)).size, what).toBe(own.length);
    }
  },
  300_000,
);

test('a line of the growth table has the ratio to the first row of the same work', () => {
  const line = growthLines();
  const row = (what: string, size: number, cost: number): GrowthRow => ({ what, size, cost, unit: 'ms' });
  expect(line('drafts', row('a page', 10, 4))).toMatch(/^a page +10 drafts +4\.0 ms +x 1\.00\n$/);
  line('drafts', row('another page', 10, 1));
  expect(line('drafts', row('a page', 100, 6))).toMatch(/^a page +100 drafts +6\.0 ms +x 1\.50\n$/);
});
