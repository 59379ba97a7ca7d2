import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type Ground, type World, worldOn } from '../model/world.ts';
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

export interface JointWorlds {
  readonly before: World;
  readonly after: World;
  readonly possible: Diagram;
}

// A fact whose type changed counts as two facts.
const jointName = (name: string, shape: FactShape, other: FactShape | undefined): string =>
  other && other.type !== shape.type ? `${name}:${shape.type}` : name;

const widest = (one: FactShape, other: FactShape | undefined): FactShape => {
  if (one.type === 'enum' && other?.type === 'enum')
    return { ...one, values: [...new Set([...one.values, ...other.values])] };
  if (one.type === 'integer' && other?.type === 'integer')
    return { ...one, min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
  return one;
};

const jointSpace = (before: PortalConfig, after: PortalConfig): Space => {
  const shapes = new Map<string, FactShape>();
  const add = (own: PortalConfig['facts'], others: PortalConfig['facts']): void => {
    for (const [name, shape] of Object.entries(own)) {
      const joint = jointName(name, shape, others[name]);
      if (!shapes.has(joint)) shapes.set(joint, joint === name ? widest(shape, others[name]) : shape);
    }
  };
  add(after.facts, before.facts);
  add(before.facts, after.facts);
  const order = factOrder([...shapes.keys()], [before, after]);
  return space(
    order.flatMap((name) => (shapes.has(name) ? [[name, shapes.get(name) as FactShape] as const] : [])),
  );
};

// A value that this configuration does not declare is read as its fallback value.
const groundOf = (diagrams: Diagrams, joint: Space, own: PortalConfig, other: PortalConfig): Ground => {
  const byName = new Map<string, Variable>();
  for (const [name, shape] of Object.entries(own.facts)) {
    const variable = joint.byName.get(jointName(name, shape, other.facts[name]));
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

// Both configurations share one space of facts, so their conditions can be compared.
export const jointWorlds = (before: PortalConfig, after: PortalConfig, budget?: number): JointWorlds => {
  const diagrams = new Diagrams(budget);
  const joint = jointSpace(before, after);
  const old = worldOn(groundOf(diagrams, joint, before, after), before);
  const now = worldOn(groundOf(diagrams, joint, after, before), after);
  return { before: old, after: now, possible: diagrams.or(old.possible, now.possible) };
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
