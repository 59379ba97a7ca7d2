import type { PortalModel } from '../model/portal-model.ts';
import { type AnalysisFinding, inspection } from './finding.ts';
import { itemFindings } from './items.ts';
import { labelFindings, ruleFindings, screenFindings } from './rules.ts';
import { contradiction } from './states.ts';

/** A finding that is accepted, by its id, with the reason. */
export interface Waiver {
  readonly finding: string;
  readonly reason: string;
}

export interface Analysis {
  /** What nobody waived; errors first. */
  readonly findings: readonly AnalysisFinding[];
  readonly waived: readonly (AnalysisFinding & { readonly reason: string })[];
}

const allFindings = (model: PortalModel): readonly AnalysisFinding[] => {
  const inspect = inspection(model);
  const contradicting = contradiction(model.world);
  if (contradicting !== undefined)
    return [inspect({ code: 'contradictory-constraints', about: { kind: 'constraint', name: contradicting }, example: () => 0 })];
  return [ruleFindings, itemFindings, labelFindings, screenFindings].flatMap((findings) => findings(model, inspect));
};

const stale = ({ finding }: Waiver): AnalysisFinding => ({
  id: `stale-waiver:${finding}`,
  code: 'stale-waiver',
  severity: 'warning',
  about: { kind: 'waiver', name: finding },
  witness: () => undefined,
  assumes: [],
});

/** Waivers that meet no finding; nothing is said of them while constraints contradict each other and no other finding is looked for. */
const staleWaivers = ({ world }: PortalModel, waivers: readonly Waiver[], met: ReadonlySet<string>): readonly AnalysisFinding[] =>
  world.possible === 0 ? [] : waivers.filter(({ finding }) => !met.has(finding)).map(stale);

/** Every finding about a configuration over all possible members, with the waived ones apart; a waiver that meets no finding is a finding. */
export const analyse = (model: PortalModel, waivers: readonly Waiver[] = []): Analysis => {
  const reasons = new Map(waivers.map(({ finding, reason }) => [finding, reason]));
  const all = allFindings(model);
  const met = new Set(all.map(({ id }) => id));
  const open = [...all.filter(({ id }) => !reasons.has(id)), ...staleWaivers(model, waivers, met)];
  const waived = all.flatMap((finding) => {
    const reason = reasons.get(finding.id);
    return reason === undefined ? [] : [{ ...finding, reason }];
  });
  const ranked = [...open.filter(({ severity }) => severity === 'error'), ...open.filter(({ severity }) => severity === 'warning')];
  return { findings: ranked, waived };
};
