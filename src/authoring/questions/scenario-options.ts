import { type PortalModel, portalModel } from '../../analysis/model/portal-model.ts';
import { onDay } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { memoize } from '../../rules/memoize.ts';

/**
 * Options of a scenario: a day (YYYY-MM-DD, Pacific time) and constraints to ignore. Without a day, all
 * dated entries are shown.
 */
export interface ScenarioOptions {
  readonly on?: string | undefined;
  /** Ids of constraints to ignore. Unknown ids have no effect. */
  readonly without?: readonly string[] | undefined;
}

interface ScenarioKey {
  readonly day: string;
  readonly without: readonly string[];
}

const cachedPortals = memoize((portal: CompiledPortal) =>
  memoize((key: string): CompiledPortal => {
    const { day, without } = JSON.parse(key) as ScenarioKey;
    const { constraints } = portal.config;
    const config = day === '' ? portal.config : onDay(portal.config, day);
    return {
      ...portal,
      config: { ...config, constraints: constraints.filter(({ id }) => !without.includes(id)) },
    };
  }),
);

/**
 * Returns a portal under a scenario: the portal itself without options, and the same object for the same
 * options.
 */
export const portalInScenario = (
  portal: CompiledPortal,
  { on = '', without = [] }: ScenarioOptions,
): CompiledPortal =>
  on === '' && without.length === 0
    ? portal
    : cachedPortals(portal)(JSON.stringify({ day: on, without: [...without].sort() }));

const modelOf = memoize((portal: CompiledPortal): PortalModel => portalModel(portal));

export const modelInScenario = (portal: CompiledPortal, stand: ScenarioOptions): PortalModel =>
  modelOf(portalInScenario(portal, stand));
