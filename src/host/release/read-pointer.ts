import { existsSync, readFileSync } from 'node:fs';
import { parsePointer, type ReleasePointer } from './release-manifest.ts';
import { releasePaths } from './release-paths.ts';

/** The pointer to the live release of a built folder, or undefined when there is none that can be read. */
export const readPointer = (dist: string): ReleasePointer | undefined => {
  const { pointer } = releasePaths(dist);
  return existsSync(pointer) ? parsePointer(readFileSync(pointer, 'utf8')) : undefined;
};
