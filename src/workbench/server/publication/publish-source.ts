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

export interface PublishRequest {
  readonly dist: string;
  /** Identifies the request: a repeated request with the same id returns the existing entry. */
  readonly id: string;
  readonly kind: Publication['kind'];
  readonly source: SourceFiles;
  readonly base: Base;
  readonly author: string;
  readonly message: string;
  readonly portBase: number;
}

export type PublishAnswer =
  | { readonly ok: true; readonly number: number; readonly release: string }
  | { readonly ok: false; readonly failure: Failure };

const failed = (failure: Failure): PublishAnswer => ({ ok: false, failure });

// Failures that certainly came before the entry: of the source, the base, or the disk.
const failureOf = (error: unknown): PublishAnswer => {
  if (error instanceof BaseMoved) return failed({ code: 'base-is-not-live', live: error.live.number });
  if (error instanceof TooLate) return failed({ code: 'not-published' });
  if (error instanceof Refusal) return failed({ code: 'not-valid' });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return failed({ code: 'disk-full' });
  return failed({ code: 'not-stored', error: code });
};

// Checks again: the code may have changed since the last check. Calls `mayHappen` right before the entry.
export const publishSource = async (
  { dist, source, portBase, ...options }: PublishRequest,
  mayHappen: () => boolean = () => true,
): Promise<PublishAnswer> => {
  try {
    const compiled = withPortBase(compileWithoutErrors(sourceDocuments(source), true), portBase);
    const { number, release } = await publishRelease(dist, compiled, {
      ...options,
      source,
      mayHappen,
      compare: meaningReport,
    });
    return { ok: true, number, release };
  } catch (error) {
    return failureOf(error);
  }
};
