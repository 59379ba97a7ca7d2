/**
 * `npm run faults`: the whole fault catalogue in both languages; writes tests/faults.md. An argument such as
 * `C`, `C07` or `C,D1` runs a part and writes its rows; `--quick` runs each fault in one language, by turns.
 */
import { spawnSync } from 'node:child_process';

const words = process.argv.slice(2);
const part = words.find((word) => !word.startsWith('--')) ?? '';
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'journeys',
  'tests/browser/faults.deep',
  '--maxConcurrency=4',
];
const { status } = spawnSync(process.execPath, [...vitest, '--testTimeout=150000'], {
  stdio: 'inherit',
  env: { ...process.env, DEEP: '1', FAULTS: part, FAULTS_QUICK: words.includes('--quick') ? '1' : '' },
});
process.exitCode = status ?? 1;
