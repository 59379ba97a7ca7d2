import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBuild } from '../../tests/support/servers/stub-build.ts';
import { refuseForeignFolder } from './errors.ts';
import { main } from './main.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-out-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(['build', 'start'])('portal %s touches nothing in a folder that is no build, nor a file', async (command) => {
  const file = join(folder, 'notes.json');
  writeFileSync(file, 'mine');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const exits = [await main([command, '--out', folder]), await main([command, '--out', file])];
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(exits).toEqual([2, 2]);
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['notes.json'], 'mine']);
  expect(said).toContain(`${folder} is not empty and no earlier build`);
  expect(said).toContain(`if ${folder} is left over from a build that was interrupted, delete it`);
  expect(said).toContain(`${file} is a file`);
});

test('a new folder, an empty one and an earlier build may be built into', () => {
  for (const allowed of [join(folder, 'new'), folder, stubBuild()]) expect(() => refuseForeignFolder(allowed)).not.toThrow();
});

test('half of a build, or a build of another program, may not', () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  expect(() => refuseForeignFolder(folder)).toThrow('no earlier build');
});

test.each(['', ' ', '.', '..', '/', 'config/..', tmpdir()])('the folder "%s" is refused before anything is touched', (name) => {
  expect(() => refuseForeignFolder(name, [folder])).toThrow(/^--out is empty|and a build would remove all that it holds/);
});

test('a link to the working folder, or to one that holds the configuration, is refused as these are', () => {
  const link = join(folder, 'link');
  symlinkSync(process.cwd(), link);
  expect(() => refuseForeignFolder(link)).toThrow(`${link} is or holds ${process.cwd()}`);
  expect(() => refuseForeignFolder(folder, [join(folder, 'config')])).toThrow('and a build would remove');
});
