import { commandLine } from './command-line.ts';
import { projectCommands, serverCommands } from './commands.ts';

/** Every `portal` command by its name. */
export const commands = { ...serverCommands, ...projectCommands };

/** Runs `portal` with these arguments in the project's folder. */
export const main = commandLine(commands);
