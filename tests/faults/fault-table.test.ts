import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-files.ts';
import { allFaults } from './all-faults.ts';
import { faultTable } from './fault-table.ts';

const committed = readFileSync(join(projectRoot, 'tests/faults.md'), 'utf8');
const rows = committed.split('\n').filter((line) => /^\| [A-Z]+\d+ /.test(line));

describe('The committed table of faults', () => {
  test('equals that of the catalogue: `npm run faults` was run after the last change of a fault', () => {
    expect(faultTable(allFaults, new Map(), committed)).toBe(committed);
    expect(rows.map((row) => row.split(' | ').at(2))).toEqual(
      allFaults.map(({ promised }) => promised.join(' or ')),
    );
  });

  test('has at least 150 faults, each run in both languages with every promise kept', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(
      rows.filter((row) => row.split(' | ').at(3) !== 'en, es' || /BROKEN|not run|\| no \|$/.test(row)),
    ).toEqual([]);
  });
});
