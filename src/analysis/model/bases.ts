import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { keepLast, memoize } from '../../rules/memoize.ts';
import { Diagrams } from '../diagrams/diagrams.ts';
import { factOrder } from '../space/fact-order.ts';
import { space, type Space, valueIndex, type Variable, variableValue } from '../space/space.ts';
import { type Basis, type World, worldOn } from './world.ts';

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

const jointShapes = (configs: readonly PortalConfig[]): ReadonlyMap<string, FactShape> => {
  const shapes = new Map<string, FactShape>();
  for (const { facts } of configs.toReversed())
    for (const [name, shape] of Object.entries(facts)) {
      const joint = jointName(name, shape, configs);
      const known = shapes.get(joint);
      shapes.set(joint, known ? widest(known, shape) : shape);
    }
  return shapes;
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
    if (shape === variable.shape || shape.type !== variable.shape.type) return value;
    const declared = { ...variable, shape };
    return variableValue(declared, valueIndex(declared, value));
  };
  return { diagrams, space: { ...joint, byName }, read };
};

// A draft with its base, each alone, and the same after an edit that changed the order of facts.
const mostBases = 4;

const cachedBases = keepLast<readonly Basis[]>(mostBases);

type OneFor<Configs extends readonly PortalConfig[]> = { readonly [At in keyof Configs]: Basis };

/**
 * Returns the facts of configurations in one space, so that their conditions can be compared. Without a `budget` of
 * diagram nodes, equal facts in the same order give the same objects (Decision 0067).
 */
export const basesOf = <Configs extends readonly PortalConfig[]>(
  configs: Configs,
  budget?: number,
): OneFor<Configs> => {
  const shapes = jointShapes(configs);
  const order = factOrder([...shapes.keys()], configs);
  const facts = configs.map((config) => JSON.stringify(config.facts));
  const make = (): readonly Basis[] => {
    const diagrams = new Diagrams(budget);
    const joint = space(order.map((name) => [name, shapes.get(name) as FactShape] as const));
    const firsts = facts.map((text) => configs[facts.indexOf(text)] as PortalConfig);
    const bases = new Map(firsts.map((own) => [own, basisOf(diagrams, joint, own, configs)]));
    return firsts.map((own) => bases.get(own) as Basis);
  };
  const key = JSON.stringify([order, facts]);
  const isUsable = (bases: readonly Basis[]): boolean => bases.every(({ diagrams }) => diagrams.renew());
  return (budget === undefined ? cachedBases(key, make, isUsable) : make()) as OneFor<Configs>;
};

// What was typed last, and what is compared with it.
const mostWorlds = 4;

const newCaches = () => ({
  worlds: keepLast<World>(mostWorlds),
  variants: keepLast<World['variants']>(mostWorlds),
});

const cachesOf = memoize<Basis, ReturnType<typeof newCaches>>(newCaches);

/**
 * Returns the world of a configuration: the same object for equal rules, constraints and plan variants. Worlds whose
 * variants apply to the same members share one list of variants.
 */
export const cachedWorld = (basis: Basis, config: PortalConfig): World => {
  const { worlds, variants: lists } = cachesOf(basis);
  return worlds(JSON.stringify([config.rules, config.constraints, config.variants]), () => {
    const world = worldOn(basis, config);
    const { variants } = world;
    return { ...world, variants: lists(JSON.stringify(variants), () => variants) };
  });
};
