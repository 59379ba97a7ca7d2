import { type PortalModel, portalModel } from '../../analysis/model/portal-model.ts';
import { onDay } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { memoize } from '../../rules/memoize.ts';

/** How a portal stands: on a day (YYYY-MM-DD, Pacific time) instead of with every entry, and as if some constraints were not. */
export interface Stand {
  readonly on?: string | undefined;
  /** Ids of constraints that do not count; unknown ones say nothing. */
  readonly without?: readonly string[] | undefined;
}

interface Wished {
  readonly day: string;
  readonly without: readonly string[];
}

const standing = memoize((portal: CompiledPortal) =>
  memoize((key: string): CompiledPortal => {
    const { day, without } = JSON.parse(key) as Wished;
    const { constraints } = portal.config;
    const config = day === '' ? portal.config : onDay(portal.config, day);
    return { ...portal, config: { ...config, constraints: constraints.filter(({ id }) => !without.includes(id)) } };
  }),
);

/** A portal as it stands: the portal itself where nothing else is wished, and the same one for the same wish. */
export const portalStanding = (portal: CompiledPortal, { on = '', without = [] }: Stand): CompiledPortal =>
  on === '' && without.length === 0 ? portal : standing(portal)(JSON.stringify({ day: on, without: [...without].sort() }));

const modelOf = memoize((portal: CompiledPortal): PortalModel => portalModel(portal));

/** Who sees what in a portal as it stands, worked out once for the same wish. Throws `TooLarge`. */
export const modelStanding = (portal: CompiledPortal, stand: Stand): PortalModel => modelOf(portalStanding(portal, stand));
