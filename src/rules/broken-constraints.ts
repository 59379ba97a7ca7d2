import type { Gate } from './gatekeeper.ts';
import type { Expression } from './when.ts';

/** Ids of the constraints that a member's facts break, in order; none for a member who is possible (rules-engine 6). */
export const brokenConstraints = (
  gate: Gate,
  constraints: readonly { readonly id: string; readonly logic: Expression }[],
): readonly string[] => constraints.filter(({ logic }) => !gate.decide(logic).shown).map(({ id }) => id);
