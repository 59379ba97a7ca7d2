/**
 * `npm test`: everything that must hold before a change is accepted, in phases; every step runs,
 * whatever the others say, and the last line counts the tests of all Vitest projects (a failed step without
 * tests counts as one).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

const deep = process.argv.includes('--deep');
const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'));

const portal = (...args) => ['src/cli/portal.mjs', ...args];

/** A script of package.json, which says what the step runs. */
const script = (name) => ['--run', name];

/**
 * The browser that npm brings is the same everywhere and twice as quick; the deep run takes the one that
 * people have.
 */
const browser =
  !deep && process.platform === 'linux' && process.arch === 'x64' ? { CHROMIUM_SOURCE: 'npm' } : {};

const vitest = (project, minutes) => ({
  name: project,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=./tests/support/progress-reporter.mjs',
    '--reporter=json',
    `--outputFile.json=${join(reports, project)}`,
    ...(deep ? [] : ['--tags-filter=!deep']),
  ],
  minutes: deep ? minutes * 4 : minutes,
  env: { ...browser, ...(deep ? { DEEP: '1' } : {}) },
  counts: true,
});

/**
 * Without the cache of `npm run lint`: rules that ask for types depend on more than the file that they judge.
 */
const lint = {
  name: 'lint',
  args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
  minutes: 10,
};
const prettierCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/prettier/state.json',
];
const types = { name: 'types', args: script('typecheck') };
const format = {
  name: 'format',
  args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...prettierCache, '.'],
};
const deadCode = { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] };
const configCheck = { name: 'config check', args: portal('check') };
const generatedTypes = { name: 'generated types', args: portal('types', '--check') };
/** Its output has no notices of libraries, such as `[PLUGIN_TIMINGS]`. */
const build = { name: 'build', args: script('build'), refuses: /^.*(?:\[[A-Z_]+\]|\bwarn(?:ing)?\b).*$/im };
const sizes = { name: 'sizes', args: ['tests/support/reports/check-sizes.ts', 'dist'], needs: build };

const onBuild = (step) => ({ ...step, needs: build, env: { ...step.env, PORTAL_DIST: 'dist' } });
const journeys = onBuild(vitest('journeys', 30));
const firefox = onBuild(vitest('firefox', 30));

/**
 * Steps of one phase run two at a time. Unit tests and journeys use both cores themselves; components are
 * one page at a time, so the lint, which has no clock, runs beside them.
 */
const phases = [
  [types, format, build, deadCode, configCheck, generatedTypes],
  [sizes],
  [vitest('unit', 10)],
  [vitest('components', 10), lint],
  [journeys],
  ...(deep ? [[firefox]] : []),
];

/** `later` are those that only the deep run runs. */
const none = { passed: 0, failed: 0, skipped: 0, later: 0 };

const counted = (name) => {
  try {
    const report = JSON.parse(readFileSync(join(reports, name), 'utf8'));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const later = tests.filter(({ status, tags }) => status === 'skipped' && tags.includes('deep')).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests - later,
      later,
    };
  } catch {
    return none;
  }
};

/** What went wrong: of a Vitest run only from its list of failures on. */
const wentWrong = (output) =>
  output.slice(Math.max(0, output.search(/^.*(?:Failed Suites|Failed Tests|Unhandled Errors?) /m))).trimEnd();

const failedSteps = new Map();
const total = { ...none };

const fail = (step, output) => {
  failedSteps.set(step.name, output);
  console.log(`FAIL  ${step.name}\n${wentWrong(output).replace(/^/gm, '      ')}`);
};

const report = (step, { code, output, seconds }) => {
  const tests = step.counts ? counted(step.name) : none;
  const isBad = code !== 0 || step.refuses?.test(output) === true;
  const broken = isBad && tests.failed === 0 ? 1 : 0;
  total.passed += tests.passed;
  total.failed += tests.failed + broken;
  total.skipped += tests.skipped;
  total.later += tests.later;
  const said = step.counts ? `, ${tests.passed} tests` : '';
  const notes = output.match(/^(size|SKIPPED): .*$/gm) ?? [];
  if (!isBad) console.log([`ok    ${step.name} (${seconds.toFixed(1)} s${said})`, ...notes].join('\n      '));
  else fail(step, output);
};

const runOne = async (step) => {
  if (step.needs && failedSteps.has(step.needs.name)) {
    total.failed += 1;
    fail(step, `not run: it needs the step "${step.needs.name}", which failed`);
    return;
  }
  report(step, await runStep(step));
};

const runPhase = async (steps) => {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runOne(step);
  };
  await Promise.all([lane(), lane()]);
};

for (const steps of phases) await runPhase(steps);
rmSync(reports, { recursive: true, force: true });

if (failedSteps.size > 0) console.log(`\nfailed: ${[...failedSteps.keys()].join(', ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const later = total.later > 0 ? `, ${total.later} more in npm run test:deep` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}${later}`);
process.exitCode = total.failed > 0 ? 1 : 0;
