import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from './check.ts';

let root = '';
const at = (name: string): string => join(root, name);
const home = 'config/screens/home.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-check-'));
  cpSync(frozenFolder, root, { recursive: true });
  writeFileSync(at(home), readFileSync(home, 'utf8').replace('"isPosOrPpo"', '"isPosOrPp"'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const run = async (options: Readonly<Record<string, string | boolean>>) => {
  const lines: string[] = [];
  const exit = await check.run(
    { config: at('config'), locales: at('locales'), ...options },
    (line) => lines.push(line),
    [],
  );
  return { exit, text: lines.join('\n') };
};

test('check --fix writes the fix, prints the changed lines and checks again', async () => {
  const { exit, text } = await run({ fix: true });
  expect(exit).toBe(0);
  expect(text).toMatch(
    /home\.json\n +\d+ - +"when": "isPosOrPp",\n +\d+ \+ +"when": "isPosOrPpo",\n\n0 errors, 0 warnings$/,
  );
  expect(readFileSync(at(home), 'utf8')).toBe(readFileSync(home, 'utf8'));
});

test('check --fix replaces a file as a whole: with its permissions, and nothing is left beside it', async () => {
  chmodSync(at(home), 0o600);
  const { ino } = statSync(at(home));
  const { text } = await run({ fix: true, json: true });
  expect(text).toBe('[]');
  expect(statSync(at(home)).mode & 0o777).toBe(0o600);
  expect(statSync(at(home)).ino).not.toBe(ino);
  expect(readdirSync(at('config/screens'))).toEqual(readdirSync('config/screens'));
});

test('check --lang es prints Spanish, and check without --fix writes nothing', async () => {
  const before = readFileSync(at(home), 'utf8');
  const { exit, text } = await run({ lang: 'es' });
  expect(exit).toBe(1);
  expect(text).toContain('`isPosOrPp` no figura como dato ni regla');
  expect(text).toContain('¿quiso decir `isPosOrPpo`?');
  expect(text).toContain('1 error, 0 advertencias');
  expect(readFileSync(at(home), 'utf8')).toBe(before);
});
