import { diffReport, type DiffReport } from '../../analysis/diff/diff-report.ts';
import { meaningDiff } from '../../analysis/diff/meaning-diff.ts';
import type { Portal } from '../../analysis/model/world.ts';
import type { Language } from '../../config/portal-config.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';

/** Who sees what differently between two configurations, in words of one language, with the sample members concerned. */
export const meaningReport = (before: Portal, after: Portal, language: Language = 'en'): DiffReport => {
  const config = { ...after.config, facts: { ...before.config.facts, ...after.config.facts } };
  return diffReport(meaningDiff(before, after), language, sampleStates(readMembers(), { config, now: Date.now(), language }));
};
