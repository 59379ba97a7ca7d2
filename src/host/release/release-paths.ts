import { join } from 'node:path';

/** Where the parts of releases lie in a built folder: the public files of one release, the pointer to the live one, and the private log. */
export const releasePaths = (dist: string) => ({
  all: join(dist, 'releases'),
  folder: (id: string): string => join(dist, 'releases', id),
  manifest: (id: string): string => join(dist, 'releases', id, 'release.json'),
  pointer: join(dist, 'releases', 'current.json'),
  log: join(dist, 'publications'),
});
