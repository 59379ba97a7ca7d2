import { byUrgency } from './answers.ts';
import type { ToWorker } from './protocol.ts';

/** A question that waits. */
export type Waiting = Extract<ToWorker, { readonly type: 'ask' }>;

/** Takes a question in; those of an older revision go. */
export const waited = (queue: readonly Waiting[], question: Waiting): readonly Waiting[] => [
  ...queue.filter(({ revision }) => revision >= question.revision),
  question,
];

/** The most urgent question that speaks of the present texts, and those that still wait; questions of other texts go. */
export const nextOf = (
  queue: readonly Waiting[],
  present: number,
): { readonly next: Waiting | undefined; readonly rest: readonly Waiting[] } => {
  const own = queue.filter(({ revision }) => revision === present);
  const [next] = own.toSorted((one, other) => byUrgency.indexOf(one.kind) - byUrgency.indexOf(other.kind));
  return { next, rest: own.filter((one) => one !== next) };
};
