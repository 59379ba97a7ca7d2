import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DiffReport } from '../analysis/diff/diff-report.ts';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import { replaceFile } from '../config/files/replace-files.ts';
import { ownFolder, writeDurably } from './durable-files.ts';
import { securityText, securityTextFile } from './hosting/security-text.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { makeRelease } from './make-release.ts';
import { pointerText, readPointer, releasePaths } from './pointer.ts';
import { type Publication, publicationLog, type PublicationNote } from './publication-log.ts';
import { readRelease, type WholeRelease, wholeRelease } from './read-release.ts';
import { releasedConfig } from './release-files.ts';
import { storeRelease } from './store-release.ts';

/** The live documents for hosts that serve plain files, each replaced as a whole; it names its own release, so that none mixes two. */
const writeLiveDocuments = (dist: string, { files }: WholeRelease): void => {
  const documents = [...files].filter(([name]) => name.startsWith('documents/'));
  for (const [name, content] of documents) {
    const path = join(dist, 'live', name.slice('documents/'.length));
    ownFolder(dirname(path));
    replaceFile(path, content);
  }
  const fallback = documents.find(([name]) => name.endsWith('/member.en.html'));
  if (fallback) writeDurably(join(dist, 'index.html'), fallback[1]);
};

/** Contact for finders of weaknesses, for hosts of plain files, as of the day of the publication. */
const writeSecurityText = (dist: string, { config }: WholeRelease, time: Date): void => {
  const path = join(dist, 'live', securityTextFile);
  const { security } = config.brand;
  if (security) writeDurably(path, securityText(security, time));
  else rmSync(path, { force: true });
};

/**
 * Writes what plain hosts read of a release, its documents and their configuration; then looks whether the pointer still names it, and
 * otherwise goes on with the release that it names now, until one pass ends with the pointer as it was.
 *
 * That is right for any interleaving of the processes of one machine, without a lock. Let F be the release of the last flip. A process
 * that looks after that flip finds F, so it wrote every file of F last; one whose last look was before it has written nothing since; and
 * the process of that flip looks after it. So the last to write any file wrote F's. Each further pass answers a flip of another process,
 * so that it ends. One that is killed holds nobody up, as the owner of a lock would; what it left is put right by any process that looks
 * later or, if there is none, by the next publication or rollback. Until then each document is whole and names its own release.
 */
export const writeLive = (dist: string, release: WholeRelease, time: Date): void => {
  writeLiveDocuments(dist, release);
  writeSecurityText(dist, release, time);
  writeHosting(dist, release.config);
  const live = readPointer(dist)?.release;
  if (live !== undefined && live !== release.id) writeLive(dist, readRelease(dist, live), time);
};

/** A note, and what compares the configuration that was live with the new one. */
interface FlipNote extends PublicationNote {
  readonly compare?: (before: CompiledPortal, after: CompiledPortal) => DiffReport;
}

/** What a release means against the one before it; a comparison that fails stops nothing. */
const meaningOf = (
  previous: WholeRelease | undefined,
  release: WholeRelease,
  compare: FlipNote['compare'],
): Pick<Publication, 'previous' | 'meaning' | 'untold'> => {
  if (!previous || !compare) return previous ? { previous: previous.id } : {};
  try {
    return { previous: previous.id, meaning: compare(releasedConfig(previous), releasedConfig(release)) };
  } catch (error) {
    return { previous: previous.id, untold: error instanceof Error ? error.message : String(error) };
  }
};

/** Makes a whole release the live one and records it: log first, pointer last. Throws when the release is torn or corrupted. */
export const flipPointer = (
  dist: string,
  id: string,
  { kind, time, compare, ...note }: FlipNote & Pick<Publication, 'kind' | 'time'>,
): Publication => {
  const release = readRelease(dist, id);
  const live = readPointer(dist)?.release;
  const previous = live === undefined ? undefined : wholeRelease(dist, live);
  const entry: Publication = { kind, release: id, time, ...note, ...meaningOf(previous, release, compare) };
  mkdirSync(releasePaths(dist).all, { recursive: true });
  publicationLog(dist).add(entry);
  writeDurably(releasePaths(dist).pointer, pointerText(release));
  writeLive(dist, release, new Date(time));
  return entry;
};

/**
 * Makes a checked configuration the live release of a built portal: all files first, under a temporary folder name that is then
 * renamed, the pointer last, so that no reader ever sees half a release.
 */
export const publishRelease = async (dist: string, compiled: CompiledPortal, note: FlipNote = {}): Promise<Publication> => {
  const release = await makeRelease(dist, compiled);
  storeRelease(dist, release);
  return flipPointer(dist, release.id, { kind: 'publish', time: new Date().toISOString(), ...note });
};
