import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chance, roll } from '../../../tests/support/chance.ts';
import { onBothStores } from '../../../tests/support/workbench/stores.ts';
import { auditHash, type HashedRow, type Note } from './audit.ts';
import { done } from './outcome.ts';
import type { Store } from './store.ts';
import type { Json } from './tables/columns.ts';
import { operate } from './transact.ts';

type LogRow = HashedRow & { readonly previousHash: string; readonly hash: string };

const random = chance(41);
const one = <T>(values: readonly T[]): T => values[roll(random, values.length)] as T;

// What the two languages could write in different ways: escapes, signs beyond 16 bits, order of names.
const signs = [
  ...['a', 'Z', '"', '\\', '/', '\n', '\t', '\b', '\f', '\r', '\u0001', '\u001f', '\u007f', '\u0085'],
  ...['é', 'e\u0301', 'ñ', '\u2028', '\u2029', '\ufeff', '\ue000', '\uffff', '😀', '\u{10ffff}', '%s', '$$'],
];
const text = (): string => Array.from({ length: roll(random, 8) }, () => one(signs)).join('');
const numbers = [0, -0, 1, -1, 0.1, 1e21, 1e-7, 5e-324, Number.MAX_VALUE, 2 ** 53, 123_456_789.125];

const value = (depth: number): Json => {
  const kind = roll(random, depth > 0 ? 6 : 4);
  if (kind === 0) return text();
  if (kind === 1) return one(numbers);
  if (kind === 2) return one([true, false, null]);
  if (kind === 3) return random() * 10 ** roll(random, 20);
  return kind === 4 ? Array.from({ length: roll(random, 4) }, () => value(depth - 1)) : fields(depth - 1);
};
const fields = (depth: number): Record<string, Json> =>
  Object.fromEntries(
    Array.from({ length: roll(random, 5) }, () => [one([text(), '10', '9', 'b', 'B']), value(depth)]),
  );

const rowsOf = async ({ db }: Store): Promise<readonly LogRow[]> =>
  (await db.selectFrom('audit').selectAll().orderBy('id').execute()) as readonly LogRow[];

onBothStores((store) => {
  test('the database makes the same hashes as JavaScript, of any text and number, and keeps the order of notes', async () => {
    const notes = Array.from({ length: 400 }, () => ({ subject: `of ${text()}`, detail: fields(3) }));
    const written = await operate(store(), 'schedule', ({ note }) => {
      for (const { subject, detail } of notes) note('setting.change', subject, detail);
      return Promise.resolve(done(undefined));
    });
    expect(written).toMatchObject({ ok: true });
    const rows = await rowsOf(store());
    expect(rows.map(({ id, subject, detail }) => ({ id, subject, detail }))).toEqual(
      notes.map(({ subject, detail }, index) => ({
        ...{ id: index + 1, subject, detail: JSON.parse(JSON.stringify(detail)) as Note['detail'] },
      })),
    );
    let before = '';
    for (const row of rows) {
      expect(row).toMatchObject({ previousHash: before, hash: auditHash(before, row) });
      before = row.hash;
    }
  });

  test('no note is left after its transaction, whether it was committed or not', async () => {
    await operate(store(), 'cli', ({ note }) => {
      note('setting.change', 'half a pair \ud800');
      return Promise.resolve(done(undefined));
    });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_waiting`.execute(
      store().db,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
