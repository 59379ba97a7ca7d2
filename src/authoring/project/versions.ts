import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { world } from '../../analysis/model/world.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import { InvalidRequest, invalidRequest, refusal, Refusal } from '../refusal.ts';
import { folderStore } from './config-store.ts';
import { type Published, resolveRelease } from './publications.ts';
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
    .filter((file) => file.endsWith('.json'));
  return places.map((file) => parseDocument(file, git('show', `${revision}:${file}`), `${revision}:${file}`));
};

/**
 * Reads the documents of a configuration from a folder (with `config` and `locales`) or a git revision of
 * this repository.
 */
export const readDocuments = async (name: string): Promise<readonly ConfigDocument[]> => {
  if (existsSync(join(name, 'config')))
    return folderStore({ config: join(name, 'config'), locales: join(name, 'locales') }).list();
  if (isRevision(name)) return atRevision(name);
  throw invalidRequest('no-version', { name });
};

// A folder of the same name comes first.
const releaseNamed = (name: string, published: Published): string | undefined =>
  existsSync(join(name, 'config')) ? undefined : resolveRelease(published, name);

/**
 * Formats the name of a version. A number, a day or `live` is followed by the release that it currently
 * refers to.
 */
export const versionText = (name: string, published: Published): string => {
  const release = releaseNamed(name, published);
  return release === undefined || release === name ? name : `${name} (${release})`;
};

const portalNamed = async (name: string, published: Published): Promise<CompiledPortal> => {
  const release = releaseNamed(name, published);
  return release === undefined ? compileSound(await readDocuments(name)) : published.read(release);
};

/**
 * Compiles a version: a folder, a release or publication, or a git revision, whichever matches first. Error messages
 * contain its name.
 */
export const readVersion = async (name: string, published: Published): Promise<CompiledPortal> => {
  try {
    const portal = await portalNamed(name, published);
    refuseNoMember(world(portal.config));
    return portal;
  } catch (error) {
    throw error instanceof Refusal && !(error instanceof InvalidRequest)
      ? refusal('not-compared', { name, message: error.texts })
      : error;
  }
};
