import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('./authorization-server.ts', import.meta.url));

test('the authorization server starts without its library’s warning, and keeps other warnings', () => {
  const script = `await import(${JSON.stringify(server)}); console.warn('another');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['', 'another\n']);
});
