import { mkdirSync } from 'node:fs';
import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { CompiledConfig } from '../../config/compile/compile-config.ts';
import { pointerText } from './pointer-text.ts';
import { type Publication, publicationLog, type PublicationNote } from './publication-log.ts';
import { readPointer } from './read-pointer.ts';
import { readRelease, type WholeRelease } from './read-release.ts';
import { releasePaths } from './release-paths.ts';
import { releasedConfig } from './released-config.ts';
import { writeDurably } from './write-durably.ts';
import { writeLive } from './write-live.ts';

/** A note, and how the meaning of the step from one configuration to another is told. */
export interface FlipNote extends PublicationNote {
  readonly tell?: (before: CompiledConfig, after: CompiledConfig) => DiffReport;
}

const readable = (dist: string, id: string | undefined): WholeRelease | undefined => {
  try {
    return id === undefined ? undefined : readRelease(dist, id);
  } catch {
    return undefined;
  }
};

/** What a release means against the one before it; a meaning that cannot be told stops nothing. */
const meaningOf = (
  previous: WholeRelease | undefined,
  release: WholeRelease,
  tell: FlipNote['tell'],
): Pick<Publication, 'previous' | 'meaning' | 'untold'> => {
  if (!previous || !tell) return previous ? { previous: previous.id } : {};
  try {
    return { previous: previous.id, meaning: tell(releasedConfig(previous), releasedConfig(release)) };
  } catch (error) {
    return { previous: previous.id, untold: error instanceof Error ? error.message : String(error) };
  }
};

/** Makes a whole release the live one and records it: log first, pointer last. Throws when the release is torn or corrupted. */
export const flipPointer = (
  dist: string,
  id: string,
  { kind, time, tell, ...note }: FlipNote & Pick<Publication, 'kind' | 'time'>,
): Publication => {
  const release = readRelease(dist, id);
  const entry: Publication = { kind, release: id, time, ...note, ...meaningOf(readable(dist, readPointer(dist)?.release), release, tell) };
  mkdirSync(releasePaths(dist).all, { recursive: true });
  publicationLog(dist).add(entry);
  writeDurably(releasePaths(dist).pointer, pointerText(release));
  writeLive(dist, release);
  return entry;
};
