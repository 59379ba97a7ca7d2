import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { world } from '../../analysis/model/world.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/read-config.ts';
import { InvalidRequest, Refusal } from '../refusal.ts';
import { folderStore } from './config-store.ts';
import { compileSound, refuseNoMember } from './read-portal.ts';

const most = 64 * 1024 * 1024;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: most, stdio: ['ignore', 'pipe', 'ignore'] });

const isRevision = (name: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

const atRevision = (revision: string): readonly ConfigDocument[] => {
  const places = git('ls-tree', '-r', '--name-only', revision, 'config', 'locales')
    .split('\n')
    .filter((place) => place.endsWith('.json'));
  return places.map((place) => parseDocument(place, git('show', `${revision}:${place}`), `${revision}:${place}`));
};

const documentsOf = async (name: string): Promise<readonly ConfigDocument[]> => {
  if (existsSync(join(name, 'config'))) return folderStore({ config: join(name, 'config'), locales: join(name, 'locales') }).list();
  if (isRevision(name)) return atRevision(name);
  throw new InvalidRequest(`${name} is neither a folder that holds config and locales nor a git revision.`);
};

/** A configuration by folder (which holds config and locales) or by git revision of this repository; a refusal names it. */
export const readVersion = async (name: string): Promise<CompiledPortal> => {
  const documents = await documentsOf(name);
  try {
    const portal = compileSound(documents);
    refuseNoMember(world(portal.config));
    return portal;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${name} cannot be compared:\n\n${error.message}`) : error;
  }
};
