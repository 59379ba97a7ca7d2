import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Publication } from '../../../release/chain/publication.ts';
import { storeSource } from '../../../release/chain/source-store.ts';
import { startHistory } from './start-history.ts';

const values = (...names: readonly string[]): string =>
  JSON.stringify({ values: Object.fromEntries(names.map((name) => [name, { en: 'a', es: 'b' }])) });

test('a release whose source, or the one before, is lost does not count as a release without deletions', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'deletions-'));
  const stored = (...names: readonly string[]) =>
    storeSource(dist, { 'config/site/values.json': values(...names) });
  const sources = [stored('hours', 'fax'), stored('hours'), 'f'.repeat(64), stored('hours', 'tty')];
  const chain = sources.map((source, at): Publication => ({
    ...{ number: at + 1, id: `id ${at}`, kind: 'publish', release: 'r', source },
    time: '2027-01-02T03:04:05.678Z',
  }));
  const history = startHistory(dist, () => undefined);
  onTestFinished(history.close);
  const found = await history.deletions(chain.toReversed());
  expect(found.map(({ entry, isUnread, found: { length } }) => [entry.number, isUnread, length])).toEqual([
    [4, true, 0],
    [3, true, 0],
    [2, false, 1],
  ]);
});
