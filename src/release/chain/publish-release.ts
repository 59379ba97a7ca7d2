import { randomUUID } from 'node:crypto';
import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { type Base, livePublication, refuseMovedBase } from './base.ts';
import type { Publication, PublicationNote } from './publication.ts';
import { publicationChain } from './publication-chain.ts';
import { settle, settleIfComplete } from './settle.ts';
import { storeSource } from './source-store.ts';
import { makeRelease } from '../make-release.ts';
import { readPointer } from '../pointer.ts';
import { readRelease, type WholeRelease, wholeRelease } from '../read-release.ts';
import { releasedConfig } from '../release-files.ts';
import { storeRelease } from '../store-release.ts';

interface PublicationRequest extends PublicationNote {
  // By default a publication. The workbench makes rollbacks from an older source.
  readonly kind?: Publication['kind'];
  // Identifies the request: a retry returns the existing entry. Random by default.
  readonly id?: string;
  // ISO 8601 in UTC; by default now.
  readonly time?: string;
  readonly base?: Base;
  // Asked right before the entry is added; false throws `TooLate`.
  readonly mayHappen?: () => boolean;
  readonly compare?: (before: CompiledPortal, after: CompiledPortal) => DiffReport;
}

// An error in the comparison does not stop the publication.
const meaningOf = (
  previous: WholeRelease | undefined,
  release: WholeRelease,
  compare: PublicationRequest['compare'],
): Pick<Publication, 'previous' | 'meaning' | 'untold'> => {
  if (!previous || !compare) return previous ? { previous: previous.id } : {};
  try {
    return { previous: previous.id, meaning: compare(releasedConfig(previous), releasedConfig(release)) };
  } catch (error) {
    return { previous: previous.id, untold: error instanceof Error ? error.message : String(error) };
  }
};

// Also right when the chain was left behind in a copied folder.
const nextNumber = (dist: string): number =>
  Math.max(publicationChain(dist).next(), (readPointer(dist)?.number ?? 0) + 1);

type Flip = PublicationRequest & Pick<Publication, 'kind' | 'release' | 'source'>;

/**
 * Makes a complete release live: adds its entry to the chain (the moment of publication), then updates the
 * pointer. If another publication came first, tries again as long as the base is live. Throws
 * `BrokenRelease`, `BaseMoved` and `TooLate`.
 */
export const flipPointer = (dist: string, flip: Flip): Publication => {
  const { id = randomUUID(), time = new Date().toISOString(), base, compare, mayHappen, ...details } = flip;
  const release = readRelease(dist, details.release);
  settleIfComplete(dist);
  const chain = publicationChain(dist);
  const done = flip.id === undefined ? undefined : chain.find(id, base?.number ?? 0);
  if (done) return done;
  // Before the live publication is read: if another one comes in between, the number is taken.
  const number = nextNumber(dist);
  const live = livePublication(dist);
  refuseMovedBase(live, base);
  const before = live?.release ?? readPointer(dist)?.release;
  const entry: Publication = {
    ...{ number, id, ...details },
    ...(base && { base: base.number }),
    ...{
      time,
      ...meaningOf(before === undefined ? undefined : wholeRelease(dist, before), release, compare),
    },
  };
  if (!chain.append(entry, mayHappen)) return flipPointer(dist, { ...flip, id });
  settle(dist);
  return entry;
};

/**
 * Makes a checked configuration live: writes the source and files (each atomically), then the entry, then the
 * pointer, so that readers never see an incomplete release. `source`: the files as written, before addresses were
 * changed for this machine. Throws `BaseMoved` and `TooLate`.
 */
export const publishRelease = async (
  dist: string,
  compiled: CompiledPortal,
  { source, ...request }: PublicationRequest & { readonly source?: SourceFiles } = {},
): Promise<Publication> => {
  const done =
    request.id === undefined ? undefined : publicationChain(dist).find(request.id, request.base?.number ?? 0);
  if (done) return done;
  refuseMovedBase(livePublication(dist), request.base);
  const made = await makeRelease(dist, compiled);
  const storedSource = source && storeSource(dist, source);
  storeRelease(dist, made);
  return flipPointer(dist, {
    kind: 'publish',
    ...request,
    release: made.id,
    ...(storedSource !== undefined && { source: storedSource }),
  });
};
