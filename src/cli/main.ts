import type { Commands } from './options/command.ts';
import { commandLine } from './command-line.ts';
import { serverCommands } from './server-main.ts';

// These commands need the project's folder and its development packages.
const projectCommands: Commands = {
  build: async () => (await import('./commands/build.ts')).build,
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  types: async () => (await import('./commands/types.ts')).types,
};

export const commands = { ...serverCommands, ...projectCommands };

export const main = commandLine(commands);
