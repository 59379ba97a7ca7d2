import { memoizeBy } from '../../rules/memoize.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { contradiction } from '../model/states.ts';
import { dayFindings } from './days.ts';
import { type AnalysisFinding, type Inspect, inspection } from './finding.ts';
import { idleConditionFindings, looseFactFindings } from './idle-conditions.ts';
import { itemFindings } from './items.ts';
import { caseFindings } from './many-cases.ts';
import { labelFindings, ruleFindings, screenFindings } from './rules.ts';

/** A finding that is accepted, by its id, with the reason. */
export interface Waiver {
  readonly finding: string;
  readonly reason: string;
}

export interface Analysis {
  /** Findings without a waiver; errors first. */
  readonly findings: readonly AnalysisFinding[];
  readonly waived: readonly (AnalysisFinding & { readonly reason: string })[];
}

interface Inspected {
  readonly model: PortalModel;
  readonly inspect: Inspect;
}

type Search = (inspected: Inspected) => readonly AnalysisFinding[];

/** A search that reads no words of members: what it found is kept for as long as the configuration, which has one world, is the same. */
const wordless = (findings: (model: PortalModel, inspect: Inspect) => readonly AnalysisFinding[]): Search =>
  memoizeBy(
    ({ model }: Inspected) => model.world,
    ({ model, inspect }) => findings(model, inspect),
  );

const idleConditions = wordless(idleConditionFindings);

const searches: readonly Search[] = [
  wordless(ruleFindings),
  wordless(caseFindings),
  idleConditions,
  wordless(looseFactFindings),
  wordless(itemFindings),
  ({ model, inspect }) => labelFindings(model, inspect),
  wordless(screenFindings),
  wordless(dayFindings),
];

const allFindings = (model: PortalModel): readonly AnalysisFinding[] => {
  const inspect = inspection(model);
  const contradicting = contradiction(model.world);
  if (contradicting !== undefined)
    return [inspect({ code: 'contradictory-constraints', about: { kind: 'constraint', name: contradicting }, example: () => 0 })];
  return searches.flatMap((search) => search({ model, inspect }));
};

const staleWaiver = ({ finding }: Waiver): AnalysisFinding => ({
  id: `stale-waiver:${finding}`,
  code: 'stale-waiver',
  severity: 'warning',
  about: { kind: 'waiver', name: finding },
  witness: () => undefined,
  assumes: [],
});

/** Waivers that match no finding; none is reported while constraints contradict each other, because no other finding is looked for then. */
const staleWaivers = ({ world }: PortalModel, waivers: readonly Waiver[], found: ReadonlySet<string>): readonly AnalysisFinding[] =>
  world.possible === 0 ? [] : waivers.filter(({ finding }) => !found.has(finding)).map(staleWaiver);

/** Every finding about a configuration over all possible members, with the waived ones apart; a waiver that matches no finding is a finding. */
export const analyse = (model: PortalModel, waivers: readonly Waiver[] = []): Analysis => {
  const reasons = new Map(waivers.map(({ finding, reason }) => [finding, reason]));
  const all = allFindings(model);
  const found = new Set(all.map(({ id }) => id));
  const open = [...all.filter(({ id }) => !reasons.has(id)), ...staleWaivers(model, waivers, found)];
  const waived = all.flatMap((finding) => {
    const reason = reasons.get(finding.id);
    return reason === undefined ? [] : [{ ...finding, reason }];
  });
  const ranked = [...open.filter(({ severity }) => severity === 'error'), ...open.filter(({ severity }) => severity === 'warning')];
  return { findings: ranked, waived };
};

/** Returns the names of the rules of which the check warns that a part changes nothing. */
export const redundantRules = (model: PortalModel, waivers: readonly Waiver[] = []): ReadonlySet<string> => {
  const waived = new Set(waivers.map(({ finding }) => finding));
  const open = idleConditions({ model, inspect: inspection(model) }).filter(({ id }) => !waived.has(id));
  return new Set(open.flatMap(({ about }) => (about.kind === 'rule' ? [about.name] : [])));
};
