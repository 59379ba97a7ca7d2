import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import { check } from './check.ts';
import { sizes } from './reports.ts';

let root = '';
const at = (name: string): string => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-sizes-'));
  cpSync(frozenFolder, root, { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const run = async (command: typeof sizes, options: Readonly<Record<string, string | boolean>>) => {
  const lines: string[] = [];
  const folders = { config: at('config'), locales: at('locales') };
  const exit = await command.run({ ...folders, ...options }, (line) => lines.push(line), []);
  return { exit, text: lines.join('\n') };
};

test('portal sizes prints the bytes of each screen, and reports that there are no stored sizes', async () => {
  const { exit, text } = await run(sizes, { lang: 'es' });
  expect(exit).toBe(0);
  expect(text).toMatch(/^parte +bytes en inglés +razón +bytes en español +razón\n/);
  expect(text).toMatch(/\nhome +\d{4} +\d{4}\n/);
  expect(text).toMatch(/\n\nNo hay config\/sizes\.json/);
});

test('portal sizes --write writes the same figures each time, and check compares with them', async () => {
  await run(sizes, { lang: 'en', write: true });
  const figures = readFileSync(at('config/sizes.json'), 'utf8');
  const { en } = JSON.parse(figures) as { readonly en: object };
  await run(sizes, { lang: 'en', write: true });
  expect(readFileSync(at('config/sizes.json'), 'utf8')).toBe(figures);
  expect((await run(sizes, { lang: 'en' })).text).toMatch(/\nhome +\d{4} +1\.00x +\d{4} +1\.00x\n/);
  expect(await run(check, {})).toEqual({ exit: 0, text: '0 errors, 0 warnings' });
  const home = at('locales/en/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replace('"Urgent care"', `"${'care '.repeat(5_000)}"`));
  const { exit, text } = await run(check, {});
  expect(exit).toBe(1);
  expect(text).toContain('`home` has 31');
  expect(JSON.parse((await run(sizes, { lang: 'en', json: true })).text)).toMatchObject({
    en: { before: en },
  });
});
