import { commandLine } from './command-line.ts';
import { serverCommands } from './commands.ts';

/** Runs `portal` with these arguments in a built server. */
export const main = commandLine(serverCommands);
