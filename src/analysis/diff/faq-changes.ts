import type { PortalItem } from '../model/portal-item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { MeaningChange } from './meaning-change.ts';
import type { Pair, Sides } from './sides.ts';
import { partChanges, type Part } from './part-changes.ts';
import { variantParts, type VariantTable } from './variant-parts.ts';

const tableOf = ({ source }: PortalItem): VariantTable | undefined => source['faqMain'] as VariantTable | undefined;

const partsOf = ({ portal, world }: PortalModel, item: PortalItem): readonly Part[] =>
  variantParts(portal.config, world, tableOf(item) ?? {}).map(({ value, members }) => ({
    value: value === undefined ? undefined : JSON.stringify(value),
    members,
  }));

/** Who gets the questions of another main item than before. */
export const faqChanges = ({ before, after }: Sides, { before: old, after: now, both }: Pair): readonly MeaningChange[] =>
  (tableOf(old) ?? tableOf(now)) === undefined
    ? []
    : partChanges(after.world.diagrams, both, [partsOf(before, old), partsOf(after, now)]).map((change) => ({
        ...change,
        kind: 'looks',
        item: now.id,
        what: 'faqMain',
      }));
