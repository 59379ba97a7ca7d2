import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeStamped } from '../../../tests/support/servers/stamped-entry.ts';
import { main } from '../main.ts';
import { resolveReleaseName } from './rollback.ts';
import { spyOnOutput } from '../../../tests/support/cli/spy-on-output.ts';

const one = '00aa11bb22cc33dd';
const other = '00ff11bb22cc33dd';

test('a release needs its full name; otherwise the matching and existing ones are listed', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const write = spyOnOutput();
  const exits = [
    await main(['releases', '--in', dist]),
    await main(['rollback', one, '--in', dist]),
    await main(['rollback', '--in', dist]),
  ];
  const output = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(exits).toEqual([1, 1, 2]);
  expect(output.split(`There are no publications in ${dist}`)).toHaveLength(3);
  for (const release of [one, other])
    writeStamped(dist, { kind: 'publish', release, time: '2026-11-17T20:00:00.000Z' });
  expect(resolveReleaseName(dist, one)).toBe(one);
  expect(() => resolveReleaseName(dist, 'zzz')).toThrow(
    `There is no release zzz in ${dist}. Available: ${other}, ${one}.`,
  );
  expect(() => resolveReleaseName(dist, '00aa')).toThrow(`Did you mean ${one}?`);
  expect(() => resolveReleaseName(dist, '00')).toThrow(`There is no release 00 in ${dist}. Available:`);
});
