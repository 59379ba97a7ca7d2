import { isFields, sameJson } from '../../../authoring/draft/json-value.ts';
import type { Unanswered } from '../worker/protocol.ts';

/** What is known of a question. */
export interface Known {
  /** The newest answer; undefined until the first comes. */
  readonly answer: unknown;
  /** True: the texts have changed since, and the answer to them is on its way. */
  readonly isOld: boolean;
  /** Why there is none to the present texts. */
  readonly unanswered: Unanswered | undefined;
}

/** What is known before the first answer comes. */
export const notYet: Known = { answer: undefined, isOld: true, unanswered: undefined };

/** An answer, in which whatever is as it was is the very same object: what is drawn of it is not drawn again. */
export const keptParts = (before: unknown, after: unknown): unknown => {
  if (sameJson(before, after)) return before;
  if (!isFields(before) || !isFields(after)) return after;
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, sameJson(before[name], value) ? before[name] : value]));
};
