import type { Diagram } from '../diagrams/diagrams.ts';
import type { Part } from '../model/choices.ts';
import type { PortalItem } from '../model/item.ts';
import type { Step } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import { partChanges } from './parts.ts';
import type { MeaningChange, Pair, Sides } from './sides.ts';

const every = ({ diagrams }: World, { steps }: PortalItem, kinds: readonly Step['kind'][]): Diagram =>
  diagrams.all(steps.filter(({ kind }) => kinds.includes(kind)).map(({ holds }) => holds));

export const closedParts = (world: World, item: PortalItem): readonly Part[] => {
  const reached = every(world, item, ['signedIn', 'signedOut', 'choice']);
  const withPlan = every(world, item, ['plans']);
  const whenClosed = item.source['whenClosed'] ?? 'nothing';
  return [
    { value: '"home" (noPlans)', members: world.diagrams.minus(reached, withPlan) },
    { value: JSON.stringify(whenClosed), members: world.diagrams.and(reached, withPlan) },
  ];
};

export const closesAlike = ({ before, after }: Sides, old: PortalItem, now: PortalItem): boolean =>
  now.kind !== 'screen' || every(before.world, old, ['plans']) === every(after.world, now, ['plans']);

export const closedChanges = (
  { before, after, possible }: Sides,
  { before: old, after: now }: Omit<Pair, 'both'>,
): readonly MeaningChange[] => {
  if (now.kind !== 'screen') return [];
  const { diagrams } = after.world;
  const closed = diagrams.minus(diagrams.minus(possible, old.gate), now.gate);
  return partChanges(diagrams, closed, closedParts(before.world, old), closedParts(after.world, now)).map(
    (change) => ({
      ...change,
      kind: 'looks',
      item: now.id,
      what: 'whenClosed',
    }),
  );
};
