import { type Evidence, evidenceHash } from './evidence-document.ts';

/** A user and a moment in ISO 8601. */
export interface PersonAt {
  readonly name: string;
  readonly at: string;
}

interface AppendixReview extends PersonAt {
  readonly verdict: 'approve' | 'changes' | 'comment';
  readonly withdrawnAt?: string;
  /** True if it is about exactly the published source, false if about an earlier state of the draft. */
  readonly isOfRelease: boolean;
}

interface AppendixSignOffs {
  readonly name: string;
  readonly verdict: 'right' | 'wrong';
  /** The number of cells of the gating table, and their first and last sign-off. */
  readonly cells: number;
  readonly first: string;
  readonly last: string;
}

export interface AppendixRelease {
  readonly number: number;
  /** The publication as recorded in the chain. */
  readonly published: { readonly at: string; readonly author?: string; readonly message?: string };
  /** The rest is known only for releases of the workbench. */
  readonly draft?: string;
  readonly reviews: readonly AppendixReview[];
  /** Sign-offs of the release's source, for the plan of the evidence. */
  readonly signOffs: readonly AppendixSignOffs[];
  /** Set for a release that was published in an emergency, without an approval. */
  readonly emergency?: { readonly decision?: PersonAt & { readonly verdict: 'confirmed' | 'reverted' } };
}

/**
 * The users who published, approved and signed off the releases of evidence, from the chain and the database
 * of the workbench. Not reproducible: users change, and operators remove texts.
 */
export interface EvidenceAppendix {
  readonly readAt: string;
  readonly releases: readonly AppendixRelease[];
}

/**
 * Formats evidence with its appendix as JSON. Only `evidence` can be reproduced; the SHA-256 is that of
 * `evidenceJson`.
 */
export const appendedJson = (evidence: Evidence, appendix: EvidenceAppendix): string =>
  `${JSON.stringify({ format: 1, sha256: evidenceHash(evidence), evidence, appendix }, undefined, 2)}\n`;
