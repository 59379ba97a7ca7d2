import { byUrgency } from './answers.ts';
import type { ToWorker } from './protocol.ts';

export type Waiting = Extract<ToWorker, { readonly type: 'ask' }>;

// Drops questions of an older revision.
export const waited = (queue: readonly Waiting[], question: Waiting): readonly Waiting[] => [
  ...queue.filter(({ revision }) => revision >= question.revision),
  question,
];

// Drops questions about other texts.
export const nextOf = (
  queue: readonly Waiting[],
  present: number,
): { readonly next: Waiting | undefined; readonly rest: readonly Waiting[] } => {
  const own = queue.filter(({ revision }) => revision === present);
  const [next] = own.toSorted((one, other) => byUrgency.indexOf(one.kind) - byUrgency.indexOf(other.kind));
  return { next, rest: own.filter((one) => one !== next) };
};
