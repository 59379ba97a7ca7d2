import { compileWithoutErrors } from '../../../authoring/project/read-portal.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { meaningReport } from '../../../authoring/reports/diff-text.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import { type Base, BaseMoved } from '../../../release/chain/base.ts';
import type { Publication } from '../../../release/chain/publication.ts';
import { TooLate } from '../../../release/chain/publication-chain.ts';
import { publishRelease } from '../../../release/chain/publish-release.ts';
import { withPortBase } from '../../../release/release-files.ts';
import type { Failure } from '../../store/rows/schedule-rows.ts';

// What is to go live, and what must be live still.
export interface PublishRequest {
  readonly dist: string;
  /** Names the publication: asked for again, it is answered with the entry that is there. */
  readonly id: string;
  readonly kind: Publication['kind'];
  readonly source: SourceFiles;
  readonly base: Base;
  readonly author: string;
  readonly message: string;
  /** The first of the loopback ports that the `local` environment is moved to. */
  readonly portBase: number;
}

// The entry that was made, or why it was not made.
export type PublishAnswer =
  { readonly ok: true; readonly number: number; readonly release: string } | { readonly ok: false; readonly failure: Failure };

const failed = (failure: Failure): PublishAnswer => ({ ok: false, failure });

// A failure that is certain to have come before the entry: what is wrong with the source, with the base, or with the disk.
const failureOf = (error: unknown): PublishAnswer => {
  if (error instanceof BaseMoved) return failed({ code: 'base-is-not-live', live: error.live.number });
  if (error instanceof TooLate) return failed({ code: 'not-published' });
  if (error instanceof Refusal) return failed({ code: 'not-valid' });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return failed({ code: 'disk-full' });
  return failed({ code: 'not-stored', error: code });
};

/**
 * Checks and analyses a source as it is now, makes its release and puts it into the chain. Nothing that was judged before is believed: the
 * code may be another one. `mayHappen` is asked right before the entry is made. Never throws.
 */
export const publishSource = async (
  { dist, source, portBase, ...wish }: PublishRequest,
  mayHappen: () => boolean = () => true,
): Promise<PublishAnswer> => {
  try {
    const compiled = withPortBase(compileWithoutErrors(sourceDocuments(source), true), portBase);
    const { number, release } = await publishRelease(dist, compiled, { ...wish, source, mayHappen, compare: meaningReport });
    return { ok: true, number, release };
  } catch (error) {
    return failureOf(error);
  }
};
