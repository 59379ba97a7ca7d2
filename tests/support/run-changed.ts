/**
 * `npm run test:changed`: unit and component tests that a change affects, since the common ancestor with
 * `origin/main` or with the revision that is given, uncommitted and new files included.
 */
import { spawnSync } from 'node:child_process';
import { changedTests } from './changed-tests.ts';
import { projectFiles } from './project-files.ts';

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

const [revision = 'origin/main'] = process.argv.slice(2);
const [since = 'HEAD'] = git('merge-base', 'HEAD', revision);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const plan = changedTests(changed);
const chosen =
  plan === 'all'
    ? ['run']
    : ['related', '--run', ...plan.related, ...projectFiles(plan.folders, /(?<!\.deep)\.test\.tsx?$/)];
const vitest = ['node_modules/vitest/vitest.mjs', ...chosen, '--project', 'unit', '--project', 'components'];
process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit' }).status ?? 1;
