import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { Diagrams } from '../diagrams/diagrams.ts';
import { type PortalModel, portalModelIn } from '../model/portal-model.ts';
import { type Basis, type World, worldOn } from '../model/world.ts';
import { factOrder } from '../space/fact-order.ts';
import { space, variableValue } from '../space/space.ts';

/** A model. Two models have the same world object if their facts, rules, plan variants and constraints are equal. */
export interface SharedModel {
  readonly model: PortalModel;
  /** Identifies the world and the addresses of the configuration. Equal for two models that have the same ones. */
  readonly basis: string;
}

// A quarter of the analysis budget. Beyond it, the next release starts with empty diagrams.
const mostCached = 1_000_000;

const textOf = memoize((value: object): string => JSON.stringify(value));

const rulesText = ({ rules, constraints, variants }: PortalConfig): string =>
  [rules, constraints, variants].map(textOf).join('\n');

const addressParts = [
  ...(['environments', 'brand', 'paths', 'frames', 'documents', 'lists', 'links'] as const),
  ...(['directory', 'pharmacies'] as const),
];

const newBasis = (config: PortalConfig): Basis => {
  const facts = factOrder(Object.keys(config.facts), [config]).flatMap((name) =>
    config.facts[name] ? [[name, config.facts[name]] as const] : [],
  );
  return { diagrams: new Diagrams(), space: space(facts), read: variableValue };
};

/** Returns a function that builds the models of many releases, oldest first, and reuses what did not change. */
export const sharedModels = (): ((portal: CompiledPortal) => SharedModel) => {
  let facts = '';
  let current: Basis | undefined;
  let basisCount = 0;
  let worlds = new Map<string, World>();
  const bases = new Map<string, string>();
  return (portal) => {
    const { config } = portal;
    if (!current || textOf(config.facts) !== facts || current.diagrams.size > mostCached) {
      facts = textOf(config.facts);
      current = newBasis(config);
      basisCount += 1;
      worlds = new Map();
    }
    const rules = rulesText(config);
    const world = worlds.get(rules) ?? worldOn(current, config);
    worlds.set(rules, world);
    const addresses = addressParts.map((part) => textOf(config[part])).join('\n');
    const key = `${String(basisCount)}\n${rules}\n${addresses}`;
    const basis = bases.get(key) ?? String(bases.size);
    bases.set(key, basis);
    return { model: portalModelIn(world, portal), basis };
  };
};
