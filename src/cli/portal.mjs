#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
// What a failed command had opened, such as the sandbox's ports, must not keep it running.
if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
