import { join } from 'node:path';
import { parsedJson, plainFile } from './plain-file.ts';
import { isReleaseId } from './release-names.ts';
import { isText, objectOf, optional } from './shapes.ts';

/** `releases/current.json`: the live release, the fingerprint of its manifest, and the number of the publication that made it live. */
export interface ReleasePointer {
  readonly release: string;
  readonly manifest: string;
  /** Not in pointers of earlier forms. */
  readonly number?: number;
}

/** The text of the pointer to a release. */
export const pointerText = ({ id, manifest }: { readonly id: string; readonly manifest: string }, number?: number): string =>
  `${JSON.stringify({ release: id, manifest, ...(number !== undefined && { number }) } satisfies ReleasePointer)}\n`;

const isPointer = objectOf({ release: isReleaseId, manifest: isText, number: optional((value) => Number.isSafeInteger(value)) });

/** Where the parts of releases lie in a built folder: the public files of one release, the pointer to the live one, and the private chain and sources. */
export const releasePaths = (dist: string) => ({
  all: join(dist, 'releases'),
  folder: (id: string): string => join(dist, 'releases', id),
  manifest: (id: string): string => join(dist, 'releases', id, 'release.json'),
  pointer: join(dist, 'releases', 'current.json'),
  log: join(dist, 'publications'),
  sources: join(dist, 'sources'),
});

/** The pointer to the live release of a built folder, or undefined when there is none that can be read. */
export const readPointer = (dist: string): ReleasePointer | undefined => {
  const value = parsedJson(plainFile(releasePaths(dist).all, 'current.json'));
  return isPointer(value) ? (value as ReleasePointer) : undefined;
};
