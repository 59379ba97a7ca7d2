import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemErrorText } from './errors.ts';
import { main } from './main.ts';

const empty = mkdtempSync(join(tmpdir(), 'portal-main-'));
afterAll(() => rmSync(empty, { recursive: true }));

const portal = async (...args: readonly string[]) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const exit = await main(args);
    return [exit, write.mock.calls.map(([text]) => String(text)).join('')] as const;
  } finally {
    write.mockRestore();
  }
};

describe('what the system refuses is told in one line', () => {
  test.each([
    [['gating', '--out', '/nonexist/dir/g.html'], 'There is no /nonexist/dir/g.html;'],
    [['gating', '--out', empty], `${empty} is a folder; name a file.`],
    [['check', '--config', 'README.md'], 'README.md cannot be read as a folder'],
    [['publish', '--to', 'nope'], 'nope is no built portal; run portal build --out nope first.'],
    [['serve', '--dist', 'config'], 'config is no built portal; run portal build --out config first.'],
  ])('%j', async (args, message) => {
    const [exit, out] = await portal(...args);
    expect(exit).toBe(1);
    expect(out).toContain(message);
    expect(out.trimEnd()).not.toContain('\n');
  });

  test('a port that is taken', async () => {
    const [first, second] = [createServer(), createServer()];
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const { port } = first.address() as { readonly port: number };
    const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'));
    first.close();
    expect(systemErrorText(error)).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*--port.*PORT_BASE`));
    expect(systemErrorText(new Error('Port 4300 is already in use'))).toMatch(/^Port 4300 is taken/);
    expect(systemErrorText(new Error('a mistake of the program'))).toBeUndefined();
  });

  test('PORT_BASE that is no port is a usage error', async () => {
    vi.stubEnv('PORT_BASE', 'abc');
    const [exit, out] = await portal('publish', '--to', 'tests');
    const [build, said] = await portal('build', '--out', join(empty, 'new'));
    vi.unstubAllEnvs();
    expect([exit, out]).toEqual([1, expect.stringContaining('tests is no built portal')]);
    expect([build, said]).toEqual([2, expect.stringContaining('PORT_BASE is a port from 1024 to 65000, not abc')]);
  });
});

describe('words that no command takes', () => {
  test.each([
    [['check', 'extra'], '"extra" is one word too many'],
    [['gating', 'foo'], '"foo" is one word too many'],
    [['personas', 'foo'], '"foo" is one word too many'],
    [['diff', '.', '.', 'c'], '"c" is one word too many'],
    [['explain', 'home', 'more'], '"more" is one word too many'],
    [['chek'], 'There is no command chek. Did you mean check?'],
    [['xyzzy'], 'There is no command xyzzy.\n'],
  ])('%j', async (args, message) => {
    const [exit, out] = await portal(...args);
    expect([exit, out]).toEqual([2, expect.stringContaining(message)]);
  });
});
