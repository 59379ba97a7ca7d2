import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedTests } from './changed-tests.ts';
import { projectFiles } from './project-files.ts';

const planOf = (...changed: readonly string[]) => {
  const plan = changedTests(changed);
  if (plan === 'all') throw new Error('all tests');
  return plan;
};

test('a changed module runs the tests that import it, a document only those that read the project', () => {
  expect(planOf('src/member/money.ts', 'docs/editors.md').related).toEqual([
    ...planOf().related,
    'src/member/money.ts',
  ]);
  expect(planOf('docs/editors.md', 'src/app/icon.svg')).toEqual(planOf());
});

test('a changed configuration or text runs the tests that read it', () => {
  expect(planOf('locales/es/home.json').folders).toEqual(['tests/config', 'tests/spec', 'tests/gating']);
  expect(planOf('configuration.md').folders).toEqual([]);
});

test.each(['package-lock.json', 'vite.workbench.config.ts', 'tests/support/test-projects.ts'])(
  'a change in %s runs all tests',
  (file) => {
    expect(changedTests(['src/member/money.ts', file])).toBe('all');
  },
);

test('every test and folder that a change may run exists', () => {
  const { related, folders } = planOf(
    'config/a.json',
    'locales/a.json',
    'schemas/a.json',
    'src/workbench/web/i18n/en/a.json',
  );
  expect([...related, ...folders].filter((path) => !path.includes('/a.json') && !existsSync(path))).toEqual(
    [],
  );
  for (const folder of folders) expect(projectFiles([folder], /\.test\.tsx?$/), folder).not.toEqual([]);
});
