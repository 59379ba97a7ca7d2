import { randomUUID } from 'node:crypto';
import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { type Base, livePublication, refuseMovedBase } from './base.ts';
import type { Publication, PublicationNote } from './publication.ts';
import { publicationChain } from './publication-chain.ts';
import { settle, settleWhatIsWhole } from './settle.ts';
import { storeSource } from './source-store.ts';
import { makeRelease } from '../make-release.ts';
import { readPointer } from '../pointer.ts';
import { readRelease, type WholeRelease, wholeRelease } from '../read-release.ts';
import { releasedConfig } from '../release-files.ts';
import { storeRelease } from '../store-release.ts';

/** How a publication is wished for. */
interface Wish extends PublicationNote {
  /** A publication unless it is said to be a rollback, which the workbench makes from an older source. */
  readonly kind?: Publication['kind'];
  /** Names the wish: asked for again, it is answered with the entry that fulfilled it. A new one unless given. */
  readonly id?: string;
  /** When it was published, ISO 8601 in UTC; now unless given. */
  readonly time?: string;
  /** What must be live still; nothing unless given. */
  readonly base?: Base;
  /** Asked right before the entry is made, which is the last moment to say no: then `TooLate` is thrown. */
  readonly mayHappen?: () => boolean;
  /** Compares the configuration that was live with the new one. */
  readonly compare?: (before: CompiledPortal, after: CompiledPortal) => DiffReport;
}

/** What a release means against the one before it; a comparison that fails stops nothing. */
const meaningOf = (
  previous: WholeRelease | undefined,
  release: WholeRelease,
  compare: Wish['compare'],
): Pick<Publication, 'previous' | 'meaning' | 'untold'> => {
  if (!previous || !compare) return previous ? { previous: previous.id } : {};
  try {
    return { previous: previous.id, meaning: compare(releasedConfig(previous), releasedConfig(release)) };
  } catch (error) {
    return { previous: previous.id, untold: error instanceof Error ? error.message : String(error) };
  }
};

/** The number after the last one, also where the chain stayed behind when its folder was copied. */
const nextNumber = (dist: string): number => Math.max(publicationChain(dist).next(), (readPointer(dist)?.number ?? 0) + 1);

/** A whole release that is to go live, and its source where that is known. */
type Flip = Wish & Pick<Publication, 'kind' | 'release' | 'source'>;

/**
 * Makes a whole release the live one: adds its entry to the chain, which is the moment in which it happens, then settles the pointer.
 * Where another publication came first it looks again, and goes on if its base is live still. Throws a `BrokenRelease` for a release
 * that is torn, `BaseMoved` and `TooLate`.
 */
export const flipPointer = (dist: string, flip: Flip): Publication => {
  const { id = randomUUID(), time = new Date().toISOString(), base, compare, mayHappen, ...told } = flip;
  const release = readRelease(dist, told.release);
  settleWhatIsWhole(dist);
  const chain = publicationChain(dist);
  const done = flip.id === undefined ? undefined : chain.find(id);
  if (done) return done;
  const live = livePublication(dist);
  refuseMovedBase(live, base);
  const before = live?.release ?? readPointer(dist)?.release;
  const entry: Publication = {
    ...{ number: nextNumber(dist), id, ...told },
    ...(base && { base: base.number }),
    ...{ time, ...meaningOf(before === undefined ? undefined : wholeRelease(dist, before), release, compare) },
  };
  if (!chain.append(entry, mayHappen)) return flipPointer(dist, { ...flip, id });
  settle(dist);
  return entry;
};

/**
 * Makes a checked configuration the live release of a built portal: its source and all files first, each under a temporary name that is
 * then renamed, then its entry in the chain, the pointer last, so that no reader ever sees half a release. `source` are the texts that
 * it was compiled from, before any address was moved. Throws `BaseMoved` and `TooLate`.
 */
export const publishRelease = async (
  dist: string,
  compiled: CompiledPortal,
  { source, ...wish }: Wish & { readonly source?: SourceFiles } = {},
): Promise<Publication> => {
  const done = wish.id === undefined ? undefined : publicationChain(dist).find(wish.id);
  if (done) return done;
  refuseMovedBase(livePublication(dist), wish.base);
  const made = await makeRelease(dist, compiled);
  const kept = source && storeSource(dist, source);
  storeRelease(dist, made);
  return flipPointer(dist, { kind: 'publish', ...wish, release: made.id, ...(kept !== undefined && { source: kept }) });
};
