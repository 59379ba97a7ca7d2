import type { Commands } from './options/command.ts';
import { commandLine } from './command-line.ts';

export const serverCommands: Commands = {
  check: async () => (await import('./commands/check.ts')).check,
  words: async () => (await import('./commands/words.ts')).words,
  new: async () => (await import('./commands/create.ts')).create,
  rename: async () => (await import('./commands/rename.ts')).rename,
  gating: async () => (await import('./commands/gating.ts')).gating,
  explain: async () => (await import('./commands/explain.ts')).explain,
  diff: async () => (await import('./commands/diff.ts')).diff,
  sizes: async () => (await import('./commands/reports.ts')).sizes,
  suggest: async () => (await import('./commands/suggest.ts')).suggest,
  calendar: async () => (await import('./commands/reports.ts')).calendar,
  personas: async () => (await import('./commands/reports.ts')).personas,
  evidence: async () => (await import('./commands/documents/evidence.ts')).evidence,
  checkout: async () => (await import('./commands/checkout.ts')).checkout,
  merge: async () => (await import('./commands/merge.ts')).merge,
  publish: async () => (await import('./commands/publish.ts')).publish,
  releases: async () => (await import('./commands/releases.ts')).releases,
  rollback: async () => (await import('./commands/rollback.ts')).rollback,
  serve: async () => (await import('./commands/serve.ts')).serve,
  workbench: async () => (await import('./commands/workbench.ts')).workbench,
};

export const main = commandLine(serverCommands);
