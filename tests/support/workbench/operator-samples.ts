import type { SourceFiles } from '../../../src/config/files/source.ts';
import type { Draft, Judgement } from '../../../src/workbench/api/generated/api-shapes.ts';
import { draftRoutes, reviewedDraft, reviewedCheckResult } from './draft-samples.ts';
import { type FakeRoutes, ok } from './fake-server.ts';
import { samplePeople } from './samples.ts';
import { smallSource } from './small-source.ts';

const { otto } = samplePeople;
const file = 'config/environments.json';

const environment = {
  origins: ['https://members.example'],
  publicDomain: 'www.plan.example',
  legacy: 'https://old.example/',
  api: 'https://old.example/',
  fhir: {
    ...{ issuers: ['https://fhir.example/r4'], authorize: 'https://fhir.example/authorize' },
    ...{ token: 'https://fhir.example/token', clientId: 'portal', pkce: true },
  },
  ...{ content: 'https://content.example/', launchOption: 'fhir' },
  ...{ frameOrigins: ['https://old.example'], spanishHosts: [] },
};

const withEnvironments = (environments: object): SourceFiles => ({
  ...smallSource,
  [file]: `${JSON.stringify({ environments }, null, 2)}\n`,
});
const dev = { ...environment, origins: ['https://dev.example'] };

/** What the draft of the sample starts from: two environments. */
export const settingsBefore = withEnvironments({ prod: environment, dev });

const settingsAfter = withEnvironments({
  prod: {
    ...environment,
    fhir: { ...environment.fhir, authorize: 'https://login.example/authorize', pkce: false },
    frameOrigins: ['https://pay.example'],
  },
  dev,
});

/** An operator's draft in review: sign-ins go elsewhere without a protection, and other pages are embedded. */
export const operatorDraft: Draft = {
  ...reviewedDraft,
  ...{ name: 'Other sign-in page', kind: 'operator', approvalsNeeded: 2 },
  ...{ authors: [otto], createdBy: otto, edits: [], reviews: [] },
};

const other = (at: string, before?: string, after?: string) => ({
  at: `environments.prod.${at}`,
  before,
  after,
});

const checkResult: Judgement = {
  ...{ source: operatorDraft.source, problems: [], untold: null, staleWords: [], risks: [] },
  meaning: {
    ...{ isEmpty: false, changes: [], moved: [], unaffected: [], samples: ['m01', 'm08'] },
    other: [
      other('fhir.authorize', '"https://fhir.example/authorize"', '"https://login.example/authorize"'),
      other('fhir.pkce', 'true', 'false'),
      other('frameOrigins.0', '"https://old.example"', '"https://pay.example"'),
    ] as NonNullable<Judgement['meaning']>['other'],
  },
};

/** A server with this draft; its release 42, which is live if `isLive`, has the settings of the draft. */
export const operatorRoutes = (changed: Partial<Draft> = {}, isLive = false): FakeRoutes => {
  const draft = { ...operatorDraft, ...changed };
  const usual = draftRoutes({}, isLive);
  const [base, own, live] = ['a', 'b', 'c'].map((letter) => `GET /api/sources/${letter.repeat(64)}`);
  const after = () => ok({ files: settingsAfter });
  return {
    ...usual,
    'GET /api/drafts/:id': () => ok(draft),
    'GET /api/drafts/:id/judgement': () =>
      ok({ ...(draft.kind === 'operator' ? checkResult : reviewedCheckResult), source: draft.source }),
    [`${base}`]: () => ok({ files: settingsBefore }),
    [`${own}`]: after,
    [`${live}`]: after,
    [`${base}/judgement`]: () => ok({ ...checkResult, source: 'a'.repeat(64) }),
    [`${live}/judgement`]: () => ok({ ...checkResult, source: 'c'.repeat(64) }),
  };
};
