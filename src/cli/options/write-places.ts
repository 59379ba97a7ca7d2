import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Folders } from '../../authoring/project/config-store.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { cliMessage } from '../words/messages.ts';
import { UsageError } from './errors.ts';

// A shell passes an empty value for an unset variable, and an empty path would mean the working folder.
export const refuseBlank = (
  option: string,
  path: string,
  meant: 'build' | 'file' | 'built' | 'config' | 'data',
): void => {
  if (path.trim() === '') throw new UsageError(`blank.${meant}`, { option });
};

const realPath = (path: string): string => {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
};

// A file in the path prevents creating a folder there.
const fileOnTheWay = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return dirname(path) === path ? undefined : fileOnTheWay(dirname(path));
  return found.isDirectory() ? undefined : path;
};

const containsPath = (folder: string, path: string): boolean => {
  const way = relative(realPath(folder), realPath(path));
  return !isAbsolute(way) && way.split(/[/\\]/)[0] !== '..';
};

// Every finished build has these files.
const marks = ['template.html', join('.vite', 'manifest.json')];

const isBuilt = (folder: string): boolean => marks.every((mark) => existsSync(join(folder, mark)));

// A build empties its folder. Only a new or empty folder or an earlier build is allowed, and none that
// contains, or is inside, the working folder or the configuration.
export const refuseForeignFolder = (folder: string, { config, locales }: Folders): void => {
  refuseBlank('out', folder, 'build');
  const inside = [process.cwd(), config, locales].find((path) => containsPath(folder, path));
  if (inside !== undefined) throw new UsageError('build.holds', { folder, inside });
  const around = [config, locales].find((path) => containsPath(path, folder));
  if (around !== undefined) throw new UsageError('build.inside', { folder, around });
  const file = fileOnTheWay(folder);
  if (file !== undefined) throw new UsageError('build.file', { folder: file });
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length === 0 || isBuilt(folder)) return;
  throw new UsageError('build.foreign', { folder });
};

const dataMarks = ['db', 'db.new', 'lock.json', 'backups'];

export const refuseForeignData = (folder: string): void => {
  refuseBlank('data', folder, 'data');
  const file = fileOnTheWay(folder);
  if (file !== undefined) throw new UsageError('data.file', { folder: file });
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => dataMarks.includes(name)))
    throw new UsageError('data.foreign', { folder });
};

// A report must not replace a file of the configuration.
export const refuseConfigFile = (file: string, { config, locales }: Folders): void => {
  refuseBlank('out', file, 'file');
  const around = [config, locales].find((path) => containsPath(path, file));
  if (around !== undefined) throw new UsageError('file.inside', { file, around });
};

// A release is written only beside the app that it belongs to.
export const refuseUnbuilt = (option: string, folder: string): void => {
  refuseBlank(option, folder, 'built');
  if (!isBuilt(folder)) throw new Refusal(cliMessage('not-built', { folder }));
};

const signs: Readonly<Record<keyof Folders, string>> = { config: 'environments.json', locales: 'en' };

// If the folder contains the working folder but no configuration, all files in it would be read as one.
export const refuseNoConfig = (folders: Folders): void => {
  for (const name of ['config', 'locales'] as const) {
    const folder = folders[name];
    refuseBlank(name, folder, 'config');
    if (containsPath(folder, process.cwd()) && !existsSync(join(folder, signs[name])))
      throw new UsageError('no-config', { folder, sign: signs[name], name });
  }
};
