import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-files.ts';
import { shortened } from './short-failures.ts';

const failing = `import { expect, test } from 'vitest';
const many = Array.from({ length: 500 }, (_, at) => ({ at, name: 'x'.repeat(2000) }));
test('a long difference', () => expect(many).toEqual([]));
test('a long message', () => { throw new Error('<xml>\\n'.repeat(900)); });
test('a long text', () => expect('<root/>'.repeat(5000)).toContain('none'));
`;

test('a failed test prints at most 60 lines, whatever it compares', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failing-'));
  writeFileSync(join(folder, 'failing.test.ts'), failing);
  const setup = join(projectRoot, 'tests/support/short-failures.ts');
  const config = `export default { test: { include: ['failing.test.ts'], setupFiles: [${JSON.stringify(setup)}] }, server: { fs: { strict: false } } };\n`;
  writeFileSync(join(folder, 'vite.config.mjs'), config);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    folder,
    '--config',
    join(folder, 'vite.config.mjs'),
    '--no-color',
  ];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, env, encoding: 'utf8' });
  const failures = `${stdout}${stderr}`.split(/^ FAIL /m).slice(1);
  expect(failures).toHaveLength(3);
  for (const failure of failures) expect(failure.split('\n').length).toBeLessThanOrEqual(60);
  expect(failures.every((failure) => failure.split('\n').every((line) => line.length < 400))).toBe(true);
}, 60_000);

test('a text is shortened at its end, with the number of missing characters', () => {
  expect(shortened('a\nb\nc\nd', 3)).toBe('a\nb\n... and 2 more lines');
  expect(shortened('a\nb\nc', 3)).toBe('a\nb\nc');
});
