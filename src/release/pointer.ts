import { join } from 'node:path';
import { parsePlainJson, plainFile } from './plain-file.ts';
import { isReleaseId } from './release-names.ts';
import { isText, objectOf, optional } from './shapes.ts';

export interface ReleasePointer {
  readonly release: string;
  readonly manifest: string;
  readonly number?: number;
}

/** Returns the content of the pointer file for a release. */
export const pointerText = (
  { id, manifest }: { readonly id: string; readonly manifest: string },
  number?: number,
): string =>
  `${JSON.stringify({ release: id, manifest, ...(number !== undefined && { number }) } satisfies ReleasePointer)}\n`;

const isPointer = objectOf({
  release: isReleaseId,
  manifest: isText,
  number: optional((value) => Number.isSafeInteger(value)),
});

/**
 * Returns the paths in a built folder: the public files of a release, the pointer, and the private chain and
 * sources.
 */
export const releasePaths = (dist: string) => ({
  all: join(dist, 'releases'),
  folder: (id: string): string => join(dist, 'releases', id),
  manifest: (id: string): string => join(dist, 'releases', id, 'release.json'),
  pointer: join(dist, 'releases', 'current.json'),
  log: join(dist, 'publications'),
  sources: join(dist, 'sources'),
});

/** Reads the pointer to the live release; undefined when it is missing or unreadable. */
export const readPointer = (dist: string): ReleasePointer | undefined => {
  const value = parsePlainJson(plainFile(releasePaths(dist).all, 'current.json'));
  return isPointer(value) ? (value as ReleasePointer) : undefined;
};
