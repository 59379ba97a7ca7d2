import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DiffReport } from '../analysis/diff/diff-report.ts';
import { writeDurably } from './durable-files.ts';
import { parsedJson, plainFile } from './plain-file.ts';
import { releasePaths } from './pointer.ts';
import { isReleaseId } from './release-names.ts';
import { isBoolean, isText, listOf, matching, objectOf, optional } from './shapes.ts';

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

const isChange = objectOf({
  kind: isText,
  item: isText,
  what: isText,
  before: optional(isText),
  after: optional(isText),
  text: isText,
  members: isText,
  plans: optional(listOf(objectOf({ plan: isText, share: isText }))),
  samples: listOf(isText),
});

const isMeaning = objectOf({
  isEmpty: isBoolean,
  changes: listOf(isChange),
  moved: listOf(objectOf({ from: isText, to: isText })),
  other: listOf(objectOf({ at: isText, before: optional(isText), after: optional(isText) })),
  unaffected: listOf(isText),
  samples: listOf(isText),
});

const isPublication = objectOf({
  kind: matching(/^(?:publish|rollback)$/),
  release: isReleaseId,
  previous: optional(isReleaseId),
  time: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  author: optional(isText),
  message: optional(isText),
  meaning: optional(isMeaning),
  untold: optional(isText),
});

const entryName = ({ time, release }: Publication): string => `${time.replace(/[:.]/g, '-')}-${release}.json`;

const isEntryName = (name: string): boolean => /^[0-9TZ-]+[0-9a-f]{16}\.json$/.test(name);

/** The log's folder is its owner's alone; one that an earlier portal left open to everybody is closed. */
const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o007) !== 0) chmodSync(folder, 0o700);
  return folder;
};

/**
 * The log of publications beside a built folder's releases, one file each, which other accounts of the machine may not read. Throws what
 * the file system throws where the folder may not be read or written.
 */
export const publicationLog = (dist: string) => {
  const folder = releasePaths(dist).log;
  const read = (name: string): Publication | undefined => {
    const value = parsedJson(plainFile(folder, name));
    return isPublication(value) && entryName(value as Publication) === name ? (value as Publication) : undefined;
  };
  const names = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []).filter(isEntryName).sort().reverse();
  return {
    add: (entry: Publication): void =>
      writeDurably(join(privateFolder(folder), entryName(entry)), `${JSON.stringify(entry, null, 2)}\n`, 0o600),
    /** The newest first, without those that cannot be read. */
    list: (): readonly Publication[] => names().flatMap((name) => read(name) ?? []),
    /** The paths of entries that cannot be read, or say something else than their name. */
    unreadable: (): readonly string[] => names().flatMap((name) => (read(name) ? [] : [join(folder, name)])),
  };
};
