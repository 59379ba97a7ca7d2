import type { Element } from '@xmldom/xmldom';
import { attributeOf } from './elements.ts';

/** How finished a translation is. Only `unfinished` ones are imported without confirming them. */
export type Progress = 'unfinished' | 'translated' | 'approved';

const approvedStates = ['final', 'signed-off', 'reviewed'];

const progressOf = (state: string | undefined): Progress => {
  if (state === undefined) return 'unfinished';
  if (approvedStates.includes(state)) return 'approved';
  return state === 'translated' ? 'translated' : 'unfinished';
};

// Suggestions of a translation memory or a machine that have not been accepted.
const suggestions = ['fuzzy-match', 'mt-suggestion', 'tm-suggestion', 'leveraged-mt'];

/** Returns the progress of a unit of XLIFF 1.2. A unit without a state is `unfinished`. */
export const progress12 = (unit: Element, target: Element): Progress => {
  const approved = attributeOf(unit, 'approved');
  if (approved === 'yes') return 'approved';
  const found = progressOf(attributeOf(target, 'state'));
  if (found === 'approved') return approved === 'no' ? 'translated' : 'approved';
  return suggestions.includes(attributeOf(target, 'state-qualifier') ?? '') ? 'unfinished' : found;
};

// A converter keeps a state of XLIFF 1.2 in `subState`, such as `xlf:needs-review-translation`.
const isToDo = (subState: string): boolean => subState.slice(subState.indexOf(':') + 1).startsWith('needs-');

/** Returns the progress of a segment of XLIFF 2.0, where a missing state means `initial`. */
export const progress20 = (segment: Element): Progress =>
  isToDo(attributeOf(segment, 'subState') ?? '') ? 'unfinished' : progressOf(attributeOf(segment, 'state'));

const order: readonly Progress[] = ['unfinished', 'translated', 'approved'];

/** Returns the progress of a unit: that of its least finished segment. */
export const leastProgress = (segments: readonly Progress[]): Progress =>
  order.find((progress) => segments.includes(progress)) ?? 'unfinished';
