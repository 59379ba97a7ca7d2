import type { Commands } from './options/command.ts';
import { commandLine } from './command-line.ts';
import { serverCommands } from './server-main.ts';

/** The commands that need the project's folder and the packages of its developers. */
const projectCommands: Commands = {
  build: async () => (await import('./commands/build.ts')).build,
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  types: async () => (await import('./commands/types.ts')).types,
};

/** Every `portal` command by its name. */
export const commands = { ...serverCommands, ...projectCommands };

/** Runs `portal` with these arguments in the project's folder. */
export const main = commandLine(commands);
