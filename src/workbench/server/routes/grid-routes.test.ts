import { expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { fakeParts, servedWorkbench } from '../../../../tests/support/workbench/served-workbench.ts';

test('a session that waits for four tables gets no fifth until one is ready; other sessions do', async () => {
  const { checker, publishing } = fakeParts();
  const waiting: ((file: string) => void)[] = [];
  const shown = () => new Promise<string>((resolve) => waiting.push(resolve));
  const workbench = servedWorkbench(await freshEmbedded(), { publishing, checker: { ...checker, shown } });
  const [vera, walt] = [await workbench.as(['viewer']), await workbench.as(['viewer'])];
  const table = { format: 'csv', title: 'A', about: [], columns: ['a'], rows: [], language: 'en' };
  const first = Array.from({ length: 4 }, () => vera.ask('POST /api/tables', table));
  await expect.poll(() => waiting.length).toBe(4);
  const refused = await vera.ask('POST /api/tables', table);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = walt.ask('POST /api/tables', table);
  await expect.poll(() => waiting.length).toBe(5);
  waiting[0]?.('a file');
  expect(await first[0]).toMatchObject({ status: 200, body: 'a file' });
  const again = vera.ask('POST /api/tables', table);
  await expect.poll(() => waiting.length).toBe(6);
  for (const answer of waiting) answer('a file');
  expect((await Promise.all([...first, other, again])).map(({ status }) => status)).toEqual(
    Array(6).fill(200),
  );
}, 120_000);
