import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import { type PortalModel, portalModelIn } from '../model/portal-model.ts';
import { type Basis, worldOn } from '../model/world.ts';
import { factOrder } from '../space/fact-order.ts';
import { space, type Space, valueIndex, type Variable, variableValue } from '../space/space.ts';

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

// A fact whose type changed counts as two facts.
const jointName = (name: string, { type }: FactShape, configs: readonly PortalConfig[]): string =>
  configs.every(({ facts: { [name]: other } }) => !other || other.type === type) ? name : `${name}:${type}`;

const widest = (one: FactShape, other: FactShape): FactShape => {
  if (one.type === 'enum' && other.type === 'enum')
    return { ...one, values: [...new Set([...one.values, ...other.values])] };
  if (one.type === 'integer' && other.type === 'integer')
    return { ...one, min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
  return one;
};

const jointSpace = (configs: readonly PortalConfig[]): Space => {
  const shapes = new Map<string, FactShape>();
  for (const { facts } of configs.toReversed())
    for (const [name, shape] of Object.entries(facts)) {
      const joint = jointName(name, shape, configs);
      const known = shapes.get(joint);
      shapes.set(joint, known ? widest(known, shape) : shape);
    }
  const order = factOrder([...shapes.keys()], configs);
  return space(
    order.flatMap((name) => (shapes.has(name) ? [[name, shapes.get(name) as FactShape] as const] : [])),
  );
};

// A value that this configuration does not declare is read as its fallback value.
const basisOf = (
  diagrams: Diagrams,
  joint: Space,
  own: PortalConfig,
  configs: readonly PortalConfig[],
): Basis => {
  const byName = new Map<string, Variable>();
  for (const [name, shape] of Object.entries(own.facts)) {
    const variable = joint.byName.get(jointName(name, shape, configs));
    if (variable) byName.set(name, variable);
  }
  const read = (variable: Variable, index: number) => {
    const shape = own.facts[variable.name] ?? variable.shape;
    const value = variableValue(variable, index);
    if (shape.type !== variable.shape.type) return value;
    const declared = { ...variable, shape };
    return variableValue(declared, valueIndex(declared, value));
  };
  return { diagrams, space: { ...joint, byName }, read };
};

// All models share one space of facts, so their conditions can be compared.
export const modelsInOneSpace = <Portals extends readonly CompiledPortal[]>(
  portals: Portals,
  budget?: number,
): { readonly [At in keyof Portals]: PortalModel } => {
  const diagrams = new Diagrams(budget);
  const configs = portals.map(({ config }) => config);
  const joint = jointSpace(configs);
  return portals.map((portal) => {
    const { config } = portal;
    return portalModelIn(worldOn(basisOf(diagrams, joint, config, configs), config), portal);
  }) as { readonly [At in keyof Portals]: PortalModel };
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
