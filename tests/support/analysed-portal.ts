import { portalModel, type PortalModel } from '../../src/analysis/model/portal-model.ts';
import { readPortal } from '../../src/authoring/project/read-portal.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { type SampleState, sampleStates } from '../../src/samples/sample-states.ts';
import { projectRoot } from './project-files.ts';

const now = Date.parse('2026-11-17T20:00:00Z');

interface AnalysedPortal {
  readonly model: PortalModel;
  readonly states: readonly SampleState[];
  /** Epoch milliseconds at which the states were taken. */
  readonly now: number;
}

/** The shipped configuration, its model, and the sample members at a fixed moment in one language. */
export const analysedPortal = (language: 'en' | 'es' = 'en'): AnalysedPortal => {
  const { portal } = readPortal(`${projectRoot}/config`, `${projectRoot}/locales`);
  return { model: portalModel(portal), states: sampleStates(readMembers(), { config: portal.config, now, language }), now };
};
