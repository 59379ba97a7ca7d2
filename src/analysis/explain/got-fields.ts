import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { holdsFor, type Variable } from '../space/space.ts';
import { describedFieldsOf } from '../model/content.ts';
import { knownFacts, smallestReason } from './why.ts';

/** The value of an item's field for one member, and why earlier plan variants do not apply. */
export interface GotField {
  readonly name: string;
  /** Undefined when the value depends on unknown facts. */
  readonly value: string | undefined;
  /** The plan variant that the value comes from; undefined for the plain field. */
  readonly variant: string | undefined;
  readonly earlier: readonly { readonly variant: string; readonly because: readonly Variable[] }[];
}

/**
 * Returns the fields of an item with their values for one member, in one language. Does not fill in
 * placeholders.
 */
export const gotFields = (
  model: PortalModel,
  item: PortalItem,
  facts: Facts,
  language: Language,
): readonly GotField[] => {
  const { world } = model;
  const known = knownFacts(world, facts);
  return describedFieldsOf(model, item).flatMap(({ name, choices }): readonly GotField[] => {
    const all = choices[language];
    const at = all.findIndex(({ members }) => holdsFor(world.diagrams, members, known.state));
    const chosen = all[at];
    if (!chosen) return [];
    if (!world.diagrams.covers(chosen.members, known.members))
      return [{ name, value: undefined, variant: undefined, earlier: [] }];
    if (chosen.value === undefined) return [];
    const earlier = all.slice(0, at).flatMap(({ variant, members }) => {
      const because = smallestReason(world, known, world.diagrams.and(members, world.valid));
      return variant === undefined ? [] : [{ variant, because: because ?? [] }];
    });
    return [{ name, value: chosen.value, variant: chosen.variant, earlier }];
  });
};
