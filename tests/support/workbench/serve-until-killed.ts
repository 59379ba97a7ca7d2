import { stopYoungGenerationGrowth } from '../../../src/cli/options/command.ts';
import { startWorkbench, type WorkbenchOptions } from '../../../src/workbench/server/start-workbench.ts';

/**
 * A workbench in a separate process, as its operator runs it. Prints `listening` once it answers. Its
 * options are the last argument, as JSON.
 */
const options = JSON.parse(process.argv.at(-1) ?? '') as Omit<WorkbenchOptions, 'write'>;
const workbench = await startWorkbench({ ...options, write: () => undefined });
if ('message' in workbench) throw new Error(workbench.message);
stopYoungGenerationGrowth();
process.stdout.write('listening\n');
