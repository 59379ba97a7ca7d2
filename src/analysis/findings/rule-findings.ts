import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspect } from './inspection.ts';
import { sampled } from './sampled.ts';
import { namedConditions } from './named-conditions.ts';

const aboutRule = (name: string) => ({ kind: 'rule', name }) as const;

/** Facts that the portal's own parts read, whether or not a rule names them. */
const readByThePortal: readonly string[] = [
  'session:isLoggedIn',
  'session:isCoverageSelected',
  'session:language',
  'derived:coverageCount',
  'derived:network',
  'derived:hasOtcLink',
  'derived:hasPbaId',
  'derived:hasPlanSpending',
  'derived:hasCostShares',
  'derived:hasInvoice',
  'data:pharmacyVendor',
];

/** The same number for conditions that hold for the same possible members: what a sample tells from all others is its own. */
const meaningIn = (world: World, all: readonly Diagram[]): ((one: Diagram) => Diagram) => {
  const samples = sampled(world);
  const firsts = new Map<string, Diagram>();
  const alike = new Set<Diagram>();
  for (const one of new Set([0, 1, ...all])) {
    const look = samples.map((holds) => holds(one)).join();
    const first = firsts.get(look);
    if (first === undefined) firsts.set(look, one);
    else alike.add(first).add(one);
  }
  return (one) => (alike.has(one) ? world.diagrams.within(one, world.possible) : one);
};

/** Rules that are dead, always true, or the same as an earlier rule or fact for every possible member. */
const meaningFindings = ({ world, portal }: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { diagrams, conditions, space } = world;
  const of = (name: string): Diagram => conditions.ofName(name) ?? 0;
  const rules = Object.keys(portal.config.rules);
  const facts = space.variables.filter(({ shape }) => shape.type === 'boolean').map(({ name }) => name);
  const meaning = meaningIn(world, [...facts, ...rules].map(of));
  const seen = new Map(facts.map((name) => [meaning(of(name)), name]));
  return rules.flatMap((name) => {
    const about = aboutRule(name);
    const rule = of(name);
    const means = meaning(rule);
    if (means === 0) return [inspect({ code: 'dead-rule', about, nobody: () => rule, example: () => 1 })];
    if (means === 1) return [inspect({ code: 'always-true', about, nobody: () => diagrams.not(rule), example: () => rule })];
    const other = seen.get(means);
    if (other === undefined) {
      seen.set(means, name);
      return [];
    }
    const differ = (): Diagram => diagrams.ite(rule, diagrams.not(of(other)), of(other));
    return [inspect({ code: 'equal-rules', about, other, nobody: differ, example: () => rule })];
  });
};

const unusedFindings = ({ portal, items, world }: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { config } = portal;
  const used = new Set(namedConditions(config, items).flatMap(({ names }) => names));
  const facts = Object.entries(config.facts).filter(([name, { from }]) => !used.has(name) && !readByThePortal.includes(from));
  const rules = Object.keys(config.rules).filter((name) => !used.has(name));
  const holds = (name: string): Diagram => world.conditions.ofName(name) ?? 1;
  return [
    ...facts.map(([name]) => inspect({ code: 'unused-fact', about: { kind: 'fact', name }, example: () => holds(name) })),
    ...rules.map((name) => inspect({ code: 'unused-rule', about: aboutRule(name), example: () => holds(name) })),
  ];
};

/** Everything to say about facts and rules by themselves. */
export const ruleFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => [
  ...meaningFindings(model, inspect),
  ...unusedFindings(model, inspect),
];
