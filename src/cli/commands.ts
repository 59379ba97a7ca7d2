import type { Command } from './command.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { create } from './commands/create.ts';
import { diff } from './commands/diff.ts';
import { explain } from './commands/explain.ts';
import { gating } from './commands/gating.ts';
import { personas } from './commands/personas.ts';
import { publish } from './commands/publish.ts';
import { releases } from './commands/releases.ts';
import { rollback } from './commands/rollback.ts';
import { serve } from './commands/serve.ts';
import { start } from './commands/start.ts';
import { types } from './commands/types.ts';

/** Every `portal` command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  check,
  new: create,
  gating,
  explain,
  diff,
  personas,
  build,
  publish,
  releases,
  rollback,
  serve,
  start,
  dev,
  types,
};
