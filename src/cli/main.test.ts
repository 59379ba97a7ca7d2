import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemErrorText } from './options/errors.ts';
import { commands, main } from './main.ts';
import { helpLine } from './words/messages.ts';
import { spyOnOutput } from '../../tests/support/cli/spy-on-output.ts';

const empty = mkdtempSync(join(tmpdir(), 'portal-main-'));
afterAll(() => rmSync(empty, { recursive: true }));

const portal = async (...args: readonly string[]) => {
  const write = spyOnOutput();
  try {
    const exit = await main(args);
    return [exit, write.mock.calls.map(([text]) => String(text)).join('')] as const;
  } finally {
    write.mockRestore();
  }
};

test('results go to standard output and errors to standard error, without colors', async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    expect(await main(['--version'])).toBe(0);
    expect(out.mock.calls).toEqual([[expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]]);
    expect(errors).not.toHaveBeenCalled();
    out.mockClear();
    for (const args of [['chek'], ['check', '--jsn'], ['publish', '--to', 'nowhere']])
      expect(await main(args)).toBeGreaterThan(0);
    expect(errors).toHaveBeenCalledTimes(3);
    expect(out).not.toHaveBeenCalled();
    expect(errors.mock.calls.flat().join('')).not.toContain('\u001b');
  } finally {
    out.mockRestore();
    errors.mockRestore();
  }
});

describe('an error of the system is printed in one line', () => {
  test.each([
    [['gating', '--out', '/nonexist/dir/g.html'], '/nonexist/dir/g.html does not exist;'],
    [['gating', '--out', empty], `${empty} is a folder; name a file.`],
    [['check', '--config', 'README.md'], 'README.md cannot be read as a folder'],
    [['publish', '--to', 'nope'], 'nope is not a built portal; run portal build --out nope first.'],
    [['serve', '--dist', 'config'], 'config is not a built portal; run portal build --out config first.'],
  ])('%j', async (args, message) => {
    const [exit, out] = await portal(...args);
    expect(exit).toBe(1);
    expect(out).toContain(message);
    expect(out.trimEnd()).not.toContain('\n');
  });

  test('a port that is in use', async () => {
    const first = createServer();
    const second = createServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const { port } = first.address() as { readonly port: number };
    const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'));
    first.close();
    expect(systemErrorText(error)?.en).toMatch(
      new RegExp(`^Another program uses port ${port}\\. .*--port.*PORT_BASE`),
    );
    expect(systemErrorText(new Error('Port 4300 is already in use'))?.en).toMatch(
      /^Another program uses port 4300/,
    );
    expect(systemErrorText(new Error('a mistake of the program'))).toBeUndefined();
  });

  test('an invalid PORT_BASE is a usage error', async () => {
    vi.stubEnv('PORT_BASE', 'abc');
    const [exit, out] = await portal('publish', '--to', 'tests');
    const [build, said] = await portal('build', '--out', join(empty, 'new'));
    vi.unstubAllEnvs();
    expect([exit, out]).toEqual([1, expect.stringContaining('tests is not a built portal')]);
    expect([build, said]).toEqual([
      2,
      expect.stringContaining('PORT_BASE must be a port from 1024 to 65000, not abc'),
    ]);
  });
});

test('`portal wish` still runs `portal suggest`', async () => {
  expect(await portal('wish', '--help')).toEqual(await portal('suggest', '--help'));
});

describe('words that are not a command', () => {
  test.each([
    [['check', 'extra'], '"extra"; remove it'],
    [['gating', 'foo'], '"foo"; remove it'],
    [['personas', 'foo'], '"foo"; remove it'],
    [['diff', '.', '.', 'c'], '"c"; remove it'],
    [['explain', 'home', 'more'], '"more"; remove it'],
    [['chek'], 'There is no command chek. Did you mean check?'],
    [['xyzzy'], 'There is no command xyzzy.\n'],
  ])('%j', async (args, message) => {
    const [exit, out] = await portal(...args);
    expect([exit, out]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('options that do not fit', () => {
  test.each([
    [['check', '--jsn'], 'There is no option --jsn. Did you mean --json?'],
    [['check', '--xyzzy'], 'There is no option --xyzzy.\n'],
    [['check', '-x'], 'There is no option -x.'],
    [['check', '--config'], 'A value is missing after --config.'],
    [
      ['check', '--config', '--json'],
      '--json is read as another option. To use it as the value, write --config=--json',
    ],
    [['check', '--json=yes'], '--json takes no value; remove yes.'],
    [['types', '--lang', 'fr'], '--lang must be en or es, not fr'],
  ])('%j', async (args, message) => {
    expect(await portal(...args)).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('in Spanish', () => {
  test.each([
    [['chek', '--lang', 'es'], 2, 'No existe el comando chek. ¿Quiso decir check?'],
    [['--lang', 'es', 'chek'], 2, 'No existe el comando chek.'],
    [['check', '--lang=es', '--jsn'], 2, 'No existe la opción --jsn. ¿Quiso decir --json?'],
    [['build', '--out', '', '--lang', 'es'], 2, '--out está vacío; indique una carpeta'],
    [['explain', 'hme', '--lang', 'es'], 2, 'Ningún elemento se llama hme. ¿Quiso decir home?'],
    [
      ['explain', 'fact', 'xyzzyxyzzy', '--lang', 'es'],
      2,
      'Ningún dato se llama xyzzyxyzzy. portal explain --member m01 muestra',
    ],
    [['gating', '--on', '2027-02-30', '--lang', 'es'], 2, '2027-02-30 no es un día del calendario'],
    [['check', '--config', 'README.md', '--lang', 'es'], 1, 'README.md no se puede leer como carpeta'],
    [['types', '--help', '--lang', 'es'], 0, '--lang L        en (si no se indica) o es'],
    [['--help', '--lang', 'es'], 0, 'check      revisa una configuración'],
  ])('%j', async (args, code, message) => {
    expect(await portal(...args)).toEqual([code, expect.stringContaining(message)]);
  });

  test('every command has its help, line by line', async () => {
    const all = await Promise.all(Object.values(commands).map((load) => load()));
    const lines = all.flatMap(({ summary, help }) => [summary, ...help]);
    expect(lines.filter((line) => helpLine('es', line) === line)).toEqual([]);
  });
});
