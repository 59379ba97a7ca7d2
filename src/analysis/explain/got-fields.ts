import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { holdsFor, type Variable } from '../space/space.ts';
import { toldFieldsOf } from '../model/content.ts';
import { knownFacts, smallestReason } from './why.ts';

/** One field that a member gets of an item, and why not that of an earlier variant. */
export interface GotField {
  readonly name: string;
  /** Undefined: facts that are not known decide between several. */
  readonly value: string | undefined;
  /** The variant it comes from; undefined: the plain field. */
  readonly variant: string | undefined;
  readonly earlier: readonly { readonly variant: string; readonly because: readonly Variable[] }[];
}

/** Every field that a member who sees an item gets of it in one language, texts with their placeholders. */
export const gotFields = (model: PortalModel, item: PortalItem, facts: Facts, language: Language): readonly GotField[] => {
  const { world } = model;
  const known = knownFacts(world, facts);
  return toldFieldsOf(model, item).flatMap(({ name, choices }): readonly GotField[] => {
    const all = choices[language];
    const at = all.findIndex(({ members }) => holdsFor(world.diagrams, members, known.state));
    const chosen = all[at];
    if (!chosen) return [];
    if (!world.diagrams.covers(chosen.members, known.members)) return [{ name, value: undefined, variant: undefined, earlier: [] }];
    if (chosen.value === undefined) return [];
    const earlier = all.slice(0, at).flatMap(({ variant, members }) => {
      const because = smallestReason(world, known, world.diagrams.and(members, world.valid));
      return variant === undefined ? [] : [{ variant, because: because ?? [] }];
    });
    return [{ name, value: chosen.value, variant: chosen.variant, earlier }];
  });
};
