import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Folders } from '../../authoring/project/config-store.ts';
import { portalOnDay } from '../../authoring/project/days.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import type { PublicationNote } from '../../release/chain/publication.ts';
import type { Command, OptionValues } from './command.ts';
import { UsageError } from './errors.ts';
import { refuseNoConfig } from './write-places.ts';

export const folderOptions = {
  config: { type: 'string', default: 'config' },
  locales: { type: 'string', default: 'locales' },
} satisfies Command['options'];

export const folderHelp: readonly string[] = [
  '--config DIR    configuration folder (default config)',
  '--locales DIR   folder of the texts (default locales)',
];

export const dayOptions = { on: { type: 'string' } } satisfies Command['options'];

export const dayHelp: readonly string[] = [
  '--on DAY        on this date in Pacific time, such as 2027-01-31 (default: ignores all start and end dates)',
];

export const onChosenDay = (portal: CompiledPortal, { on }: OptionValues): CompiledPortal =>
  typeof on === 'string' ? portalOnDay(portal, on) : portal;

export const versionOptions = {
  of: { type: 'string' },
  in: { type: 'string', default: 'dist' },
} satisfies Command['options'];

export const versionHelp: readonly string[] = [
  '--of VERSION    live, #3, 2026-10-31, a release, a git revision, or a folder, as for diff',
  '--in DIR        built portal with the releases for --of (default dist)',
];

export const noteOptions = {
  author: { type: 'string' },
  message: { type: 'string' },
} satisfies Command['options'];

export const noteHelp: readonly string[] = [
  '--author NAME   who publishes (default: the account name)',
  '--message TEXT  the reason, stored with the release',
];

export const noteOf = ({ author, message }: OptionValues): PublicationNote => ({
  author: typeof author === 'string' ? author : userInfo().username,
  ...(typeof message === 'string' ? { message } : {}),
});

// A missing folder is a usage error.
export const existingFolders = (values: OptionValues): Folders => {
  const folders = { config: String(values['config']), locales: String(values['locales']) };
  const missing = Object.values(folders).find((folder) => folder.trim() !== '' && !existsSync(folder));
  if (missing !== undefined) throw new UsageError('no-folder', { folder: missing });
  refuseNoConfig(folders);
  return folders;
};

// The first of five loopback ports: PORT_BASE, else 4300 (contract 1).
export const portBase = (): number => {
  const base = Number(process.env['PORT_BASE'] ?? 4300);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new UsageError('port-base', { value: String(process.env['PORT_BASE']) });
  return base;
};

export const languageOption = (value: unknown): Language => {
  if (value === 'en' || value === 'es') return value;
  throw new UsageError('language', { value: String(value) });
};
