import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `releases/current.json`: the live release and the fingerprint of its manifest. */
export interface ReleasePointer {
  readonly release: string;
  readonly manifest: string;
}

/** The text of the pointer to a release. */
export const pointerText = ({ id, manifest }: { readonly id: string; readonly manifest: string }): string =>
  `${JSON.stringify({ release: id, manifest } satisfies ReleasePointer)}\n`;

/** Reads the pointer's text; undefined when it is not one. */
const parsePointer = (text: string): ReleasePointer | undefined => {
  try {
    const value = JSON.parse(text) as Partial<ReleasePointer> | null;
    const { release, manifest } = value ?? {};
    return typeof release === 'string' && /^[0-9a-f]{16}$/.test(release) && typeof manifest === 'string'
      ? { release, manifest }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Where the parts of releases lie in a built folder: the public files of one release, the pointer to the live one, and the private log. */
export const releasePaths = (dist: string) => ({
  all: join(dist, 'releases'),
  folder: (id: string): string => join(dist, 'releases', id),
  manifest: (id: string): string => join(dist, 'releases', id, 'release.json'),
  pointer: join(dist, 'releases', 'current.json'),
  log: join(dist, 'publications'),
});

/** The pointer to the live release of a built folder, or undefined when there is none that can be read. */
export const readPointer = (dist: string): ReleasePointer | undefined => {
  const { pointer } = releasePaths(dist);
  return existsSync(pointer) ? parsePointer(readFileSync(pointer, 'utf8')) : undefined;
};
