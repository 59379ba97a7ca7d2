import type { PortalConfig } from '../../config/portal-config.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import type { World } from './world.ts';

/** The condition of the fact that comes from this source (`session:isLoggedIn`); without such a fact, always. */
export const factFrom = (config: Pick<PortalConfig, 'facts'>, world: World, from: string): Diagram => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === from);
  return name === undefined ? 1 : (world.conditions.ofName(name) ?? 1);
};
