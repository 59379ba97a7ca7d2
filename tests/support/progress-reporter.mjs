import { writeSync } from 'node:fs';

/**
 * Where `run-step.mjs` puts the console of `npm test`; the step's own output is collected and shown where it
 * fails.
 */
const console = 3;

/**
 * A Vitest reporter for people who wait: one line for every test file as it ends, with the count of files
 * that are left.
 */
export default class ProgressReporter {
  #left = 0;

  onTestRunStart(specifications) {
    this.#left = specifications.length;
  }

  onTestModuleEnd(module) {
    this.#left -= 1;
    const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const outcome = module.ok()
      ? `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`
      : `FAILED, ${failed} of ${tests.length} tests`;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    writeSync(
      console,
      `      ${String(this.#left).padStart(3)} left  ${module.relativeModuleId} (${outcome}, ${seconds} s)\n`,
    );
  }
}
