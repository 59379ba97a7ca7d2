import { existsSync, readdirSync } from 'node:fs';
import { Refusal } from '../authoring/refusal.ts';
import { releasePaths } from '../release/pointer.ts';
import { publicationLog } from '../release/publication-log.ts';
import { UsageError } from './errors.ts';

/** The releases of the log, and those on the disk, whose log may have stayed behind when the folder was copied. */
const knownIn = (dist: string): readonly string[] => {
  const { all } = releasePaths(dist);
  const stored = existsSync(all) ? readdirSync(all).filter((name) => /^[0-9a-f]{16}$/.test(name)) : [];
  const logged = publicationLog(dist).list();
  return [...new Set([...logged.map(({ release }) => release), ...stored])];
};

/** The release of a built portal that was named in full; any other name is refused with the one that is meant, or those that exist. */
export const releaseNamed = (dist: string, name: string | undefined): string => {
  const known = knownIn(dist);
  if (name === undefined) throw new UsageError('Name the release to go back to.');
  if (known.length === 0) throw new Refusal(`Nothing was published in ${dist}; name a built portal with --in.`);
  if (known.includes(name)) return name;
  const [only, ...more] = known.filter((release) => release.startsWith(name));
  const meant = only !== undefined && more.length === 0 ? ` Did you mean ${only}?` : '';
  throw new Refusal(`There is no release ${name} in ${dist}.${meant} There are ${known.join(', ')}.`);
};
