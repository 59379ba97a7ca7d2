import type { Subject } from '../../analysis/findings/finding.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { lineOf } from './line-of.ts';
import { placeOf } from './place-of.ts';

/** Where something is written, as `file:line`; undefined when it has no place of its own. */
export const writtenAt = (documents: readonly ConfigDocument[], subject: Subject): string | undefined => {
  const at = placeOf(documents, subject);
  return at && lineOf(at);
};
