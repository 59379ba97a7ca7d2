import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Folders } from '../../authoring/project/config-store.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { said } from '../words/messages.ts';
import { UsageError } from './errors.ts';

/** Refuses an option with nothing behind it, as a shell gives for a variable that is not set: most paths of nothing are the working folder. */
export const refuseBlank = (option: string, path: string, meant: 'build' | 'file' | 'built' | 'config' | 'data'): void => {
  if (path.trim() === '') throw new UsageError(`blank.${meant}`, { option });
};

/** A path with every link followed, as far as it exists. */
const realPath = (path: string): string => {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
};

/** The file on the way to a path, or at it, that is no folder, so that no folder can be made there. */
const fileOnTheWay = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return dirname(path) === path ? undefined : fileOnTheWay(dirname(path));
  return found.isDirectory() ? undefined : path;
};

/** Whether a path is a folder or lies in it, by its own name or through links. */
const holds = (folder: string, path: string): boolean => {
  const way = relative(realPath(folder), realPath(path));
  return !isAbsolute(way) && way.split(/[/\\]/)[0] !== '..';
};

/** What every finished build leaves in its folder. */
const marks = ['template.html', join('.vite', 'manifest.json')];

const isBuilt = (folder: string): boolean => marks.every((mark) => existsSync(join(folder, mark)));

/**
 * Refuses a folder that a build, which empties it first, must not take: anything but a new or empty folder or an earlier build; whatever
 * holds the working folder or one of the configuration's; and what lies in one of these two.
 */
export const refuseForeignFolder = (folder: string, { config, locales }: Folders): void => {
  refuseBlank('out', folder, 'build');
  const inside = [process.cwd(), config, locales].find((path) => holds(folder, path));
  if (inside !== undefined) throw new UsageError('build.holds', { folder, inside });
  const around = [config, locales].find((path) => holds(path, folder));
  if (around !== undefined) throw new UsageError('build.inside', { folder, around });
  const file = fileOnTheWay(folder);
  if (file !== undefined) throw new UsageError('build.file', { folder: file });
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length === 0 || isBuilt(folder)) return;
  throw new UsageError('build.foreign', { folder });
};

/** What an embedded database, whole or half created, has in its folder. */
const dataMarks = ['db', 'db.new', 'lock.json', 'backups'];

/** Refuses a folder for the embedded database that holds something else. */
export const refuseForeignData = (folder: string): void => {
  refuseBlank('data', folder, 'data');
  const file = fileOnTheWay(folder);
  if (file !== undefined) throw new UsageError('data.file', { folder: file });
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  if (names.length > 0 && !names.some((name) => dataMarks.includes(name))) throw new UsageError('data.foreign', { folder });
};

/** Refuses a file of the configuration, which a report would replace. What is a folder the system refuses by itself. */
export const refuseConfigFile = (file: string, { config, locales }: Folders): void => {
  refuseBlank('out', file, 'file');
  const around = [config, locales].find((path) => holds(path, file));
  if (around !== undefined) throw new UsageError('file.inside', { file, around });
};

/** Refuses what is no built portal: a release is written only beside the app that it is of. */
export const refuseUnbuilt = (option: string, folder: string): void => {
  refuseBlank(option, folder, 'built');
  if (!isBuilt(folder)) throw new Refusal(said('not-built', { folder }));
};

/** What tells the folders of a configuration from any others. */
const signs: Readonly<Record<keyof Folders, string>> = { config: 'environments.json', locales: 'en' };

/** Refuses a folder of a configuration that holds the working folder and no configuration: all its files would be read as one. */
export const refuseNoConfig = (folders: Folders): void => {
  for (const name of ['config', 'locales'] as const) {
    const folder = folders[name];
    refuseBlank(name, folder, 'config');
    if (holds(folder, process.cwd()) && !existsSync(join(folder, signs[name])))
      throw new UsageError('no-config', { folder, sign: signs[name], name });
  }
};
