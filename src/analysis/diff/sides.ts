import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type Ground, type World, worldOn } from '../model/world.ts';
import { factOrder } from '../space/fact-order.ts';
import { space, type Space, valueIndex, type Variable, variableValue } from '../space/space.ts';

/** Two configurations over the same possible members, and what is the same in both. */
export interface Sides {
  readonly before: PortalModel;
  readonly after: PortalModel;
  readonly possible: Diagram;
  /** The plan variants are the same, in the same order. */
  readonly sameVariants: boolean;
  /** Every named address, path and frame is the same. */
  readonly sameAddresses: boolean;
}

/** An item that both configurations have. */
export interface Pair {
  readonly before: PortalItem;
  readonly after: PortalItem;
  /** Members who see it on both sides. */
  readonly both: Diagram;
}

/** Two configurations over the same possible members. */
export interface JointWorlds {
  readonly before: World;
  readonly after: World;
  /** Members who are possible in at least one of the two configurations. */
  readonly possible: Diagram;
}

/** The name of a fact in the joint space: a fact that became another type is two facts. */
const jointName = (name: string, shape: FactShape, other: FactShape | undefined): string =>
  other && other.type !== shape.type ? `${name}:${shape.type}` : name;

const widest = (one: FactShape, other: FactShape | undefined): FactShape => {
  if (one.type === 'enum' && other?.type === 'enum') return { ...one, values: [...new Set([...one.values, ...other.values])] };
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
  return space(order.flatMap((name) => (shapes.has(name) ? [[name, shapes.get(name) as FactShape] as const] : [])));
};

/** The joint space with the fact names and values of one configuration; a value that it does not declare is read as the one that it uses instead. */
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

/** Places two configurations over the same facts, so that their conditions can be compared. */
export const jointWorlds = (before: PortalConfig, after: PortalConfig, budget?: number): JointWorlds => {
  const diagrams = new Diagrams(budget);
  const joint = jointSpace(before, after);
  const old = worldOn(groundOf(diagrams, joint, before, after), before);
  const now = worldOn(groundOf(diagrams, joint, after, before), after);
  return { before: old, after: now, possible: diagrams.or(old.possible, now.possible) };
};

export type ChangeKind = 'shown' | 'links' | 'words' | 'looks' | 'gates' | 'order';

/** What some possible members see differently of one item. */
export interface MeaningChange {
  readonly kind: ChangeKind;
  readonly item: string;
  /** `link`, `en title`, `es label`, `icon`, `pastDueWhen`; of a visibility: `now`, `gone`, `added`, `removed`. */
  readonly what: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

/** Whether two values of a configuration are written the same. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
