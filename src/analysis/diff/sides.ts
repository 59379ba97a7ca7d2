import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { basesOf, cachedWorld } from '../model/bases.ts';
import type { PortalItem } from '../model/item.ts';
import { type PortalModel, portalModelIn } from '../model/portal-model.ts';
import type { Basis } from '../model/world.ts';

export interface Sides {
  readonly before: PortalModel;
  readonly after: PortalModel;
  readonly possible: Diagram;
  readonly sameVariants: boolean;
  readonly sameAddresses: boolean;
}

export interface Pair {
  readonly before: PortalItem;
  readonly after: PortalItem;
  readonly both: Diagram;
}

// All models share one space of facts, so their conditions can be compared.
export const modelsInOneSpace = <Portals extends readonly CompiledPortal[]>(
  portals: Portals,
  budget?: number,
): { readonly [At in keyof Portals]: PortalModel } => {
  const bases = basesOf(
    portals.map(({ config }) => config),
    budget,
  );
  return portals.map((portal, at) =>
    portalModelIn(cachedWorld(bases[at] as Basis, portal.config), portal),
  ) as { readonly [At in keyof Portals]: PortalModel };
};

export type ChangeKind = 'shown' | 'links' | 'words' | 'looks' | 'gates' | 'order';

export interface MeaningChange {
  readonly kind: ChangeKind;
  readonly item: string;
  // `link`, `en title`, `es label`, `icon`, `pastDueWhen`; for visibility `now`, `gone`, `added`, `removed`.
  readonly what: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

// Compares as written, so the order of fields counts.
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const addresses: readonly (keyof PortalConfig)[] = [
  ...([
    'environments',
    'brand',
    'paths',
    'frames',
    'documents',
    'lists',
    'links',
    'directory',
    'pharmacies',
    'facts',
  ] as const),
];

// Both models share one space of facts.
export const sidesBetween = (before: PortalModel, after: PortalModel): Sides => ({
  before,
  after,
  possible: after.world.diagrams.or(before.world.possible, after.world.possible),
  sameVariants: isSame(before.world.variants, after.world.variants),
  sameAddresses: addresses.every((part) => isSame(before.portal.config[part], after.portal.config[part])),
});
