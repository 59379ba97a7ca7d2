import { existsSync } from 'node:fs';
import type { OptionValues } from './command.ts';
import type { Folders } from './folder-options.ts';
import { UsageError } from './usage-error.ts';

/** The folders that `--config` and `--locales` name; a missing one is a usage error. */
export const existingFolders = (values: OptionValues): Folders => {
  const folders = { config: String(values['config']), locales: String(values['locales']) };
  const missing = Object.values(folders).find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new UsageError(`There is no folder ${missing}.`);
  return folders;
};
