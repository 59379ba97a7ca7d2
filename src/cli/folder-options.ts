import type { Command } from './command.ts';

/** The folders that hold a configuration, as options of a command. */
export const folderOptions = {
  config: { type: 'string', default: 'config' },
  locales: { type: 'string', default: 'locales' },
} satisfies Command['options'];

/** The folders of a configuration. */
export interface Folders {
  readonly config: string;
  readonly locales: string;
}
