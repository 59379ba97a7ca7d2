#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
const { visibleText } = await import('../config/visible-text.ts');
// A mistake of the program is told as Node tells it, with what a terminal would obey made visible.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${visibleText(error instanceof Error ? String(error.stack) : String(error))}\n`, () => process.exit(1));
});
process.exitCode = await main(process.argv.slice(2));
// What a failed command had opened, such as the sandbox's ports, must not keep it running.
if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
