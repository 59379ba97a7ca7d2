import type { When } from '../../rules/expression.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { gateChanges } from './gate-changes.ts';
import type { MeaningChange } from './meaning-change.ts';
import type { Pair, Sides } from './sides.ts';

/** Members to whom a block says that they are past due; of what says no such thing, everybody. */
export const pastDue = ({ world }: PortalModel, { source }: PortalItem): Diagram =>
  world.conditions.ofWhen(source['pastDueWhen'] as When | undefined);

/** To whom a block says that they are past due and did not before, or no longer. */
export const pastDueChanges = ({ before, after }: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] =>
  gateChanges(after.world.diagrams, both, [pastDue(before, old), pastDue(after, now)]).map((change) => ({
    ...change,
    kind: 'gates',
    item: now.id,
    what: 'pastDueWhen',
  }));
