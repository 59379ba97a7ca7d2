import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledConfig } from '../../config/compile-config.ts';
import { releaseDocument } from './release-document.ts';
import { releaseFiles } from './release-files.ts';

const writeWhole = (path: string, text: string): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, path);
};

/**
 * Writes a release into a built folder and makes it the live one: files first, under a temporary folder name that is then renamed,
 * the document that names them last, so that no reader ever sees half a release. Returns the release's hash.
 */
export const writeRelease = (dist: string, compiled: CompiledConfig): string => {
  const release = releaseFiles(compiled);
  const folder = join(dist, 'releases', release.hash);
  if (!existsSync(folder)) {
    const temporary = `${folder}.${process.pid}.tmp`;
    mkdirSync(temporary, { recursive: true });
    for (const [name, text] of Object.entries(release.files)) writeFileSync(join(temporary, name), text, { flush: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  }
  const template = readFileSync(join(dist, 'template.html'), 'utf8');
  writeWhole(join(dist, 'index.html'), releaseDocument(template, release, compiled));
  return release.hash;
};
