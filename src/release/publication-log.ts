import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiffReport } from '../analysis/diff/diff-report.ts';
import { writeDurably } from './durable-files.ts';
import { releasePaths } from './pointer.ts';

/** Who did it and why. */
export interface PublicationNote {
  readonly author?: string;
  readonly message?: string;
}

/** One flip of the pointer. Kept outside the public files: names and messages are not for visitors. */
export interface Publication extends PublicationNote {
  readonly kind: 'publish' | 'rollback';
  readonly release: string;
  /** The release that was live before. */
  readonly previous?: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Who sees what differently than under the release before. */
  readonly meaning?: DiffReport;
  /** Why that is not known. */
  readonly untold?: string;
}

const isEntry = (name: string): boolean => /^[0-9TZ-]+[0-9a-f]{16}\.json$/.test(name);

/** The log of publications beside a built folder's releases, one file each; `list` answers the newest first. */
export const publicationLog = (dist: string) => {
  const folder = releasePaths(dist).log;
  return {
    add: (entry: Publication): void => {
      mkdirSync(folder, { recursive: true });
      const stamp = entry.time.replace(/[:.]/g, '-');
      writeDurably(join(folder, `${stamp}-${entry.release}.json`), `${JSON.stringify(entry, null, 2)}\n`);
    },
    list: (): readonly Publication[] =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter(isEntry)
        .sort()
        .reverse()
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Publication),
  };
};
