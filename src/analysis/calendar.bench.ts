import { describe } from 'vitest';
import { compiledConfig } from '../../tests/support/config/frozen-config.ts';
import { benchWithin, timed } from '../../tests/support/reports/timing.ts';
import { changeDays, daysLater, onDay } from '../config/calendar.ts';
import type { CompiledPortal } from '../config/compile/compile-config.ts';
import { portalModel } from './model/portal-model.ts';
import { gatingTable } from './table/gating-table.ts';

const portal = compiledConfig();

const dated = 200;
const days = 60;

const withDays = (): CompiledPortal => {
  let count = 0;
  const datedIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(datedIn);
    if (typeof value !== 'object' || value === null) return value;
    const inner: Readonly<Record<string, unknown>> = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, datedIn(one)]),
    );
    if (!('id' in inner) || 'type' in inner || count === dated) return inner;
    count += 1;
    return { ...inner, from: daysLater('2026-01-01', count % days) };
  };
  return {
    ...portal,
    config: { ...portal.config, screens: datedIn(portal.config.screens) as typeof portal.config.screens },
  };
};

describe('the gating table of one day, of 200 dated items over 60 days', () => {
  const whole = withDays();
  if (changeDays(whole.config).length !== days)
    throw new Error('The spans are not as many as they should be.');
  const undated = timed(() => void gatingTable(portalModel(portal), 'en'));
  const ofDay = timed(
    () => void gatingTable(portalModel({ ...whole, config: onDay(whole.config, '2027-01-01') }), 'en'),
  );
  benchWithin('of a day on which all are there', ofDay, {
    runs: 5,
    atMost: 1.5,
    of: undated,
    called: 'that without days',
  });
});
