import type { Diagram } from '../diagram/diagrams.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspection } from './inspection.ts';
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
  'data:pharmacyVendor',
];

const oneRule = (
  { world }: PortalModel,
  { suspect }: Inspection,
  [name, rule]: readonly [string, Diagram],
): AnalysisFinding | undefined => {
  const dead = suspect({ code: 'dead-rule', about: aboutRule(name), mustBeEmpty: rule, example: 1 });
  return dead ?? suspect({ code: 'always-true', about: aboutRule(name), mustBeEmpty: world.diagrams.not(rule), example: rule });
};

/** Rules that are dead, always true, or the same as an earlier rule or fact for every possible member. */
const meaningFindings = (model: PortalModel, inspection: Inspection): readonly AnalysisFinding[] => {
  const { world, portal } = model;
  const { diagrams, conditions, possible } = world;
  const seen = new Map<Diagram, string>();
  for (const { name, shape } of world.space.variables)
    if (shape.type === 'boolean') seen.set(diagrams.within(conditions.ofName(name) ?? 0, possible), name);
  return Object.keys(portal.config.rules).flatMap((name) => {
    const rule = conditions.ofName(name) ?? 0;
    const within = diagrams.within(rule, possible);
    const one = within < 2 ? oneRule(model, inspection, [name, rule]) : undefined;
    if (one) return [one];
    const other = seen.get(within);
    seen.set(within, other ?? name);
    if (other === undefined) return [];
    const same = conditions.ofName(other) ?? 0;
    const differ = diagrams.or(diagrams.minus(rule, same), diagrams.minus(same, rule));
    return inspection.suspect({ code: 'equal-rules', about: aboutRule(name), other, mustBeEmpty: differ, example: rule }) ?? [];
  });
};

const unusedFindings = ({ portal, items, world }: PortalModel, { remark }: Inspection): readonly AnalysisFinding[] => {
  const { config } = portal;
  const used = new Set(namedConditions(config, items).flatMap(({ names }) => names));
  const facts = Object.entries(config.facts).filter(([name, { from }]) => !used.has(name) && !readByThePortal.includes(from));
  const rules = Object.keys(config.rules).filter((name) => !used.has(name));
  const holds = (name: string): Diagram => world.conditions.ofName(name) ?? 1;
  return [
    ...facts.map(([name]) => remark({ code: 'unused-fact', about: { kind: 'fact', name }, example: holds(name) })),
    ...rules.map((name) => remark({ code: 'unused-rule', about: aboutRule(name), example: holds(name) })),
  ];
};

/** Everything to say about facts and rules by themselves. */
export const ruleFindings = (model: PortalModel, inspection: Inspection): readonly AnalysisFinding[] => [
  ...meaningFindings(model, inspection),
  ...unusedFindings(model, inspection),
];
