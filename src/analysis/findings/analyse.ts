import { memoizeBy } from '../../rules/memoize.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { contradiction } from '../model/states.ts';
import { dayFindings } from './days.ts';
import { type AnalysisFinding, type Inspect, inspection } from './finding.ts';
import { idleConditionFindings, looseFactFindings } from './idle-conditions.ts';
import { itemFindings } from './items.ts';
import { caseFindings } from './many-cases.ts';
import { labelFindings, ruleFindings, screenFindings } from './rules.ts';

export interface Waiver {
  readonly finding: string;
  readonly reason: string;
}

export interface Analysis {
  /** Findings without a waiver, errors first. */
  readonly findings: readonly AnalysisFinding[];
  readonly waived: readonly (AnalysisFinding & { readonly reason: string })[];
}

interface Inspected {
  readonly model: PortalModel;
  readonly inspect: Inspect;
}

type Search = (inspected: Inspected) => readonly AnalysisFinding[];

// Cached by configuration, since these searches do not read texts.
const wordless = (findings: (model: PortalModel, inspect: Inspect) => readonly AnalysisFinding[]): Search =>
  memoizeBy(
    ({ model }: Inspected) => model.items,
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
    return [
      inspect({
        code: 'contradictory-constraints',
        about: { kind: 'constraint', name: contradicting },
        example: () => 0,
      }),
    ];
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

// Contradicting constraints stop all other searches, so then no waiver is reported as outdated.
const staleWaivers = (
  { world }: PortalModel,
  waivers: readonly Waiver[],
  found: ReadonlySet<string>,
): readonly AnalysisFinding[] =>
  world.possible === 0 ? [] : waivers.filter(({ finding }) => !found.has(finding)).map(staleWaiver);

/**
 * Returns the findings about a configuration and the waived ones. A waiver that matches no finding is a
 * finding too.
 */
export const analyse = (model: PortalModel, waivers: readonly Waiver[] = []): Analysis => {
  const reasons = new Map(waivers.map(({ finding, reason }) => [finding, reason]));
  const all = allFindings(model);
  const found = new Set(all.map(({ id }) => id));
  const open = [...all.filter(({ id }) => !reasons.has(id)), ...staleWaivers(model, waivers, found)];
  const waived = all.flatMap((finding) => {
    const reason = reasons.get(finding.id);
    return reason === undefined ? [] : [{ ...finding, reason }];
  });
  const ranked = [
    ...open.filter(({ severity }) => severity === 'error'),
    ...open.filter(({ severity }) => severity === 'warning'),
  ];
  return { findings: ranked, waived };
};

/** Returns the names of rules with a part that has no effect. */
export const redundantRules = (model: PortalModel, waivers: readonly Waiver[] = []): ReadonlySet<string> => {
  const waived = new Set(waivers.map(({ finding }) => finding));
  const open = idleConditions({ model, inspect: inspection(model) }).filter(({ id }) => !waived.has(id));
  return new Set(open.flatMap(({ about }) => (about.kind === 'rule' ? [about.name] : [])));
};
