import type { Diagram, Diagrams } from '../diagram/diagrams.ts';
import { partChanges, type Part, type PartChange } from './part-changes.ts';

const answers = (diagrams: Diagrams, holds: Diagram): readonly Part[] => [
  { value: 'false', members: diagrams.not(holds) },
  { value: 'true', members: holds },
];

/** For whom, within some members, a condition began or ceased to hold. */
export const gateChanges = (
  diagrams: Diagrams,
  within: Diagram,
  [was, is]: readonly [before: Diagram, after: Diagram],
): readonly PartChange[] => (was === is ? [] : partChanges(diagrams, within, [answers(diagrams, was), answers(diagrams, is)]));
