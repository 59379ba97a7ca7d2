import { compareEffects } from '../../../analysis/diff/effects.ts';
import { mergeFiles } from '../../../authoring/draft/merge/merge-files.ts';
import type { Conflict, ThreeSources } from '../../../authoring/draft/merge/merge-values.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { sourceOf } from '../../../config/files/source.ts';
import type { Made } from '../../store/drafts/accept.ts';
import { changeListHash, rowsBetween } from '../../store/calculations/history.ts';
import type { ProofResult } from '../../store/drafts/proofs.ts';

export const mergeOnto = (three: ThreeSources): Made | { readonly conflicts: readonly Conflict[] } => {
  const { files, conflicts } = mergeFiles(three);
  return conflicts.length > 0 ? { conflicts } : { files, rows: rowsBetween(three.mine, files) };
};

/** The documents of a configuration before and after a change. */
export interface ChangedDocuments {
  readonly base: readonly ConfigDocument[];
  readonly source: readonly ConfigDocument[];
}

const listOf = ({ base, source }: ChangedDocuments): string =>
  changeListHash(sourceOf(base), sourceOf(source));

export const compiledChange = ({ base, source }: ChangedDocuments) => ({
  before: compileSound(base),
  after: compileSound(source),
});

// Throws `TooLarge`, and `Refusal` for files with errors: the effect is then unknown.
export const compareChanges = (approved: ChangedDocuments, now: ChangedDocuments): ProofResult => {
  if (listOf(approved) !== listOf(now)) return 'other-changes';
  const { differences } = compareEffects(compiledChange(approved), compiledChange(now));
  return differences.length === 0 ? 'same' : 'other-effect';
};
