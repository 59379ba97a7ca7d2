import { frozenSource } from '../support/config/frozen-config.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatingTable } from '../../src/analysis/table/gating-table.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { openTexts } from '../../src/workbench/web/worker/texts.ts';
import { trial, type Trial } from '../support/config/trial.ts';

/** Before, on and after the turn of the year, when dated entries start and end. */
const days = ['2026-11-17', '2026-12-31', '2027-01-01'];

let shipped: Trial;
beforeAll(() => {
  shipped = trial();
});
afterAll(() => shipped.remove());

const files = frozenSource();
const texts = openTexts(files, files);
const answers = workerAnswers(() => Date.parse('2026-11-17T20:00:00Z'));

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(days)(
    'on %s every cell of the browser’s table equals that of the command line, and the panel agrees with each cell',
    async (on) => {
      const { text } = await shipped.portal('gating', '--json', '--lang', language, '--on', on);
      const answered = JSON.parse(text) as GatingTable;
      const table = answers.table({ side: 'draft', language, on }, texts);
      expect(table.rows.length * table.columns.length).toBeGreaterThan(3_000);
      expect(JSON.parse(JSON.stringify(table))).toEqual({
        language,
        columns: answered.columns,
        rows: answered.rows,
      });
      for (const row of table.rows) {
        for (const [at, { name }] of table.columns.entries()) {
          const cell = row.cells[at];
          const why = answers.explain({ item: row.id, column: name, side: 'draft', language, on }, texts);
          expect([row.id, why?.verdict]).toEqual([
            row.id,
            cell?.verdict === 'conditional' ? 'depends' : cell?.verdict,
          ]);
          expect(why?.groups.map(({ who }) => who)).toEqual(cell?.outcomes.map(({ when = '' }) => when));
          expect(why?.assumes.map(({ id }) => id)).toEqual(cell?.assumes ?? []);
        }
      }
    },
    3_600_000,
  );
});
