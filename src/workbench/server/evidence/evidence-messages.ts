import type { EvidenceAppendix } from '../../../authoring/evidence/evidence-appendix.ts';
import type { AskedPopulation } from '../../../authoring/evidence/evidence-document.ts';
import type { BilingualText } from '../../../config/message-text.ts';
import type { Language } from '../../api/generated/api-shapes.ts';

export interface EvidenceOptions {
  readonly population: AskedPopulation;
  /** The first and the last day, YYYY-MM-DD in Pacific time; the last one may be an exact end. */
  readonly from: string;
  readonly to: string;
  readonly format: 'json' | 'html';
  readonly language: Language;
  readonly appendix?: EvidenceAppendix | undefined;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

export interface EvidenceQuestion extends EvidenceOptions {
  readonly dist: string;
}

export type EvidenceAnswer =
  | { readonly kind: 'evidence'; readonly content: string }
  /** If `texts` is undefined, the calculation failed. */
  | { readonly kind: 'refused'; readonly texts: BilingualText | undefined; readonly name: string };
