import { describe } from 'vitest';
import { compiledConfig } from '../../tests/support/config/frozen-config.ts';
import { benchWithin, fixedLoop, timed, timing } from '../../tests/support/reports/timing.ts';
import { type Claim, claimAnswer } from './findings/assertions.ts';
import { portalModel, type PortalModel } from './model/portal-model.ts';

const portal = compiledConfig();
const { items } = portalModel(portal);

const claims = items.slice(0, 100).map(({ id }, at): Claim => {
  const who = Object.keys(portal.config.rules)[at % Object.keys(portal.config.rules).length];
  const says = (['sees', 'neverSees', 'reaches'] as const)[at % 3] ?? 'sees';
  return {
    who,
    plan: undefined,
    says,
    parts: [id],
    within: says === 'reaches' ? 3 : undefined,
    start: 'home',
  };
});

const each = (model: PortalModel): readonly number[] =>
  claims.map((claim) => {
    const one = timed(() => void claimAnswer(model, claim));
    one.run();
    return one.fastest();
  });

describe('100 assertions about the shipped configuration, over all members and days', () => {
  const p95 = timing(() => [...each(portalModel(portal))].sort((one, other) => one - other)[94] ?? Infinity);
  benchWithin('one of them, p95', p95, { runs: 10, atMost: 3, of: fixedLoop(), called: 'the fixed loop' });
});
