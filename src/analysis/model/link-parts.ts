import { type AddressPart, addressParts } from './addresses.ts';
import type { Choice } from './choices.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

export interface LinkPart extends AddressPart {
  readonly target: string | undefined;
}

const nowhere = { en: undefined, es: undefined };

export const linkParts = (model: PortalModel, { links }: PortalItem): readonly LinkPart[] => {
  const { diagrams } = model.world;
  return links.flatMap(({ variant, value: target, members, leads }): readonly LinkPart[] => {
    if (target === undefined) return [{ target, variant, members, address: nowhere }];
    const led = diagrams.and(members, leads);
    const parts = addressParts(model, target).map((part) => ({
      ...part,
      variant: variant ?? part.variant,
      target,
      members: diagrams.and(led, part.members),
    }));
    return leads === 1
      ? parts
      : [...parts, { target: undefined, variant, members: diagrams.minus(members, leads), address: nowhere }];
  });
};

export const itemTargets = ({ world: { diagrams } }: PortalModel, { links }: PortalItem): readonly Choice[] =>
  links.flatMap(({ variant, value, members, leads }) => [
    { variant, value, members: diagrams.and(members, leads) },
    ...(leads === 1 ? [] : [{ variant, value: undefined, members: diagrams.minus(members, leads) }]),
  ]);
