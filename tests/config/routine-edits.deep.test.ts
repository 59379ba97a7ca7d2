import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-files.ts';
import { type ProjectCopy, projectCopy, routineEdits } from '../support/config/routine-edits.ts';

/**
 * The edits to try: all, or those that the environment names, as `ROUTINE_EDITS=newCard,planFlag`, to find
 * the one that breaks a test.
 */
const names = process.env['ROUTINE_EDITS']?.split(',') ?? Object.keys(routineEdits);

const left = ['node_modules', 'dist', 'coverage', '.git', '.cache'];

/**
 * Copies the project; its packages are linked file by file where the disk is the same, since a browser is
 * served no file from elsewhere.
 */
const copyProject = (folder: string): void => {
  for (const name of readdirSync(projectRoot).filter((one) => !left.includes(one)))
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  const isSameDisk = statSync(projectRoot).dev === statSync(folder).dev;
  execFileSync('cp', [isSameDisk ? '-al' : '-a', join(projectRoot, 'node_modules'), folder]);
};

/**
 * Without what tells a test run that it is a deep one, or inside of another, and with a folder for its own
 * that every user may pass.
 */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:DEEP|VITEST|TEST$|NODE_ENV)/.test(name)),
  ),
  TMPDIR: dirname(tmpdir()),
};

let folder: string;
let project: ProjectCopy;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-routine-'));
  copyProject(folder);
  project = projectCopy(folder);
  for (const name of names) routineEdits[name]!(project);
  project.portal('gating', '--write');
  project.portal('types');
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

test('the edits are valid, and each file follows the documents', () => {
  expect(project.portal('check')).toContain('0 errors, 0 warnings');
});

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const failuresIn = ({ testResults }: Report): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName }) => `${relative(folder, name)}: ${fullName}`);
    return status === 'failed' && failed.length === 0 ? [`${relative(folder, name)}: ${message}`] : failed;
  });

test.each(['unit', 'components'])(
  'no test of the project %s fails because of them',
  async (suite) => {
    const out = join(folder, `${suite}.report`);
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      suite,
      '--reporter=json',
      `--outputFile=${out}`,
    ];
    await once(spawn(process.execPath, args, { cwd: folder, env: environment, stdio: 'ignore' }), 'exit');
    const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
    expect(failuresIn(report)).toEqual([]);
    expect(report.numPassedTests).toBeGreaterThan(300);
  },
  1_800_000,
);
