import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allFaults } from '../faults/all-faults.ts';
import { faultTable } from '../faults/fault-table.ts';
import { type FaultResult, runFault } from '../faults/run-fault.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { projectRoot } from '../support/project-files.ts';

const journeys = openJourneys();
const table = join(projectRoot, 'tests/faults.md');
const results = new Map<string, FaultResult[]>();
const parts = (process.env['FAULTS'] ?? '').split(',');
const isQuick = process.env['FAULTS_QUICK'] === '1';
const languages = ['en', 'es'] as const;
const chosen = allFaults
  .filter(({ id }) => parts.some((part) => id.startsWith(part)))
  .flatMap((fault, place) =>
    languages
      .filter((_, index) => !isQuick || index === place % 2)
      .map((language) => [fault.id, fault.what, language, fault] as const),
  );

afterAll(() => {
  writeFileSync(table, faultTable(allFaults, results, readFileSync(table, 'utf8')));
});

describe.concurrent('Every fault in both languages', () => {
  test.each(chosen)('%s, %s, in %s', async (...[id, , language, fault]) => {
    const failed = (error: unknown): FaultResult => ({
      language,
      seen: 'nothing',
      failures: [String(error)],
      comesRight: false,
    });
    const result = await runFault(fault, language, {
      browser: journeys.browser,
      origins: journeys.origins,
    }).catch(failed);
    results.set(id, [...(results.get(id) ?? []), result]);
    expect(result.failures).toEqual([]);
  });
});
